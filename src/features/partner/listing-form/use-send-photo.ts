import { useMemo } from 'react';
import { z } from 'zod/mini';
import { sendFile } from '#web/lib/send-file.ts';
import { useForPartner } from '../guard/for-partner.tsx';

const answerSchema = z.object({ imageId: z.string() });

/**
 * Uploads a photo of a location and tells how far it is, from 0 to 1.
 * @returns the file's id.
 * @throws Error where it was refused or did not arrive.
 */
type SendPhoto = (file: File, onProgress: (done: number) => void) => Promise<string>;

const sender =
  (address: string): SendPhoto =>
  async (file, onProgress) =>
    answerSchema.parse(await sendFile(address, file, onProgress)).imageId;

const own = sender('/uploads/listing-photo');

/** Sends photos: a partner theirs, an administrator those of the location that they edit for its partner. */
export function useSendPhoto(): SendPhoto {
  const { listingId } = useForPartner();
  return useMemo(() => (listingId === null ? own : sender(`/uploads/listing-photo/${listingId}`)), [listingId]);
}
