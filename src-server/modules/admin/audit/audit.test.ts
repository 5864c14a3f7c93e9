import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditFields } from '#shared/admin/audit-fields.ts';
import { noRates } from '#shared/admin/rates-schema.ts';
import { knowRegion, makeListing, makeUser } from '#server/testing/factories.ts';
import { secret } from '#server/platform/audit/audited-row.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let ownerId: string;
let owner: Awaited<ReturnType<TestApp['as']>>;
let listingId: string;
beforeAll(async () => {
  t = await createTestApp();
  await knowRegion(t, 'ON');
  ownerId = (await makeUser(t, { role: 'admin' })).userId;
  owner = await t.as({ userId: ownerId });
  listingId = (await makeListing(t)).id;
});
beforeEach(() => t.rows('truncate audit_log'));
afterAll(() => t.close());

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
type Asked = Partial<Parameters<typeof owner.admin.auditLog>[0]>;
const log = async (asked: Asked = {}) => (await owner.admin.auditLog({ days: 7, ...asked })).entries;
const latest = async () => {
  const [entry] = await log();
  if (entry === undefined) throw new Error('The log is empty');
  return entry;
};
const undoLatest = async (reason = 'By mistake') => owner.admin.undoAct({ entryId: (await latest()).id, reason });
const undoTaken = async (action: string) =>
  owner.admin.undoAct({
    entryId: (await log()).find((entry) => entry.action === action)?.id ?? '',
    reason: 'By mistake',
  });
const raise = (what: string): never => {
  throw new Error(what);
};
const dies = () => Promise.reject(new Error('The server died'));
const stop = () => owner.admin.listings.stop({ listingId, reason: 'Flooded cellar' });
const isStopped = async () =>
  (await t.rows<{ at: Date | null }>('select stopped_at as at from listings where id = $1', [listingId]))[0]?.at !==
  null;

const ontario = (pricePerHour: number) =>
  owner.admin.rates.plan({ country: 'CA', region: 'ON', rates: { ...noRates, pricePerHour }, from: null });
const coupon = () =>
  owner.admin.coupons.add({
    code: `AUTUMN${Math.floor(Math.random() * 1e9)}`,
    note: 'for the autumn',
    off: { kind: 'percent', basisPoints: 1000 },
    country: null,
    validFrom: null,
    validUntil: null,
    maxUses: 10,
    maxUsesPerCustomer: null,
    budget: 200,
  });

