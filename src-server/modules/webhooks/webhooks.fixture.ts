import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { webhookGroupNames } from '#shared/integrations/webhook-events.ts';
import { atTheCounter } from '#server/modules/custody/custody.fixture.ts';
import type { TestApp } from '#server/testing/test-app.ts';

interface Heard {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly raw: string;
  readonly event: {
    readonly id: string;
    readonly type: string;
    readonly timestamp: string;
    readonly revision?: number;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

type Behaviour = (response: ServerResponse, heard: Heard) => void;

/** Takes everything. */
export const takes: Behaviour = (response) => void response.writeHead(204).end();

/** Answers a status with these headers. */
export const answers =
  (status: number, headers: Record<string, string> = {}, body = ''): Behaviour =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** A person's server that receives events, and behaves as a test says. */
export async function startReceiver() {
  let behaviour: Behaviour = takes;
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString('utf8');
    const one: Heard = {
      path: request.url,
      headers: request.headers,
      raw,
      event: JSON.parse(raw) as Heard['event'],
    };
    heard.push(one);
    behaviour(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/cloakroom`,
    heard,
    types: () => heard.map(({ event }) => event.type),
    behave: (as: Behaviour) => {
      behaviour = as;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/**
 * Checks a signature as a receiver does, by the library of the standard. Its clock is the machine's: the time that was
 * signed is put where it looks, and nothing else of the signature depends on it.
 * @throws WebhookVerificationError when it does not hold.
 */
export function verified(secret: string, { headers, raw }: Heard): unknown {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
  const given = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const realNow = Date.now;
  Date.now = () => Number(given['webhook-timestamp']) * 1000;
  try {
    return new Webhook(secret).verify(raw, given);
  } finally {
    Date.now = realNow;
  }
}

/** A person's counter whose partner receives all events at a server of theirs. */
export async function listenAtTheCounter(t: TestApp) {
  const receiver = await startReceiver();
  const counter = await atTheCounter(t);
  // Events from before the receiver listened.
  await t.runJobs();
  await counter.owner.webhooks.save({ url: receiver.url, groups: [...webhookGroupNames] });
  return { receiver, counter };
}
