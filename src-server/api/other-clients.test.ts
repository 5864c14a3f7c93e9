import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember, rest, signInBy, tripleOf } from '#server/modules/accounts/accounts.fixture.ts';
import { user, wanted } from '#server/modules/booking/booking-rest.fixture.ts';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, createTestAppForTest, type TestApp } from '#server/testing/test-app.ts';

/** What other people's clients send and expect, besides what `rest-kit.test.ts` tries. */
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const json = { 'content-type': 'application/json' };

describe('a compressed body', () => {
  const send = (payload: Buffer, encoding: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/subscriptions',
      headers: { ...json, 'content-encoding': encoding },
      payload,
    });

  it('is read as what it was', async () => {
    const body = gzipSync(JSON.stringify({ subscription: { email: 'packed@example.com' } }));
    expect((await send(body, 'gzip')).statusCode).toBe(201);
    expect(await t.rows('select 1 from subscriptions where email = $1', ['packed@example.com'])).toHaveLength(1);
  });

  it('that swells over the limit is refused before it is whole', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000, 32));
    expect(bomb.length).toBeLessThan(1_048_576);
    const before = process.memoryUsage().rss;
    const answer = await send(bomb, 'gzip');
    expect(answer.statusCode).toBe(413);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it.each([
    ['gzip', 'no gzip at all'],
    ['zstd2', '{}'],
  ])('as %s that is none is 400', async (encoding, text) => {
    const answer = await send(Buffer.from(text), encoding);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).toEqual(expect.any(String));
  });
});

describe('a multipart body', () => {
  it('may hold lists of things within things', async () => {
    const { userId, email } = await makeMember(t);
    await t.rows('update users set is_partner = true where id = $1', [userId]);
    const { id } = await makeListing(t, { ownerId: userId });
    const form = new FormData();
    form.set('special_hour[closure_date]', '2026-12-24');
    form.set('special_hour[closed]', 'false');
    form.set('special_hour[time_slots_attributes][0][from_time]', '09:00 AM');
    form.set('special_hour[time_slots_attributes][0][to_time]', '11:00 AM');
    form.set('special_hour[time_slots_attributes][1][from_time]', '01:00 PM');
    form.set('special_hour[time_slots_attributes][1][to_time]', '04:00 PM');
    const triple = tripleOf(await signInBy(t, email));
    const added = await rest(t, 'POST', `/users/current-user/listings/${id}/special_hours`, form, triple);
    expect(added).toMatchObject({
      status: 201,
      body: { special_hour: { closed: false, time_slots: [{ from_time: '09:00 AM' }, { to_time: '04:00 PM' }] } },
    });
  });
});

describe('a read', () => {
  const read = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', url = '/country_pricings') =>
    t.app.inject({ method, url: `/api/v1${url}`, headers });

  it('that is known already is answered with 304 and nothing', async () => {
    await makeListing(t);
    const first = await read();
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await read({ 'if-none-match': known });
      expect([known, again.statusCode, again.body, again.headers.etag]).toEqual([known, 304, '', etag]);
    }
    expect((await read({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('that changed has another tag', async () => {
    const before = await read({}, 'GET', '/cms/pages');
    await t.rows(
      `insert into cms_pages (id, url, language, page_type, title, description, body, created_at, updated_at)
       values (gen_random_uuid(), '/new', 'en', 'page', 'New', '', '', now(), now())`,
    );
    const after = await read({ 'if-none-match': String(before.headers.etag) }, 'GET', '/cms/pages');
    expect(after.statusCode).toBe(200);
  });

  it('by HEAD has the headers of the answer and no body', async () => {
    const [whole, head] = [await read(), await read({}, 'HEAD')];
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', whole.headers.etag]);
  });

  it('from a page of another site may be read there, and a cookie opens nothing', async () => {
    const { email } = await makeMember(t);
    const { 'access-token': token = '' } = tripleOf(await signInBy(t, email));
    const headers = { origin: 'https://hotel.example', cookie: `cloakroom_session=${token}` };
    const answer = await read(headers, 'GET', '/users/current-user');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(String(answer.headers['access-control-expose-headers'])).toMatch(/etag.*ratelimit/i);
  });
});

describe('a time', () => {
  it.each([
    ['2026-11-25T11:00-05:00', '2026-11-25T14:00-05:00'],
    ['2026-11-25T16:00Z', '2026-11-25T19:00:00Z'],
    ['2026-11-26T01:00+09:00', '2026-11-26T00:30+05:30'],
    ['2026-11-25 16:00 Z', '2026-11-25 19:00 Z'],
    ['2026-11-25 11:00 -05:00', '2026-11-25 14:00 -0500'],
    ['2026-11-25T16:00:00.000Z', '2026-11-25T19:00:00.000Z'],
  ])('may be %s: it is the same instant, answered in the zone of the place', async (from, to) => {
    const { id } = await makeListing(t);
    const booking = { ...wanted(id), customer_drop_off_date: from, customer_collection_date: to, user: user() };
    const booked = await rest(t, 'POST', '/bookings', { booking });
    expect(booked).toMatchObject({
      status: 201,
      body: {
        customer_drop_off_date: '2026-11-25T11:00:00-05:00',
        customer_collection_date: '2026-11-25T14:00:00-05:00',
      },
    });
  });

  it('without an offset, or with half a minute, is refused by its name', async () => {
    const { id } = await makeListing(t);
    for (const from of ['2026-11-25T11:00', '2026-11-25 11:00', 'tomorrow', '2026-02-30T11:00Z']) {
      const booking = { ...wanted(id), customer_drop_off_date: from, user: user() };
      const refused = await rest(t, 'POST', '/bookings', { booking });
      expect([from, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
        from,
        422,
        ['customer_drop_off_date'],
      ]);
    }
  });
});

describe('a limit', () => {
  it('comes with every answer, and after it nothing is left until Retry-After', async () => {
    const app = await createTestAppForTest({ config: { RATE_LIMITS: true } });
    const settings = await app.app.inject('/api/v1/settings');
    expect(settings.headers['ratelimit-policy']).toBe('"requests";q=3000;w=60');
    expect(settings.headers.ratelimit).toMatch(/^"requests";r=2999;t=\d+$/);
    expect(settings.headers['x-ratelimit-limit']).toBeUndefined();
    const guess = (turn: number) =>
      rest(app, 'POST', '/auth/sign_in', { email: 'somebody@example.com', password: `guess ${turn}` });
    let last = await guess(0);
    for (let turn = 1; last.status === 401 && turn < 100; turn += 1) last = await guess(turn);
    expect(last.status).toBe(429);
    expect(last.headers['retry-after']).toMatch(/^\d+$/);
    expect(last.headers.ratelimit).toBe(`"requests";r=0;t=${last.headers['retry-after']}`);
  });
});
