import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { restRows, tags } from './rest-rows.ts';

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>;
}

interface OpenApi {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** The contract's calls, as they are documented. */
const documented = [
  'GET /settings',
  'POST /subscriptions',
  'GET /listings',
  'GET /listings/list',
  'GET /listings/{id}',
  'POST /auth/sign_in',
  'POST /auth',
  'DELETE /auth/sign_out',
  'POST /oauth/auth/google_token',
  'POST /auth/password',
  'PUT /auth/password',
  'GET /users/current-user',
  'PATCH /users/current-user',
  'PATCH /users/current-user/update_password',
  'GET /users/check',
  'GET /companies/current',
  'POST /companies',
  'PUT /companies/current',
  'GET /bookings/price',
  'POST /bookings',
  'GET /bookings',
  'GET /bookings/{id}',
  'PATCH /bookings/{id}/pay',
  'PATCH /bookings/{id}',
  'PATCH /bookings/{id}/cancel',
  'POST /payment_intents',
  'POST /payment_intents/{id}/confirm',
  'DELETE /payment_intents/{id}',
  'GET /cms/pages',
  'GET /cms/pages/{id}',
  'GET /a/{slug}',
  'GET /country_pricings',
  'GET /business_types',
  'GET /integrations',
  'POST /integrations',
  'PUT /integrations/{id}',
  'POST /partner',
  'POST /partners',
  'GET /partners/{id}/activate',
  'POST /partners/{id}/resend_confirmation',
  'GET /users/current-user/listings',
  'POST /users/current-user/listings',
  'GET /users/current-user/listings/{id}',
  'PATCH /users/current-user/listings/{id}',
  'GET /users/current-user/listings/bookings',
  'GET /users/current-user/summary',
  'GET /stripe_connections',
  'POST /stripe_connections',
  'PUT /stripe_connections/{partnerId}',
  'DELETE /stripe_connections/{partnerId}',
  'GET /users/current-user/listings/{id}/discounts',
  'POST /users/current-user/listings/{id}/discounts',
  'PUT /users/current-user/listings/{id}/discounts/{itemId}',
  'DELETE /users/current-user/listings/{id}/discounts/{itemId}',
  'POST /users/current-user/listings/{id}/discounts/batch',
  'GET /users/current-user/listings/{id}/time_slots',
  'POST /users/current-user/listings/{id}/time_slots',
  'PUT /users/current-user/listings/{id}/time_slots/{itemId}',
  'DELETE /users/current-user/listings/{id}/time_slots/{itemId}',
  'POST /users/current-user/listings/{id}/time_slots/batch',
  'GET /users/current-user/listings/{id}/special_hours',
  'POST /users/current-user/listings/{id}/special_hours',
  'PUT /users/current-user/listings/{id}/special_hours/{itemId}',
  'DELETE /users/current-user/listings/{id}/special_hours/{itemId}',
  'POST /users/current-user/listings/{id}/special_hours/batch',
  'GET /users/current-user/listings/{id}/closure_periods',
  'POST /users/current-user/listings/{id}/closure_periods',
  'PUT /users/current-user/listings/{id}/closure_periods/{itemId}',
  'DELETE /users/current-user/listings/{id}/closure_periods/{itemId}',
  'POST /users/current-user/listings/{id}/closure_periods/batch',
] as const;

let t: Awaited<ReturnType<typeof createTestApp>>;
let document: OpenApi;

beforeAll(async () => {
  t = await createTestApp();
  document = (await t.app.inject('/api/v1/openapi.json')).json<OpenApi>();
});
afterAll(() => t.close());

const operationOf = (call: string): Operation | undefined => {
  const [method = '', path = ''] = call.split(' ');
  return document.paths[path]?.[method.toLowerCase()] ?? document.paths[`/api/v1${path}`]?.[method.toLowerCase()];
};

describe('the REST contract', () => {
  it('is sent to programs as it is: every call by its words and tag, and nothing besides', () => {
    const told = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { summary, description, tags }]) => ({
        call: `${method.toUpperCase()} ${path}`,
        summary,
        description,
        tags,
      })),
    );
    const rows = restRows.map((row) => ({
      call: `${row.method} ${row.path.replace(/:(\w+)/g, '{$1}')}`,
      summary: row.title,
      description: row.summary,
      tags: [row.tag],
    }));
    const byCall = (a: { call: string }, b: { call: string }) => (a.call < b.call ? -1 : 1);
    expect(told.toSorted(byCall)).toEqual(rows.toSorted(byCall));
    expect(told.map(({ call }) => call)).toEqual(expect.arrayContaining([...documented]));
  });

  it('has its tags in the order of the contract, each with its calls', () => {
    const names = document.tags.map(({ name }) => name);
    expect(names).toEqual(Object.keys(tags));
    expect([...new Set(restRows.map(({ tag }) => tag))].toSorted()).toEqual([...names].toSorted());
  });

  it('has no second table for people', () => {
    expect(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')).not.toMatch(/^\|/m);
  });

  it('is an OpenAPI 3.1 document', () => {
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Listing', 'Booking', 'Price', 'User', 'Error', 'FieldErrors', 'Pagination']),
    );
  });

  it.each(documented)('documents %s with its answer and its refusals', (call) => {
    const operation = operationOf(call);
    expect(operation?.summary).toBeTruthy();
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
    expect(statuses).toEqual(expect.arrayContaining(['401', '429', '500', '503']));
    const isWrite = !call.startsWith('GET ');
    for (const status of ['400', '409', '413', '422']) if (isWrite) expect(statuses).toContain(status);
    expect(statuses.includes('304')).toBe(!isWrite);
    if (call.includes('{')) expect(statuses).toContain('404');
  });

  it('answers an unknown call in the contract format', async () => {
    const answer = await t.app.inject('/api/v1/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'Not Found' });
  });

  it.each(['/listings/%00', '/a/%00', '/bookings/price?listing_id=%00', '/%', '/cms/pages/%E0%A4%A'])(
    'refuses %s, which no database can hold or no address can say',
    async (path) => {
      const answer = await t.app.inject(`/api/v1${path}`);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(Object.keys(answer.json<object>())[0]).toMatch(/^errors?$/);
    },
  );

  it('tells what is about no field under base', async () => {
    const answer = await t.app.inject('/api/v1/partners/019a1c40-7b2e-7c31-8f5d-2b91e6a04ddc/activate?t=used');
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { errors: { base: ['This link is no longer valid. Please ask for a new one.'] } },
    ]);
  });

  it('refuses an Idempotency-Key that it could not keep whole', async () => {
    const cancel = async (length: number) => {
      const headers = { 'idempotency-key': 'k'.repeat(length) };
      const answer = await t.app.inject({ method: 'PATCH', url: '/api/v1/bookings/none/cancel', headers, payload: {} });
      return answer.json<object>();
    };
    expect(await cancel(255)).toEqual({ error: 'Not Found' });
    expect(await cancel(256)).toEqual({ errors: { 'idempotency-key': ['Too long (maximum is 255 characters)'] } });
  });

  it.each(['/contact', '/contact/'])('takes messages at %s', async (url) => {
    const contact = { name: 'Ada', email: 'ada@example.com', message: 'Is there room for a cello?' };
    expect((await t.app.inject({ method: 'POST', url, payload: { contact } })).statusCode).toBe(201);
  });

  it.each([
    ['GET', 'application/json'],
    ['POST', 'text/plain'],
  ] as const)('refuses a procedure by %s with %s', async (method, type) => {
    const headers = { 'content-type': type };
    const answer = await t.app.inject({
      method,
      url: '/trpc/accounts.signOut',
      headers,
      ...(method === 'POST' && { payload: '{}' }),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { data: { key: 'malformedBody' } } });
  });

  it('is shown to people: every call with its example, and no field without words', async () => {
    const { groups } = await (await t.as()).docs.reference();
    const calls = groups.flatMap((group) => group.calls);
    expect(calls).toHaveLength(restRows.length);
    for (const call of calls) {
      expect([call.path, call.example.answer]).not.toEqual([call.path, 'null']);
      const fields = [...call.addressFields, ...call.bodyFields].filter(({ kind }) => kind !== 'file');
      expect([call.path, fields.filter(({ text }) => text === '').map(({ name }) => name)]).toEqual([call.path, []]);
    }
  });

  it('shows requests that work as they are copied, on this site and on a day to come', async () => {
    await makeListing(t, { capacity: 9 });
    const { groups } = await (await t.as()).docs.reference();
    const sampleOf = (title: string) => {
      const call = groups.flatMap(({ calls }) => calls).find((each) => `${each.method} ${each.path}` === title);
      return call?.example ?? expect.fail(title);
    };
    const price = sampleOf('GET /bookings/price');
    const asked = await t.app.inject({ url: `/api/v1${price.address}`, query: Object.fromEntries(price.query) });
    expect(asked.statusCode).toBe(200);
    const { listing_id } = Object.fromEntries(price.query);
    const { body, address } = sampleOf('POST /bookings');
    const booked = await t.app.inject({
      method: 'POST',
      url: `/api/v1${address}`,
      headers: { 'content-type': 'application/json' },
      payload: body?.replace(/\n\s*"code": "[^"]*",/, '') ?? '',
    });
    expect(booked.json()).toMatchObject({ status: 'confirmed', listing_id });
    expect(await t.rows('select 1 from listings where id = $1', [listing_id])).toHaveLength(1);
  });

  it.each([
    ['a body that is no JSON', '{bad', 400],
    ['a body of 50 MB', Buffer.alloc(50_000_000, 32).toString(), 413],
  ])('refuses %s with a sentence', async (_, payload, status) => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/auth/sign_in',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ error: string }>().error).toMatch(/request/);
  });
});
