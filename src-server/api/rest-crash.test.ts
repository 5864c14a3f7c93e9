import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PASSWORD, makeMember, rest } from '#server/modules/accounts/accounts.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { bankForm } from './partner-rest.fixture.ts';
import { restRows } from './rest-rows.ts';

type Headers = Record<string, string>;

interface Write {
  readonly url: string;
  readonly body?: object;
}

let t: TestApp;
let owner: { readonly userId: string; readonly email: string; readonly listingId: string };
beforeAll(async () => {
  t = await createTestApp();
  await t.rows(
    `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
     values (gen_random_uuid(), 'city', 'Toronto', 'Ontario, Canada', 'CA', 43.65, -79.38, 1, 'toronto')`,
  );
});
afterAll(() => t.close());

/** From here on a process that would keep an answer dies before it does, and no one tidies up behind it. */
const killBeforeAnswer = () =>
  t.rows(`
    create function die() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then perform pg_terminate_backend(pg_backend_pid()); return new; end if;
      return null;
    end $$;
    create trigger die_update before update of response on idempotency_keys for each row
      when (new.response is not null and new.scope like 'rest:%') execute function die();
    create trigger die_delete before delete on idempotency_keys for each row
      when (old.scope like 'rest:%') execute function die()`);
const live = () =>
  t.rows(`drop trigger if exists die_update on idempotency_keys;
          drop trigger if exists die_delete on idempotency_keys;
          drop function if exists die()`);
afterEach(live);

/** How many rows each table has, what is counted and kept about requests and sent by the provider aside. */
const state = () =>
  t.rows(
    `select table_name, (xpath('//c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text as count
     from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('idempotency_keys', 'rate_limits', 'sessions', 'audit_log', 'provider_events', 'provider_event_log')
     order by table_name`,
  );

async function fresh(): Promise<Headers> {
  const { userId, email } = await makeMember(t);
  await t.rows('update users set is_partner = true where id = $1', [userId]);
  const listing = await makeListing(t, { ownerId: userId });
  const { secret, client } = await t.deps.sessions.start(userId);
  owner = { userId, email, listingId: listing.id };
  return { 'access-token': secret, client, uid: email };
}

const slot = { day: 'monday', from_time: '01:00 AM', to_time: '02:00 AM' };
const things = {
  time_slots: ['time_slot', slot, { to_time: '03:00 AM' }],
  special_hours: [
    'special_hour',
    { closure_date: '2027-01-04', closed: true, time_slots_attributes: [] },
    { closed: true },
  ],
  closure_periods: ['closure_period', { from_date: '2027-02-04', to_date: '2027-02-05' }, { to_date: '2027-02-06' }],
  discounts: ['discount', { name: 'Tea', percentage: 10, applied_to: 'Tea' }, { percentage: 12 }],
} as const;

const passwords = {
  current_password: PASSWORD,
  password: 'a wardrobe of coats',
  password_confirmation: 'a wardrobe of coats',
};

/** A request of every write whose first answer is kept with its effect. */
const writes: Readonly<Record<string, (headers: Headers) => Promise<Write>>> = {
  'POST /subscriptions': async () => ({ url: '/subscriptions', body: { subscription: { email: owner.email } } }),
  'POST /contact': async () => ({
    url: '/contact',
    body: { contact: { name: 'Ada', email: owner.email, message: 'Is there room for a cello?' } },
  }),
  'POST /auth/password': async () => ({ url: '/auth/password', body: { email: owner.email } }),
  'PUT /auth/password': async () => ({ url: '/auth/password', body: passwords }),
  'PATCH /auth/password': async () => ({ url: '/auth/password', body: passwords }),
  'POST /auth/confirmation': async () => ({ url: '/auth/confirmation', body: { email: owner.email } }),
  'POST /partners/:id/resend_confirmation': async () => ({ url: `/partners/${owner.userId}/resend_confirmation` }),
  'PUT /auth': async () => ({ url: '/auth', body: { first_name: 'Grace' } }),
  'PATCH /auth': async () => ({ url: '/auth', body: { first_name: 'Ada' } }),
  'PATCH /users/current-user/update_password': async () => ({
    url: '/users/current-user/update_password',
    body: { user: passwords },
  }),
  'POST /companies': async () => ({ url: '/companies', body: { company: { name: 'A', email: owner.email } } }),
  'PUT /companies/current': async () => ({
    url: '/companies/current',
    body: { company: { name: 'B', email: owner.email } },
  }),
  'POST /users/current-user/listings': async () => ({
    url: '/users/current-user/listings',
    body: {
      listing: {
        name: 'York Street Coffee',
        address: '61 York St, Toronto',
        latitude: 43.6466,
        longitude: -79.3822,
        emergency_phone: '+14165550142',
      },
    },
  }),
  'PATCH /users/current-user/listings/:id': async () => ({
    url: `/users/current-user/listings/${owner.listingId}`,
    body: { listing: { emergency_phone: '+14165550142', notifications_email: 'counter@example.com' } },
  }),
  'POST /integrations': async () => ({
    url: '/integrations',
    body: { integration: { service: 'guesty', token: 'client:secret', guesty_notification_delay: 2 } },
  }),
  'PUT /integrations/:id': async (headers) => {
    const body = { integration: { service: 'guesty', token: 'client:secret' } };
    const { body: made } = await rest(t, 'POST', '/integrations', body, headers);
    return { url: `/integrations/${String(made.id)}`, body: { integration: { guesty_notification_delay: 3 } } };
  },
  ...Object.fromEntries(
    Object.entries(things).flatMap(([many, [one, made, changed]]) => {
      const path = `/users/current-user/listings/:id/${many}`;
      const url = () => path.replace(':id', owner.listingId);
      const item = async (headers: Headers) => {
        const added = await rest(t, 'POST', url(), { [one]: made }, headers);
        const found = (added.body as unknown as Record<string, { id: string }>)[one];
        return `${url()}/${found?.id ?? newId()}`;
      };
      return [
        [`POST ${path}`, async () => ({ url: url(), body: { [one]: made } })],
        [
          `POST ${path}/batch`,
          async () => ({ url: `${url()}/batch`, body: { toCreate: [made], toDelete: [newId()] } }),
        ],
        [`PUT ${path}/:itemId`, async (headers: Headers) => ({ url: await item(headers), body: { [one]: changed } })],
        [`DELETE ${path}/:itemId`, async (headers: Headers) => ({ url: await item(headers) })],
      ];
    }),
  ),
};

