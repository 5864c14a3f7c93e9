import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly body: string;
}

interface GetOptions {
  /** Also keeps the body, which takes the client's time. */
  readonly keepBody?: boolean;
  readonly encoding?: string;
  readonly cookie?: string | undefined;
}

export function fetchPath(
  base: string,
  path: string,
  { keepBody = false, encoding = 'identity', cookie }: GetOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(
      `${base}${path}`,
      { agent, headers: { 'accept-encoding': encoding, ...(cookie && { cookie }) } },
      (response) => {
        let bytes = 0;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (keepBody) chunks.push(chunk);
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, bytes, body: Buffer.concat(chunks).toString() }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}

/**
 * Asks for many paths, a few at a time.
 * @throws Error at the first answer that is not 200
 */
export async function fetchAll(
  base: string,
  paths: readonly string[],
  atOnce: number,
  { encoding = 'identity', cookie }: Pick<GetOptions, 'encoding' | 'cookie'> = {},
): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const { status } = await fetchPath(base, path, { encoding, cookie });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Asks for paths one after the other, `atOnce` at a time. @returns how many were answered in a second */
export async function answersPerSecond(
  base: string,
  path: (number: number) => string,
  atOnce: number,
  seconds: number,
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let next = 0;
  const work = async () => {
    while (performance.now() < end) await fetchAll(base, [path(next++)], 1, { encoding: 'br' });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (next / (performance.now() - begun)) * 1000;
}

export const closeConnections = (): void => agent.destroy();
