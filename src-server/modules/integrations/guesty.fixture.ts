import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { rest } from '#server/modules/accounts/accounts.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Guesty as it is on bad days: it answers what a test lays ready, and counts what it was asked. */
async function startGuesty() {
  const asked: string[] = [];
  const tokens = { given: 0, isRefused: false, most: Infinity };
  const ready: { answer: Answer } = { answer: (_request, response) => response.writeHead(500).end('{}') };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      if (request.url === '/oauth2/token') {
        if (tokens.isRefused) return response.writeHead(401).end('{}');
        if (tokens.given >= tokens.most) return response.writeHead(429).end('{}');
        tokens.given += 1;
        const access_token = `token-${tokens.given}`;
        return response.end(JSON.stringify({ access_token, expires_in: 86_400, token_type: 'Bearer' }));
      }
      return ready.answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    tokens,
    answers: (answer: Answer) => {
      ready.answer = answer;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export let t: TestApp;
export let guesty: Awaited<ReturnType<typeof startGuesty>>;

/** For a file of tests: the product, and a Guesty that it asks. */
export function useGuesty(): void {
  beforeAll(async () => {
    guesty = await startGuesty();
    t = await createTestApp({ config: { GUESTY_URL: guesty.url, RATE_LIMITS: true } });
  });
  afterAll(async () => {
    await t.close();
    await guesty.close();
  });
  beforeEach(() => {
    guesty.asked.length = 0;
    guesty.answers((_request, response) => response.writeHead(500).end('{}'));
  });
}

export async function connected({ token = 'client:secret', delay = 0, enabled = true } = {}) {
  const { userId } = await makeUser(t, { isPartner: true });
  const listing = await makeListing(t, { ownerId: userId });
  const owner = await t.as({ userId });
  const integration = await owner.integrations.add({
    service: 'guesty',
    token,
    guestyEmailEnabled: enabled,
    guestyNotificationDelay: delay,
  });
  const { pathname, search } = new URL(integration.webhookUrl);
  const path = `${pathname.replace('/api/v1', '')}${search}`;
  const guest = `guest-${randomUUID()}@example.com`;
  const tell = (more: object = {}, event = 'reservation.new') =>
    rest(t, 'POST', path, { event, reservation: reservation(guest, more) });
  const mailsTo = () => t.mails.filter(({ to }) => to === guest);
  return { userId, listing, owner, integration, path, guest, tell, mailsTo };
}

export const now = () => t.clock.now();

/** As an event of before tells it: with guest and rental. */
export const reservation = (email: string, more: object = {}) => ({
  _id: `res-${email}`,
  status: 'confirmed',
  createdAt: now().toString(),
  lastUpdatedAt: now().toString(),
  checkInDateLocalized: '2026-12-24',
  guest: { email, firstName: 'Sofia' },
  listing: { _id: 'r1', title: 'Loft on Front St', address: { lat: 43.6466, lng: -79.3822 } },
  ...more,
});
