import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freshEmail,
  type Headers,
  makeMember,
  PASSWORD,
  rest,
  signInBy,
  tripleOf,
} from '#server/modules/accounts/accounts.fixture.ts';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { restRows } from './rest-rows.ts';

let t: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const inject = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD',
  url: string,
  headers: Headers = {},
  payload?: string,
) => t.app.inject({ method, url: `/api/v1${url}`, headers, ...(payload === undefined ? {} : { payload }) });

const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function member() {
  const { email } = await makeMember(t);
  return tripleOf(await signInBy(t, email));
}

describe('a body', () => {
  it('may be a form with bracketed names, whose numbers are texts', async () => {
    const { id } = await makeListing(t);
    const body = new URLSearchParams({
      'booking[listing_id]': id,
      'booking[customer_drop_off_date]': '2026-11-25T10:00-05:00',
      'booking[customer_collection_date]': '2026-11-25T12:00-05:00',
      'booking[bags_number]': '2',
      'booking[user][email]': freshEmail(),
      'booking[user][first_name]': 'Ada',
      'booking[user][last_name]': 'Lovelace',
    });
    const answer = await inject('POST', '/bookings', form, body.toString());
    expect(answer.json()).toMatchObject({ bags_number: 2, status: 'pending' });
  });

  it.each(['true', '"2"', '"2 "', '[1]', '{}', '1.5'])(
    'in JSON has a number of bags that is a number: not %s',
    async (bags) => {
      const answer = await inject(
        'POST',
        '/bookings',
        { 'content-type': 'application/json' },
        `{"booking":{"listing_id":"x","customer_drop_off_date":"x","customer_collection_date":"x","bags_number":${bags}}}`,
      );
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({ errors: { bags_number: [expect.any(String)] } });
    },
  );

  it.each(['2 ', '1e0', '0x2', '', 'true'])('in an address has a number of bags in digits: not "%s"', async (bags) => {
    const answer = await inject('GET', `/listings?luggage_count=${encodeURIComponent(bags)}`);
    expect(answer.json()).toEqual({ errors: { luggage_count: [expect.any(String)] } });
  });

  it('takes null for an optional field as none', async () => {
    const me = await member();
    const answer = await rest(
      t,
      'PATCH',
      '/users/current-user',
      { user: { first_name: 'Grace', phone_number: null } },
      me,
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { first_name: 'Grace', phone_number: '+14165550100' } },
    });
  });

  it('may come with a DELETE', async () => {
    const me = await member();
    expect((await rest(t, 'DELETE', '/auth/sign_out', { client: me.client ?? '' }, me)).status).toBe(200);
  });

  it('with uploads is not read for a caller who is not signed in', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = '--x\r\nthis is no part';
    expect((await inject('PUT', '/companies/current', type, broken)).statusCode).toBe(401);
    expect((await inject('POST', '/auth/sign_in', type, broken)).statusCode).toBe(400);
  });
});