const kept = restRows.filter(({ method, repeat }) => method !== 'GET' && (repeat ?? 'answer') === 'answer');

it('every write that keeps its answer with its effect is tried', () => {
  expect(Object.keys(writes).toSorted()).toEqual(kept.map(({ method, path }) => `${method} ${path}`).toSorted());
});

it.each(Object.keys(writes))(
  '%s has one effect and one answer, though the process dies between effect and answer',
  async (name) => {
    const headers = await fresh();
    const { url, body } = (await writes[name]?.(headers)) ?? expect.fail('no such write');
    const [method] = name.split(' ') as ['POST' | 'PUT' | 'PATCH' | 'DELETE'];
    const ask = () => rest(t, method, url, body, { ...headers, 'idempotency-key': `crash ${name}` });
    const before = await state();
    await killBeforeAnswer();
    expect((await ask()).status).toBeGreaterThanOrEqual(500);
    expect(await state()).toEqual(before);
    await live();
    // The claim of a process that is gone counts for 12 seconds.
    t.clock.forward(1);
    const first = await ask();
    expect([name, first.status, first.status < 300 ? '' : first.body]).toEqual([name, expect.any(Number), '']);
    const after = await state();
    const again = await ask();
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await state()).toEqual(after);
  },
);

/** Writes that ask the payment provider, which is done again: it changes nothing. */
const asking: Readonly<Record<string, () => Write>> = {
  'PATCH /users/current-user': () => ({
    url: '/users/current-user',
    body: { user: { first_name: 'Grace', payment_info_attributes: bankForm } },
  }),
  'POST /stripe_connections': () => ({ url: '/stripe_connections', body: {} }),
  'PUT /stripe_connections/:partnerId': () => ({ url: `/stripe_connections/${owner.userId}`, body: {} }),
  'DELETE /stripe_connections/:partnerId': () => ({ url: `/stripe_connections/${owner.userId}` }),
};

it('every write that keeps its answer afterwards is tried', () => {
  const calls = restRows.filter(({ repeat }) => repeat === 'afterwards').map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(asking).toSorted()).toEqual(calls.toSorted());
});

it.each(Object.keys(asking))('%s does the same again after a crash, with one effect', async (name) => {
  const headers = await fresh();
  await t.rows('delete from payout_accounts where user_id = $1', [owner.userId]);
  const { url, body } = asking[name]?.() ?? expect.fail('no such write');
  const [method] = name.split(' ') as ['POST' | 'PUT' | 'PATCH' | 'DELETE'];
  const ask = () => rest(t, method, url, body, { ...headers, 'idempotency-key': `crash ${name}` });
  await killBeforeAnswer();
  expect((await ask()).status).toBeGreaterThanOrEqual(500);
  const effect = await state();
  await live();
  t.clock.forward(1);
  const first = await ask();
  expect([first.status, first.status < 300 ? '' : first.body]).toEqual([expect.any(Number), '']);
  expect(await state()).toEqual(effect);
  const again = await ask();
  expect([again.status, again.body]).toEqual([first.status, first.body]);
});