describe('the audit log', () => {
  it('names who did what to which thing, with what was there before and after', async () => {
    await stop();
    expect(await latest()).toMatchObject({
      action: 'admin.listings.stop',
      actorName: 'Ada Lovelace',
      subjectId: listingId,
      subjectName: expect.stringMatching(/\w/),
      before: { stopped_because: null },
      after: { stopped_because: 'Flooded cellar' },
    });
    await owner.admin.listings.resume({ listingId });
  });

  it('names kinds of shops and people instead of their ids, in what changed and in what was sent', async () => {
    const [kind] = await t.rows<{ id: string }>(
      `insert into business_types (id, type, position) values (gen_random_uuid(), 'Reading room', 99) returning id`,
    );
    const input = { listingId, businessTypeId: kind?.id ?? '', reason: 'It lends books' };
    await owner.admin.listings.setBusinessType(input);
    const [{ name } = { name: '' }] = await t.rows<{ name: string }>('select name from listings where id = $1', [
      listingId,
    ]);
    expect(await latest()).toMatchObject({
      subjectId: listingId,
      after: { business_type_id: 'Reading room' },
      input: { listingId: name, businessTypeId: 'Reading room' },
    });
    const { userId } = await makeUser(t);
    await owner.admin.people.setAdminRole({ userId, role: 'finance' });
    expect(await latest()).toMatchObject({ input: { userId: 'Ada Lovelace' } });
    const { changes } = { changes: await owner.admin.listings.changes({ listingId }) };
    expect(JSON.stringify(changes)).toContain('Reading room');
  });

  it('says at once that a price which was changed again cannot be taken back', async () => {
    await ontario(330);
    const { id } = await latest();
    await ontario(340);
    const [last, first] = await log();
    expect([last?.undo, first?.id, first?.undo]).toEqual(['possible', id, 'changed']);
  });

  it('tells a change of prices by the prices', async () => {
    await ontario(310);
    await ontario(320);
    expect(await latest()).toMatchObject({
      subjectName: 'CA, ON',
      before: { pricePerHour: 310 },
      after: { pricePerHour: 320 },
    });
  });

  it('is searched by a word of the act, of a reason, of who did it and of the thing', async () => {
    await stop();
    const [{ name } = { name: '' }] = await t.rows<{ name: string }>('select name from listings where id = $1', [
      listingId,
    ]);
    for (const text of ['listings.stop', 'flooded', 'lovelace', name.slice(1, 8)]) {
      expect(await log({ text }), text).toHaveLength(1);
    }
    expect(await log({ text: '%' })).toEqual([]);
    await owner.admin.listings.resume({ listingId });
  });

  it('has an act whose server died before its end, and says that this is not known', async () => {
    const { query } = t.deps.db;
    const db: Database = {
      ...t.deps.db,
      query: (text, values) => (text.includes('set ended = true') ? dies() : query(text, values)),
    };
    const dying = await t.as({ userId: ownerId }, { db });
    await expect(dying.admin.listings.stop({ listingId, reason: 'Burst pipe' })).rejects.toThrow('died');
    expect(await isStopped()).toBe(true);
    expect(await log()).toMatchObject([
      {
        action: 'admin.listings.stop',
        subjectId: listingId,
        input: { reason: 'Burst pipe' },
        ended: false,
        undo: null,
      },
    ]);
    await owner.admin.listings.resume({ listingId });
    expect(await latest()).toMatchObject({ action: 'admin.listings.resume', ended: true });
  });

  it('has an act that broke on its way, which may have done a part of it', async () => {
    const db: Database = { ...t.deps.db, fork: () => raise('The database broke') };
    const breaking = await t.as({ userId: ownerId }, { db });
    await expect(breaking.admin.listings.stop({ listingId, reason: 'Burst pipe' })).rejects.toThrow('broke');
    expect(await log()).toMatchObject([{ action: 'admin.listings.stop', ended: false, undo: null }]);
  });

  it('has nothing of an act that was refused', async () => {
    await expect(owner.admin.undoAct({ entryId: listingId, reason: 'By mistake' })).rejects.toEqual(
      failsWith('actNotUndoable'),
    );
    expect(await log()).toEqual([]);
  });

  it('is narrowed by who acts and what it is about', async () => {
    await stop();
    await owner.admin.listings.resume({ listingId });
    expect(await log({ area: 'listings', actors: 'people' })).toHaveLength(2);
    expect(await log({ area: 'prices' })).toEqual([]);
    expect(await log({ actors: 'scripts' })).toEqual([]);
    const { email } = await makeUser(t);
    expect(await log({ by: email })).toEqual([]);
  });

  it('answers wishes in every mixture, page by page', async () => {
    await stop();
    await owner.admin.listings.resume({ listingId });
    const [resumed, stopped] = await log();
    const wishes: readonly Asked[] = [
      { about: listingId },
      { by: resumed?.actor },
      { text: 'listings' },
      { actors: 'people' },
      { area: 'listings' },
    ];
    const mixtures = wishes.reduce<Asked[]>(
      (all, wish) => [...all, ...all.map((each) => ({ ...each, ...wish }))],
      [{}],
    );
    for (const mixture of mixtures) {
      expect(await log(mixture), JSON.stringify(mixture)).toHaveLength(2);
      expect(await log({ ...mixture, after: resumed?.id ?? null }), JSON.stringify(mixture)).toMatchObject([
        { id: stopped?.id },
      ]);
    }
  });

  it('has of an area all its acts, the newest first, page by page, and what was taken back of them', async () => {
    await stop();
    await coupon();
    await undoTaken('admin.listings.stop');
    await owner.admin.listings.stop({ listingId, reason: 'Flooded again' });
    await owner.admin.listings.resume({ listingId });
    const told = await log({ area: 'listings' });
    expect(told.map(({ action, undoes }) => undoes ?? action)).toEqual([
      'admin.listings.resume',
      'admin.listings.stop',
      'admin.listings.stop',
      'admin.listings.stop',
    ]);
    const first = await log({ area: 'listings', limit: 3 });
    const rest = await log({ area: 'listings', limit: 3, after: first[2]?.id ?? null });
    expect([...first, ...rest]).toEqual(told);
  });

  it('tells one entry by its id', async () => {
    await stop();
    await owner.admin.listings.resume({ listingId });
    const [, stopped] = await log();
    expect(await log({ entry: stopped?.id })).toEqual([stopped]);
  });

  it('is listed in pages without a gap', async () => {
    for (let each = 0; each < 3; each += 1) {
      await stop();
      await owner.admin.listings.resume({ listingId });
    }
    const first = await owner.admin.auditLog({ days: 7, limit: 4 });
    expect(first).toMatchObject({ entries: { length: 4 }, more: true });
    const rest = await owner.admin.auditLog({ days: 7, limit: 4, after: first.entries[3]?.id ?? null });
    expect(rest).toMatchObject({ entries: { length: 2 }, more: false });
    expect(new Set([...first.entries, ...rest.entries].map(({ id }) => id)).size).toBe(6);
  });
});

