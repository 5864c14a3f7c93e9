import { z } from 'zod/mini';
import { sendFile } from '#web/lib/send-file.ts';

const answerSchema = z.object({ imageId: z.string() });

/**
 * Uploads a photo of a location and tells how far it is, from 0 to 1.
 * @returns the file's id.
 * @throws Error where it was refused or did not arrive.
 */
export const sendPhoto = async (file: File, onProgress: (done: number) => void): Promise<string> =>
  answerSchema.parse(await sendFile('/uploads/listing-photo', file, onProgress)).imageId;