describe('an address', () => {
  it('may end with a slash', async () => {
    expect((await inject('GET', '/settings/')).statusCode).toBe(200);
  });

  it('answers HEAD and OPTIONS, and refuses a method it does not know by naming those it does', async () => {
    expect((await inject('HEAD', '/settings')).statusCode).toBe(200);
    const options = await inject('OPTIONS', '/bookings');
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    const refused = await inject('DELETE', '/bookings');
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(refused.json()).toEqual({ error: 'This address does not answer to that method.' });
  });

  it('may be called from a page of another site, without its cookies', async () => {
    const asked = {
      origin: 'https://hotel.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'access-token',
    };
    const preflight = await inject('OPTIONS', '/bookings', asked);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers': 'access-token',
    });
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('lists', () => {
  it('beyond the last page lead back to it', async () => {
    await makeListing(t);
    const { body } = await rest(t, 'GET', '/listings/list?page=7&ord[lat]=43.65&ord[lng]=-79.38');
    expect(body).toMatchObject({
      listings: [],
      pagination: { current_page: 7, total_pages: 1, prev_page: 1, next_page: null },
    });
  });

  it('take a drop-off without a pick-up', async () => {
    const { id } = await makeListing(t);
    const dates = new URLSearchParams({ 'dates[drop_off_date]': '2026-11-25T10:20-05:00' });
    expect((await rest(t, 'GET', `/listings/${id}?${dates}`)).status).toBe(200);
  });

  it('name the fields of a refusal as the call does', async () => {
    const dates = new URLSearchParams({
      'dates[drop_off_date]': '2026-11-25T12:00-05:00',
      'dates[pick_up_date]': '2026-11-25T10:00-05:00',
    });
    const reversed = await rest(t, 'GET', `/listings?${dates}`);
    expect(Object.keys(reversed.body.errors ?? {})).toEqual(['drop_off_date']);
  });
});

/** Every write by a body that it takes, and another. What books and pays is proven with the bookings. */
const writes: readonly [string, object, object][] = [
  ['POST /subscriptions', { subscription: { email: 'a@example.com' } }, { subscription: { email: 'b@example.com' } }],
  [
    'POST /contact',
    { contact: { name: 'Ada', email: 'a@example.com', message: 'One' } },
    { contact: { name: 'Ada', email: 'a@example.com', message: 'Two' } },
  ],
  ['POST /auth/password', { email: 'a@example.com' }, { email: 'b@example.com' }],
  ['POST /auth/confirmation', { email: 'a@example.com' }, { email: 'b@example.com' }],
  ...(['PUT', 'PATCH'] as const).map((method): [string, object, object] => [
    `${method} /auth/password`,
    { current_password: PASSWORD, password: 'a shelf of hats', password_confirmation: 'a shelf of hats' },
    { current_password: 'a shelf of hats', password: PASSWORD, password_confirmation: PASSWORD },
  ]),
  ['PATCH /users/current-user', { user: { first_name: 'Grace' } }, { user: { first_name: 'Ada' } }],
  ['PUT /auth', { first_name: 'Grace' }, { first_name: 'Ada' }],
  ['PATCH /auth', { first_name: 'Grace' }, { first_name: 'Ada' }],
  [
    'POST /companies',
    { company: { name: 'One', email: 'one@example.com' } },
    { company: { name: 'Two', email: 'one@example.com' } },
  ],
  [
    'PUT /companies/current',
    { company: { name: 'One', email: 'one@example.com' } },
    { company: { name: 'Two', email: 'one@example.com' } },
  ],
  [
    'PATCH /users/current-user/update_password',
    { user: { current_password: PASSWORD, password: 'a shelf of hats', password_confirmation: 'a shelf of hats' } },
    { user: { current_password: 'a shelf of hats', password: PASSWORD, password_confirmation: PASSWORD } },
  ],
];

describe('an Idempotency-Key', () => {
  it.each(writes)('gives %s its first answer again, and 409 to another request', async (call, first, other) => {
    const [method, path] = call.split(' ') as ['POST' | 'PUT' | 'PATCH', string];
    const me = { ...(await member()), 'idempotency-key': `key of ${call}` };
    const once = await rest(t, method, path, first, me);
    expect(once.status).toBeLessThan(300);
    const again = await rest(t, method, path, first, me);
    expect([again.status, again.body]).toEqual([once.status, once.body]);
    expect([once, again].map(({ headers }) => headers['idempotent-replay'])).toEqual([undefined, 'true']);
    expect((await rest(t, method, path, other, me)).status).toBe(409);
  });

  it('of a sign-in brings a new session for the same request only', async () => {
    const { email } = await makeMember(t);
    const key = { 'idempotency-key': `sign-in of ${email}` };
    const signIn = (password: string) => rest(t, 'POST', '/auth/sign_in', { email, password }, key);
    const [first, second] = [await signIn(PASSWORD), await signIn(PASSWORD)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers['access-token']).not.toBe(first.headers['access-token']);
    expect((await signIn('another password')).status).toBe(422);
    const kept = await t.rows<{ kept: string }>('select string_agg(response::text, $1) as kept from idempotency_keys', [
      '',
    ]);
    expect(kept[0]?.kept).not.toContain(first.headers['access-token']);
  });
});

describe('the document', () => {
  it('has nothing that a linter of the field finds fault with', async () => {
    const source = (await inject('GET', '/openapi.json')).body;
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'info-license': 'off', 'no-server-example.com': 'off', 'operation-4xx-response': 'error' },
    });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual(
      [],
    );
  });

  it('says of every call who may, how it is named, and what it takes', async () => {
    const { paths } = (await inject('GET', '/openapi.json')).json<{
      paths: Record<
        string,
        Record<
          string,
          { operationId: string; security: object[]; parameters?: { name: string }[]; requestBody?: object }
        >
      >;
    }>();
    const ids = new Set<string>();
    for (const { method, path, whose, body } of restRows) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation, path).toBeDefined();
      ids.add(operation?.operationId ?? '');
      expect(operation?.security.length, path).toBe(whose === 'anyone' ? 3 : ['self', 'key'].includes(whose) ? 1 : 2);
      const names = operation?.parameters?.map(({ name }) => name) ?? [];
      expect(names.includes('idempotency-key'), path).toBe(method !== 'GET');
      expect(operation?.requestBody !== undefined, path).toBe(body !== undefined);
    }
    expect(ids.size).toBe(restRows.length);
  });
});