/** Columns that follow from others, that only machines read, or that change with every act. */
const untold = new Set(
  (
    'position rules week_open shut opened search_text door_name packed_by rating_sum reviews_count revision created_at updated_at last_at ' +
    'last_seen_at record_hash provider_refund_id provider_customer_id attempt tax_minor request_id rates before hint need_id'
  ).split(' '),
);

it('has words for every column of what acts are done to', async () => {
  const columns = await t.rows<{ name: string }>(
    `select distinct column_name as name from information_schema.columns
     where table_schema = 'public' and data_type <> 'uuid' and table_name in ('bookings', 'users', 'companies', 'listings',
       'coupons', 'rate_plans', 'change_requests', 'location_looks', 'reviews', 'claims', 'refunds', 'contact_messages', 'contact_entries',
       'listing_notes', 'webhooks', 'need_marks', 'payout_account_changes', 'service_tokens')`,
  );
  const told = columns.map(({ name }) => name).filter((name) => !untold.has(name) && !secret.test(name));
  expect(told.length).toBeGreaterThan(80);
  const fields: readonly string[] = auditFields;
  const fieldOf = (name: string) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  expect(told.filter((name) => !fields.includes(fieldOf(name)))).toEqual([]);
});

describe('an act is taken back', () => {
  it('once, and the log keeps both', async () => {
    await stop();
    const { id, undo } = await latest();
    expect(undo).toBe('possible');
    await expect(owner.admin.undoAct({ entryId: id, reason: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await owner.admin.undoAct({ entryId: id, reason: 'wrong cellar' });
    expect(await isStopped()).toBe(false);
    const [taken, act] = await log();
    expect(act).toMatchObject({ id, undo: 'undone', undoneAt: expect.any(String) });
    expect(taken).toMatchObject({
      action: 'admin.undoAct',
      undoes: 'admin.listings.stop',
      subjectId: listingId,
      before: { stopped_because: 'Flooded cellar' },
      after: { stopped_because: null },
      input: { reason: 'wrong cellar' },
      undo: null,
    });
    expect(await log({ about: listingId })).toHaveLength(2);
    await expect(owner.admin.undoAct({ entryId: id, reason: 'By mistake' })).rejects.toEqual(failsWith('ratesChanged'));
  });

  it('of two at the same time one does it', async () => {
    const { id } = await coupon();
    await owner.admin.coupons.change({
      couponId: id,
      note: 'x',
      validUntil: null,
      maxUses: 5,
      maxUsesPerCustomer: 1,
      budget: 200,
    });
    const { id: entryId } = await latest();
    const both = await Promise.allSettled([
      owner.admin.undoAct({ entryId, reason: 'By mistake' }),
      owner.admin.undoAct({ entryId, reason: 'By mistake' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await log()).map(({ action }) => action)).toEqual([
      'admin.undoAct',
      'admin.coupons.change',
      'admin.coupons.add',
    ]);
    expect(await t.rows('select note, max_uses::int, max_uses_per_customer from coupons where id = $1', [id])).toEqual([
      { note: 'for the autumn', max_uses: 10, max_uses_per_customer: null },
    ]);
  });

  it('of prices by two at the same time, of whom one does it', async () => {
    await ontario(330);
    await ontario(340);
    const { id: entryId, subjectId: planId } = await latest();
    const all = await Promise.allSettled([
      owner.admin.undoAct({ entryId, reason: 'By mistake' }),
      owner.admin.rates.undo({ planId }),
      owner.admin.undoAct({ entryId, reason: 'Me too' }),
      owner.admin.rates.undo({ planId }),
    ]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await t.rows('select id from rate_plans where id > $1', [planId])).toHaveLength(1);
    expect(await log()).toHaveLength(3);
    const { places } = await owner.admin.rates.list();
    expect(places.find(({ region }) => region === 'ON')?.rates.pricePerHour).toBe(330);
  });

  it('of prices, which hold as before', async () => {
    await ontario(330);
    await ontario(340);
    await undoLatest();
    const { places } = await owner.admin.rates.list();
    expect(places.find(({ region }) => region === 'ON')?.rates.pricePerHour).toBe(330);
  });

  it('of a code that was ended, and of one that was given out', async () => {
    const { id } = await coupon();
    const state = async () => (await owner.admin.coupons.list()).find((each) => each.id === id)?.state;
    await owner.admin.coupons.end({ couponId: id });
    await undoLatest();
    expect(await state()).toBe('live');
    const entries = await log();
    const given = entries.find(({ action }) => action === 'admin.coupons.add');
    await owner.admin.undoAct({ entryId: given?.id ?? '', reason: 'By mistake' });
    expect(await state()).toBe('ended');
  });

  it('of rates of one location, and of a role', async () => {
    const rates = { listingId, maxPrice: null, overnightFee: null, handlingFee: null };
    await owner.admin.listings.setRates({ ...rates, pricePerHour: 410 });
    await owner.admin.listings.setRates({ ...rates, pricePerHour: 420 });
    await undoLatest();
    expect(await t.rows('select price_per_hour::int from listings where id = $1', [listingId])).toEqual([
      { price_per_hour: 410 },
    ]);
    const { userId } = await makeUser(t);
    await owner.admin.people.setAdminRole({ userId, role: 'support' });
    await undoLatest();
    expect(await owner.admin.people.show({ userId })).toMatchObject({ adminRole: null });
  });

  it('never over what another administrator changed since', async () => {
    await owner.admin.listings.stop({ listingId, reason: 'First reason' });
    const { id: entryId } = await latest();
    await owner.admin.listings.stop({ listingId, reason: 'Second reason' });
    const [, first] = await log();
    expect(first).toMatchObject({ id: entryId, undo: 'changed' });
    await expect(owner.admin.undoAct({ entryId, reason: 'By mistake' })).rejects.toEqual(failsWith('ratesChanged'));
    expect(await isStopped()).toBe(true);
  });

  it('not where it can’t be: a session that ended, a mail that was sent', async () => {
    const { userId } = await makeUser(t);
    await owner.admin.people.endSessions({ userId, client: null });
    expect((await latest()).undo).toBeNull();
    await expect(undoLatest()).rejects.toEqual(failsWith('actNotUndoable'));
    await expect(owner.admin.undoAct({ entryId: userId, reason: 'By mistake' })).rejects.toEqual(
      failsWith('actNotUndoable'),
    );
  });

  it('not past the checks of the act itself: the last owner stays one', async () => {
    const second = await makeUser(t);
    await owner.admin.people.setAdminRole({ userId: second.userId, role: 'owner' });
    const { id: entryId } = await latest();
    await t.rows("update users set admin_role = 'support' where id = $1", [ownerId]);
    await expect(
      (await t.as({ userId: second.userId })).admin.undoAct({ entryId, reason: 'By mistake' }),
    ).rejects.toEqual(failsWith('lastOwner'));
    await t.rows("update users set admin_role = 'owner' where id = $1", [ownerId]);
  });
});
