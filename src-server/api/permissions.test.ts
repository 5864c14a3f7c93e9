import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '#server/api/app-router.ts';
import { atTheCounter, bookPaid, dropOff } from '#server/modules/custody/custody.fixture.ts';
import { earn, makeAccount } from '#server/modules/payouts/payouts.fixture.ts';
import { runPayouts } from '#server/modules/payouts/payouts-jobs.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { ownCalendar } from '#server/modules/calendars/calendars.fixture.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { declaredActs } from './acts/declared-acts.ts';
import { type Owned, permissions } from './permissions.fixture.ts';

const named = Object.entries(permissions);

let t: TestApp;
let owned: Owned;
/** Who asks for what is not theirs. */
let others: Record<'customer' | 'partner' | 'former' | 'hereStaff' | 'elsewhereStaff' | 'owner', string>;

beforeAll(async () => {
  t = await createTestApp();
  const { listing, owner, order, bookingId } = await atTheCounter(t, { capacity: 20 });
  const { ownerId } = listing;
  await makeAccount(t, ownerId);
  const other = await makeListing(t, { ownerId });
  const worker = async (listingId: string, email: string) => {
    await owner.staff.invite({ email, language: 'english', listingIds: [listingId], may: [] });
    await t.runJobs();
    const mail = t.mails.findLast(({ to }) => to === email);
    const token = /\/staff\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await (await t.as()).staff.join({ token, firstName: 'Marc', lastName: 'Roy', password: 'a long password' });
    const [row] = await t.rows<{ id: string }>('select id from users where email = $1', [email]);
    return row?.id ?? '';
  };
  const hereStaff = await worker(listing.id, 'here@example.ca');
  const elsewhereStaff = await worker(other.id, 'elsewhere@example.ca');
  // A stay of before, reviewed, whose share was paid out.
  const past = await bookPaid(t, listing.id, 1);
  await t.rows("update bookings set status = 'completed', completed_at = $2 where id = $1", [
    past.id,
    t.clock.now().toString(),
  ]);
  const [review] = await t.rows<{ id: string }>(
    `insert into reviews (id, booking_id, listing_id, author_name, rating, text, created_at)
     values (gen_random_uuid(), $1, $2, 'Mei T.', 4, 'Good.', $3) returning id`,
    [past.id, listing.id, t.clock.now().toString()],
  );
  await earn(t, ownerId, 100);
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  await t.runJobs();
  const [payout] = await t.rows<{ id: string }>('select id from payouts where user_id = $1', [ownerId]);
  await owner.partner.saveDiscounts({
    listingId: listing.id,
    discounts: [{ name: 'Coffee', percentage: 10, appliedTo: 'Coffee' }],
  });
  const [discount] = await t.rows<{ id: string }>('select id from discounts where listing_id = $1', [listing.id]);
  const integration = await owner.integrations.add({
    service: 'guesty',
    token: 'client:secret',
    guestyEmailEnabled: true,
    guestyNotificationDelay: 24,
  });
  // No one listens there: its deliveries fail.
  await owner.webhooks.save({ url: 'http://127.0.0.1:9/', groups: ['bookings'] });
  const delivery = await owner.webhooks.sendTest();
  const { id: tokenId } = await owner.tokens.make({ name: 'Night audit', may: 'read', days: 30 });
  const calendar = await ownCalendar(t, ownerId, listing.id);
  const members = await owner.staff.list();
  const [account] = await t.rows<{ email: string }>('select email from users where id = $1', [ownerId]);
  owned = {
    ownerId,
    listingId: listing.id,
    bookingId,
    code: order.code,
    reviewId: review?.id ?? '',
    payoutId: payout?.id ?? '',
    memberId: members.find(({ email }) => email === 'here@example.ca')?.id ?? '',
    discountId: discount?.id ?? '',
    integrationId: integration.id,
    deliveryId: delivery.id,
    tokenId,
    ...calendar,
    email: account?.email ?? '',
  };
  await t.rows(
    `insert into door_reports (id, order_id, booking_id, listing_id, user_id, devices, address_block, bags_inside, reported_at)
     select $1, order_id, id, listing_id, user_id, '{}', '', 0, $3 from bookings where id = $2`,
    [randomUUID(), bookingId, dropOff.toString()],
  );
  // A time that cannot be right: refused, and waiting for a person.
  const wrong = { kind: 'in', bagsCount: 1, deviceAt: '2020-01-01T10:00:00Z', requestId: randomUUID() } as const;
  await owner.custody.send({ ...wrong, bookingId: owned.bookingId, personId: ownerId });
  expect(Object.values(owned).filter((value) => value === '')).toEqual([]);
  const partner = (await makeUser(t, { isPartner: true })).userId;
  await makeListing(t, { ownerId: partner });
  const former = (await makeUser(t, { isPartner: true })).userId;
  await makeListing(t, { ownerId: former });
  await t.rows('update users set is_partner = false where id = $1', [former]);
  others = { customer: (await makeUser(t)).userId, partner, former, hereStaff, elsewhereStaff, owner: ownerId };
  t.clock.set(dropOff);
});
afterAll(() => t.close());

type Outcome = { readonly status: number; readonly text: string };

