import { Agent, request } from 'node:http';
import type { FuzzRequest } from './fuzz-request.fixture.ts';

const agent = new Agent({ keepAlive: true });

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly etag: string;
  readonly body: string;
  readonly ms: number;
}

/** Sends a request as it stands, without the corrections that a browser makes to addresses. @throws when none answers. */
export function ask(base: string, { method, url, headers, payload }: FuzzRequest): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const before = performance.now();
  return new Promise((resolve, reject) => {
    const length = payload === undefined ? {} : { 'content-length': String(payload.length) };
    const sent = request({ agent, hostname, port, method, path: url, headers: { ...headers, ...length } });
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          etag: String(response.headers.etag ?? ''),
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - before,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

export const closeConnections = (): void => agent.destroy();
