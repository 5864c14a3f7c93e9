import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './reckon.ts';

/** How long a caller waits for an answer, in milliseconds. */
const PATIENCE_MS = 30_000;

/** A process behind the balancer. */
export interface Served {
  readonly name: string;
  readonly port: number;
  /** Whether it told that it is on its way out. */
  readonly isStopping: () => boolean;
}

export interface Balancer {
  readonly origin: string;
  /** Every answer of every process so far. */
  readonly answers: readonly Answer[];
  stop(): void;
}

interface Told {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/**
 * A balancer that gives each request to the next process: to another one where it refuses the connection or is on its way
 * out, to none twice that took it. Writes down what each process answered.
 */
export async function startBalancer(served: readonly Served[]): Promise<Balancer> {
  const answers: Answer[] = [];
  let turn = 0;
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    turn += 1;
    const inTurn = served.map((_, index) => served[(turn + index) % served.length] as Served);
    const order = [...inTurn.filter((each) => !each.isStopping()), ...inTurn.filter((each) => each.isStopping())];
    const { method = 'GET', url = '/', headers } = request;
    for (const { name, port } of order) {
      const at = Date.now();
      try {
        const told = await forward({ port, method, path: url, headers, body });
        note({
          process: name,
          at,
          method,
          url,
          status: told.status,
          isTimed: told.headers['retry-after'] !== undefined,
        });
        response.writeHead(told.status, told.headers).end(told.body);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') continue;
        note({ process: name, at, method, url, status: 0, isTimed: false });
        response.writeHead(502).end();
        return;
      }
    }
    response.writeHead(502).end();
  }
  function note({ url, ...answer }: Omit<Answer, 'path' | 'endedAt'> & { readonly url: string }) {
    answers.push({ ...answer, path: url.split('?')[0] ?? '', endedAt: Date.now() });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

interface Forwarded {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** @throws where the connection is refused, cut, or says nothing for 30 seconds. */
function forward({ port, method, path, headers, body }: Forwarded): Promise<Told> {
  return new Promise((resolve, reject) => {
    const onward = ask(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, connection: 'close' }, agent: false },
      (answer) => {
        bodyOf(answer).then(
          (told) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: told }),
          reject,
        );
      },
    );
    onward.setTimeout(PATIENCE_MS, () => onward.destroy(new Error('no answer')));
    onward.on('error', reject);
    onward.end(body);
  });
}
