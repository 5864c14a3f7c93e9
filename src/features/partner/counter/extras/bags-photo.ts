/** Longest side in px, as the server keeps it: a phone's own picture would be many times as much to send. */
const SIDE = 1600;

/** A picture that a camera made, turned upright and made small enough to keep and to send. @throws where it is none. */
export async function smallPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)), 'image/jpeg', 0.82),
  );
}

interface Photo {
  readonly id: string;
  readonly picture: Blob;
}

/**
 * Sends a photo of a booking's bags; the same id again is the same photo.
 * @returns whether the server has it now; false where it does not take it, however often it is sent.
 * @throws where there is no answer, or none that says anything of the photo; with the status, as a call of ours.
 */
export async function sendPhoto(bookingId: string, { id, picture }: Photo): Promise<boolean> {
  const body = new FormData();
  body.append('file', picture, 'bags.jpg');
  const { ok, status } = await fetch(`/uploads/hand-over-photo/${bookingId}/${id}`, { method: 'POST', body });
  if (!ok && (status >= 500 || status === 429))
    throw Object.assign(new Error(String(status)), { data: { httpStatus: status } });
  return ok;
}
