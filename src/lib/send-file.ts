import { z } from 'zod/mini';

const answerSchema = z.object({ imageId: z.string() });

/**
 * Uploads a photo of a location and tells how far it is, from 0 to 1.
 * @returns the file's id.
 * @throws Error where it was refused or did not arrive.
 */
export function sendPhoto(file: File, onProgress: (done: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/uploads/listing-photo');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      if (request.status !== 200) return reject(new Error(String(request.status)));
      const answer: unknown = JSON.parse(request.responseText);
      return resolve(answerSchema.parse(answer).imageId);
    });
    request.addEventListener('error', () => reject(new Error('The upload did not arrive')));
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
