import Fastify from 'fastify';
import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { registerSiteRules } from '#server/platform/http/site-rules.ts';
import { buildApp } from '#server/app.ts';
import { makeMember, rest, signInBy, tripleOf } from '#server/modules/accounts/accounts.fixture.ts';
import { makeListing, someStay } from '#server/testing/factories.ts';
import { createTestApp, createTestAppForTest, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const procedure = (path: string, input: object, headers: Record<string, string> = {}, app = t) =>
  app.app.inject({ method: 'POST', url: `/trpc/${path}`, payload: input, headers });
const query = (path: string, input: object, app = t) =>
  app.app.inject(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`);

describe('a text with a zero byte', () => {
  it('is refused by the name of its field, in a procedure and in REST', async () => {
    const answer = await procedure('accounts.signIn', { email: 'a\0b@example.com', password: 'x' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { data: { key: 'invalid', fields: { email: ['Invalid format'] } } } });
    const body = { email: 'somebody@example.com', password: 'an umbrella\0', first_name: 'A\0' };
    expect((await rest(t, 'POST', '/auth', body)).body).toEqual({
      status: 'error',
      errors: {
        password: ['Invalid format'],
        first_name: ['Invalid format'],
        full_messages: ['Password: Invalid format', 'First name: Invalid format'],
      },
    });
  });

  it.each([
    '/api/v1/users/check?email=a%00@example.com',
    '/api/v1/listings/%00',
    '/api/v1/cms/pages/%00',
    '/api/v1/bookings/%00',
    '/api/v1/bookings/price?coupon=%00',
    '/orders/%00/calendar.ics',
    '/files/%00',
    '/sitemaps/locations-%00.xml',
  ])('in %s is refused, and is no fault of ours', async (url) => {
    const { statusCode } = await t.app.inject(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });

  it('in the contact form, a header, a cookie or an upload is no fault of ours', async () => {
    const contact = { contact: { name: 'A\0', email: 'a@example.com', message: 'Hello\0' } };
    expect((await t.app.inject({ method: 'POST', url: '/contact', payload: contact })).statusCode).toBeLessThan(500);
    const headers = {
      'access-token': 'a',
      client: 'b',
      uid: 'c%00',
      cookie: 'cloakroom_session=%00; cloakroom_guest=%00',
    };
    expect((await t.app.inject({ url: '/trpc/accounts.viewer', headers })).statusCode).toBe(200);
  });
});

describe('a text with half of a character', () => {
  it('is refused by the name of its field, in a procedure and in REST', async () => {
    const contact = { name: 'Ada', email: 'ada@example.com', message: 'Bags \ud83e' };
    expect(await rest(t, 'POST', '/contact', { contact })).toMatchObject({
      status: 422,
      body: { errors: { message: ['Invalid format'] } },
    });
    const answer = await procedure('accounts.signIn', { email: 'a\ud83e@example.com', password: 'x' });
    expect(answer.json()).toMatchObject({ error: { data: { key: 'invalid', fields: { email: ['Invalid format'] } } } });
  });
});

describe('a request that cannot be read', () => {
  /** What the server answers to bytes, until it hangs up. */
  const answerTo = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(t.baseUrl()).port), '127.0.0.1', () => void socket.write(bytes));
      let answered = '';
      socket.on('data', (part) => (answered += part.toString()));
      socket.on('close', () => resolve(answered));
      socket.on('error', reject);
    });

  it.each([
    [431, `GET /api/v1/settings?x=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`],
    [400, 'No request at all\r\n\r\n'],
  ])('is answered %i, and the connection is said to be over', async (status, bytes) => {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('\r\nconnection: close');
    expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/\.$/) as string });
  });
});

describe('a name that every object has', () => {
  it.each(['constructor', 'toString', '__proto__'])('(%s) is a parameter like any unknown one', async (name) => {
    const answer = await t.app.inject(`/api/v1/users/check?email=a@example.com&${name}=1`);
    expect(answer.statusCode).toBe(200);
    const { status } = await rest(t, 'POST', '/subscriptions', { [name]: 1, subscription: { [name]: 1 } });
    expect([400, 422]).toContain(status);
  });
});

describe('an id that is longer than any', () => {
  it('is one of nothing, in the words of the document', async () => {
    const id = 'x'.repeat(10_000);
    for (const path of [`/listings/${id}`, `/bookings/price?listing_id=${id}`, `/a/${id}`, `/cms/pages/${id}`]) {
      const { status, body } = await rest(t, 'GET', path);
      expect([status, Object.keys(body)]).toEqual([
        expect.toBeOneOf([404, 422]),
        [status === 404 ? 'error' : 'errors'],
      ]);
    }
  });
});

describe('a time before all times', () => {
  it('is refused by the name of its field', async () => {
    const answer = await t.app.inject('/api/v1/listings?dates[drop_off_date]=0000-01-01T00:00Z');
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { errors: { drop_off_date: ['Should be a time with its offset, such as 2026-11-21T10:00-05:00'] } },
    ]);
  });
});

describe('an upload', () => {
  const boundary = 'limit';
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const broken = `--${boundary}\r\nContent-Disposition: form-data; name="user[first_name]"\r\n\r\nAda`;

  it('of no signed-in user is refused before it is read', async () => {
    for (const url of [
      '/uploads/avatar',
      '/api/v1/users/current-user',
      '/api/v1/companies/current',
      '/api/v1/auth/sign_in',
    ]) {
      const answer = await t.app.inject({
        method: url.includes('current-user') ? 'PATCH' : 'POST',
        url,
        headers: type,
        payload: broken,
      });
      expect([url, answer.statusCode < 500 && answer.statusCode >= 400]).toEqual([url, true]);
    }
  });

  it('that is broken is refused as such', async () => {
    const { email } = await makeMember(t);
    const triple = tripleOf(await signInBy(t, email));
    for (const payload of [broken, '', `--${boundary}\r\n\r\n`, 'no form at all', `--${boundary}--`]) {
      const answer = await t.app.inject({
        method: 'PATCH',
        url: '/api/v1/users/current-user',
        headers: { ...type, ...triple },
        payload,
      });
      expect([payload, answer.statusCode < 500]).toEqual([payload, true]);
      const session = await t.deps.sessions.findUser(triple['access-token'] ?? '');
      expect(session).not.toBeNull();
      const avatar = await t.app.inject({
        method: 'POST',
        url: '/uploads/avatar',
        headers: { ...type, cookie: `cloakroom_session=${triple['access-token']}` },
        payload,
      });
      expect([payload, avatar.statusCode >= 400 && avatar.statusCode < 500]).toEqual([payload, true]);
    }
  });

  it('to a procedure is refused', async () => {
    const answer = await t.app.inject({ method: 'POST', url: '/trpc/accounts.signIn', headers: type, payload: broken });
    expect([answer.statusCode >= 400, answer.statusCode < 500]).toEqual([true, true]);
  });
});

describe('an event of the card provider', () => {
  const send = (body: string) => {
    const at = Math.floor(t.clock.now().toEpochMilli() / 1000);
    const signature = createHmac('sha256', 'whsec_of_the_tests').update(`${at}.${body}`).digest('hex');
    return t.app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      payload: body,
    });
  };

  it.each([
    'not json',
    '',
    '[]',
    'null',
    '{"type":"payment_intent.succeeded"}',
    '{"id":"e","type":"refund.updated","data":{}}',
  ])('that is rightly signed and reads %s is 400', async (body) => {
    expect((await send(body)).statusCode).toBe(400);
  });
});

describe('a batch of procedures', () => {
  it('has at most ten', async () => {
    const paths = (count: number) => Array.from({ length: count }, () => 'accounts.viewer').join(',');
    expect((await t.app.inject(`/trpc/${paths(10)}?batch=1&input={}`)).statusCode).toBe(200);
    expect((await t.app.inject(`/trpc/${paths(11)}?batch=1&input={}`)).statusCode).toBe(400);
  });

  it('costs what its calls cost, so that no caller keeps a process busy alone', async () => {
    const app = await createTestAppForTest({ config: { RATE_LIMITS: true } });
    await makeListing(app);
    const search = { center: { latitude: 43.65, longitude: -79.38 }, stay: someStay, bagsCount: 1 };
    const one = await query('search.markers', search, app);
    expect(one.statusCode).toBe(200);
    const input = encodeURIComponent(
      JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, search]))),
    );
    const batch = `/trpc/${Array.from({ length: 10 }, () => 'search.markers').join(',')}?batch=1&input=${input}`;
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await app.app.inject(batch)).statusCode);
    // 3,000 units and 20 for each of 10 searches: 14 batches after the first search are answered whole.
    expect(statuses.filter((status) => status === 200)).toHaveLength(14);
    const refused = await query('search.markers', search, app);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    app.clock.forward(1);
    expect((await query('search.markers', search, app)).statusCode).toBe(200);
  });
});

describe('every answer', () => {
  it('that is for one person is kept by no cache', async () => {
    const { email } = await makeMember(t);
    const triple = tripleOf(await signInBy(t, email));
    for (const url of [
      '/trpc/accounts.viewer',
      '/trpc/booking.list?input={}',
      '/api/v1/users/current-user',
      '/api/v1/bookings',
    ]) {
      const { headers } = await t.app.inject({ url, headers: triple });
      expect([url, headers['cache-control']]).toEqual([url, expect.stringContaining('no-store')]);
    }
  });

  it('says what pages may use of a device', async () => {
    const { headers } = await t.app.inject('/robots.txt');
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['permissions-policy']).toContain('microphone=()');
    // Without Stripe nothing of it is allowed; and no address of a page goes further than to its site.
    expect(headers['permissions-policy']).not.toContain('stripe');
    expect(headers['referrer-policy']).toBe('strict-origin');
  });
});

describe('a write that a browser says comes from another site', () => {
  it.each(['cross-site', 'same-site'])('(%s) is refused, also without an origin', async (site) => {
    const answer = await procedure('accounts.signOut', {}, { 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(403);
  });

  it.each([
    ['https://cloakroom.example', 'https://cloakroom.example', 200],
    ['https://cloakroom.example', 'http://cloakroom.example', 403],
    ['https://cloakroom.example', 'https://other.example', 403],
    ['https://cloakroom.example', 'null', 403],
    ['http://localhost:3000', 'http://localhost:3000', 200],
  ])('to %s is of %s: %i', async (siteUrl, origin, status) => {
    const app = Fastify();
    onTestFinished(() => app.close());
    registerSiteRules(app, { siteUrl, payments: 'sandbox' });
    app.setErrorHandler((error: { status?: number }, _request, reply) => reply.status(error.status ?? 500).send());
    app.post('/trpc/x', async () => 'done');
    const answer = await app.inject({ method: 'POST', url: '/trpc/x', headers: { origin, host: 'cloakroom.example' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['x-frame-options']).toBe('DENY');
  });

  it('is taken from this site, and from programs', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}]) {
      expect((await procedure('accounts.signOut', {}, headers as Record<string, string>)).statusCode).toBe(200);
    }
  });
});

describe('the payment sandbox', () => {
  it('is reached below its own path only', async () => {
    const app = await buildApp({
      deps: { ...t.deps, sandboxUrl: t.sandbox.url },
      root: '/',
      dev: false,
      health: t.health,
      metrics: t.metrics,
      createRenderer: async () => null,
    });
    onTestFinished(() => app.close());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: 'Bearer sk_test_sandbox' };
    for (const path of [
      '/sandbox/../v1/balance',
      '/sandbox/%2e%2e/v1/balance',
      '/sandbox/x/../../v1/balance',
      '/sandbox/..%2fv1/balance',
      '/sandbox\\..\\v1/balance',
    ]) {
      const answer = await app.inject({ url: path, headers });
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
  });
});