/** Calls a procedure as a person (`null` for a visitor): the status of its refusal, or 200 with its answer. */
async function call(name: string, userId: string | null): Promise<Outcome> {
  const caller = await t.as(userId === null ? null : { userId });
  const [router = '', procedure = ''] = name.split('.');
  const work: unknown = Reflect.get(Reflect.get(caller, router) as object, procedure);
  if (typeof work !== 'function') throw new Error(`${name} is no procedure`);
  try {
    const answer: unknown = await work(permissions[name]?.input?.(owned, userId ?? ''));
    return { status: 200, text: JSON.stringify(answer) ?? '' };
  } catch (error) {
    const { cause, code } = error as { cause?: { status?: number }; code?: string };
    return { status: cause?.status ?? (code === 'BAD_REQUEST' ? 400 : 500), text: String(error) };
  }
}

/** Everything by which something of the owner would be known. */
const traces = () => Object.values(owned);
const hasTrace = ({ text }: Outcome) => traces().some((trace) => text.includes(trace));

/** All that strangers could have changed. */
const state = () =>
  t.rows(
    `select (select json_agg(to_jsonb(l) order by l.id) from listings l where owner_id = $1) as listings,
       (select json_agg(to_jsonb(b) order by b.id) from bookings b where listing_id = $2) as bookings,
       (select json_agg(to_jsonb(r) order by r.id) from reviews r where listing_id = $2) as reviews,
       (select json_agg(to_jsonb(d) order by d.id) from discounts d where listing_id = $2) as discounts,
       (select json_agg(to_jsonb(s) order by s.id) from staff_members s where owner_id = $1) as staff,
       (select json_agg(to_jsonb(h) order by h.id) from hand_overs h where listing_id = $2) as hand_overs,
       (select json_agg(to_jsonb(i) order by i.id) from integrations i where user_id = $1) as integrations,
       (select json_agg(to_jsonb(w) order by w.id) from webhooks w where owner_id = $1) as webhooks,
       (select json_agg(to_jsonb(s) order by s.id) from service_tokens s where owner_id = $1) as tokens,
       (select json_agg(to_jsonb(c) order by c.id) from read_calendars c where user_id = $1) as calendars,
       (select json_agg(to_jsonb(e) order by e.id) from calendar_entries e) as entries,
       (select json_agg(to_jsonb(o)) from calendar_owners o where user_id = $1) as shown,
       (select json_agg(to_jsonb(a) order by a.id) from payout_accounts a where user_id = $1) as accounts,
       (select json_agg(to_jsonb(p) order by p.id) from payouts p where user_id = $1) as payouts`,
    [owned.ownerId, owned.listingId],
  );

it('every act that is declared for partners or counters says what others are answered', () => {
  const acts = Object.entries(declaredActs(appRouter)).filter(([, { whose }]) =>
    ['partner', 'confirmedPartner', 'counter'].includes(whose ?? ''),
  );
  expect(acts.map(([name]) => name).toSorted()).toEqual(Object.keys(permissions).toSorted());
});

describe('what is one partner’s', () => {
  it.each(named)('%s is not for who is not signed in, customers, and partners whose role was taken', async (name) => {
    const before = await state();
    expect(await call(name, null)).toMatchObject({ status: 401 });
    expect(await call(name, others.customer)).toMatchObject({ status: 403 });
    expect(await call(name, others.former)).toMatchObject({ status: 403 });
    expect(await state()).toEqual(before);
  });

  it.each(named)('%s answers another partner as if it were not there', async (name, { rule }) => {
    const before = await state();
    const outcome = await call(name, others.partner);
    if (rule === 'missing' || rule === 'counter') expect(outcome.status).toBe(404);
    if (rule === 'empty' || rule === 'counterOwn') expect(outcome.status).toBe(200);
    if (rule === 'own' || rule === 'counterSelf') expect([400, 500]).not.toContain(outcome.status);
    expect(hasTrace(outcome)).toBe(false);
    expect(await state()).toEqual(before);
  });

  it.each(named)(
    '%s lets people of a counter do what belongs there, and nothing at another',
    async (name, { rule }) => {
      const before = await state();
      const elsewhere = await call(name, others.elsewhereStaff);
      if (rule === 'counter') expect(elsewhere.status).toBe(404);
      else if (rule === 'counterSelf') expect([400, 500]).not.toContain(elsewhere.status);
      else expect(elsewhere.status).toBe(rule === 'counterOwn' ? 200 : 403);
      expect(elsewhere.text).not.toContain(owned.bookingId);
      if (!rule.startsWith('counter')) expect((await call(name, others.hereStaff)).status).toBe(403);
      expect(await state()).toEqual(before);
    },
  );

  it('custody.ticket and the list of today are there for the people of that counter', async () => {
    expect((await call('custody.ticket', others.hereStaff)).text).toContain(owned.bookingId);
    expect((await call('hosting.today', others.hereStaff)).text).toContain(owned.bookingId);
  });

  it.each(named.filter(([, { rule, needsMore }]) => rule !== 'own' && needsMore !== true))(
    '%s is there for its owner',
    async (name, { rule }) => {
      const outcome = await call(name, others.owner);
      expect(outcome).toMatchObject({ status: 200 });
      if (rule === 'empty' || rule === 'counterOwn') expect(outcome.text).toMatch(/"id":|"bookingId":/);
    },
  );
});
