import { createServer, get, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface KeptAnswer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface KeepingServer {
  readonly base: string;
  stop(): void;
}

/** What a server answers at an address, as it travels. */
export function keepAnswer(address: string): Promise<KeptAnswer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, async (response) => {
      const { 'transfer-encoding': _, connection: __, ...headers } = response.headers;
      resolve({ headers, body: await buffer(response) });
    }).on('error', reject);
  });
}

/** Answers the kept addresses as files are answered, at once and whole; for all others it asks the product's server. */
export async function startKeepingServer(
  kept: ReadonlyMap<string, KeptAnswer>,
  product: string,
): Promise<KeepingServer> {
  const { host } = new URL(product);
  const server = createServer((asked, answer) => {
    const file = kept.get(asked.url ?? '');
    if (file !== undefined) return answer.writeHead(200, file.headers).end(file.body);
    const passed = request(
      `${product}${asked.url}`,
      { method: asked.method, headers: { ...asked.headers, host } },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
