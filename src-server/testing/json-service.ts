import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Question {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}

interface JsonService {
  readonly url: string;
  /** What was asked since the answer was laid ready, oldest first. */
  readonly asked: readonly Question[];
  /** What it answers from now on. */
  answer(body: unknown, status?: number): void;
  close(): Promise<void>;
}

/** A service of another person's that takes and gives JSON, with the answers that a test lays ready. */
export async function startJsonService(): Promise<JsonService> {
  let asked: Question[] = [];
  let ready: { readonly status: number; readonly body: unknown } = { status: 200, body: {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Question['body'];
    asked.push({ path: request.url, headers: request.headers, body });
    response.writeHead(ready.status, { 'content-type': 'application/json' }).end(JSON.stringify(ready.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get asked() {
      return asked;
    },
    answer: (body, status = 200) => {
      asked = [];
      ready = { status, body };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
