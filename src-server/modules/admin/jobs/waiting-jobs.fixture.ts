import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { rest } from '#server/modules/accounts/accounts.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** A partner with Guesty, a reservation that has to be asked for, and a Guesty that answers with a status of the test's. */
export async function withGuesty(t: TestApp) {
  let status = 200;
  let retryAfter: string | undefined;
  let questions = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      if (request.url === '/oauth2/token')
        return response.end(JSON.stringify({ access_token: 'of-the-day', expires_in: 86_400 }));
      questions += 1;
      return response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { userId } = await makeUser(t, { isPartner: true });
  await makeListing(t, { ownerId: userId });
  const partner = await t.as({ userId });
  const integration = await partner.integrations.add({
    service: 'guesty',
    token: 'client:secret',
    guestyEmailEnabled: true,
    guestyNotificationDelay: 0,
  });
  const { pathname, search } = new URL(integration.webhookUrl);
  await rest(t, 'POST', `${pathname.replace('/api/v1', '')}${search}`, {
    event: 'reservation.new',
    reservation: { _id: 'res-1', status: 'confirmed', createdAt: t.clock.now().toString(), guest: {} },
  });
  const [who] = await t.rows<{ name: string }>(
    "select trim(first_name || ' ' || last_name) as name from users where id = $1",
    [userId],
  );
  const { port } = server.address() as AddressInfo;
  return {
    integrationId: integration.id,
    partner: who?.name ?? '',
    deps: { ...t.deps, config: { ...t.deps.config, GUESTY_URL: `http://127.0.0.1:${port}` } },
    answer: (next: number, askAgainIn?: string) => {
      status = next;
      retryAfter = askAgainIn;
    },
    /** How often it was asked about a reservation. */
    questions: () => questions,
  };
}
