import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noRates } from '#shared/admin/rates-schema.ts';
import { bookPaid } from '#server/modules/custody/custody.fixture.ts';
import { knowRegion, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('what came after an act', () => {
  let t: TestApp;
  let owner: Awaited<ReturnType<TestApp['as']>>;
  let listingId: string;
  beforeAll(async () => {
    t = await createTestApp();
    await knowRegion(t, 'ON');
    owner = await t.as(await makeUser(t, { role: 'admin' }));
    listingId = (await makeListing(t)).id;
    await t.rows(`update listings set region = 'ON' where id = $1`, [listingId]);
  });
  beforeEach(() => t.rows('truncate audit_log'));
  afterAll(() => t.close());

  const since = async (index = 0) => {
    const { entries } = await owner.admin.auditLog({ days: 7 });
    return owner.admin.sinceAct({ entryId: entries[index]?.id ?? '' });
  };
  const ontario = (pricePerHour: number, from: string | null = null) =>
    owner.admin.rates.plan({ country: 'CA', region: 'ON', rates: { ...noRates, pricePerHour }, from });

  it('tells what was sold at the prices it made, and not what was sold before', async () => {
    await bookPaid(t, listingId, 1);
    t.clock.forward(1);
    await ontario(310);
    expect(await since()).toMatchObject({ orders: 0, waits: false, changed: null, now: { pricePerHour: 310 } });
    t.clock.forward(1);
    await bookPaid(t, listingId, 1);
    expect(await since()).toMatchObject({ orders: 1 });
  });

  it('tells who changed the same, when, and what stands there now', async () => {
    await ontario(320);
    t.clock.forward(5);
    const at = t.clock.now().toString();
    await ontario(330);
    expect(await since(1)).toMatchObject({ changed: { at, by: 'Ada Lovelace' }, now: { pricePerHour: 330 } });
  });

  it('tells of prices whose day has not come that they wait', async () => {
    await ontario(340, '2027-01-15');
    expect(await since()).toMatchObject({ orders: 0, waits: true, changed: null });
  });

  it('tells of a row who changed it next', async () => {
    await owner.admin.listings.stop({ listingId, reason: 'Flooded cellar' });
    t.clock.forward(5);
    await owner.admin.listings.resume({ listingId });
    expect(await since(1)).toMatchObject({
      orders: null,
      changed: { by: 'Ada Lovelace' },
      now: { stopped_because: null },
    });
  });

  it('has nothing to tell of what nobody can take back', async () => {
    await owner.admin.pages.create({ url: '/windsor', title: 'Windsor', pageType: 'page' });
    expect(await since()).toEqual({ orders: null, waits: false, changed: null, now: null });
    await expect(owner.admin.sinceAct({ entryId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
