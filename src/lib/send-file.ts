/**
 * Sends a file to an address of this site and tells how far it is, from 0 to 1.
 * @returns what was answered.
 * @throws Error where it was refused or did not arrive.
 */
export function sendFile(address: string, file: File, onProgress: (done: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      if (request.status !== 200) return reject(new Error(String(request.status)));
      const answer: unknown = JSON.parse(request.responseText);
      return resolve(answer);
    });
    request.addEventListener('error', () => reject(new Error('The upload did not arrive')));
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
