import { z } from 'zod/mini';

/**
 * Sends a file to an address of this site and tells how far it is, from 0 to 1.
 * @returns what was answered.
 * @throws Error with what the refusal says to people, in the page's language; without words where it did not arrive.
 */
export function sendFile(address: string, file: File, onProgress: (done: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('accept-language', document.documentElement.dataset.locale ?? '');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      if (request.status !== 200) return reject(new Error(wordsOf(request.responseText)));
      const answer: unknown = JSON.parse(request.responseText);
      return resolve(answer);
    });
    request.addEventListener('error', () => reject(new Error('')));
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

const refusalSchema = z.object({
  error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** What a refusal in the contract's format says; nothing for any other answer. */
function wordsOf(text: string): string {
  try {
    const { error, errors = {} } = refusalSchema.parse(JSON.parse(text));
    return error ?? Object.values(errors).flat().join(' ');
  } catch {
    return '';
  }
}
