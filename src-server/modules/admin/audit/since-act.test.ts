import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_TOUCHED } from '#shared/admin/lists.ts';
import { noRates } from '#shared/admin/rates-schema.ts';
import { bookPaid } from '#server/modules/custody/custody.fixture.ts';
import { knowRegion, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const none = { pricePerHour: null, maxPrice: null, overnightFee: null, handlingFee: null } as const;

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

  it('tells of a country’s prices what was sold by them, and not what regions and locations price themselves', async () => {
    const place = async (region: string | null) => {
      const { id } = await makeListing(t);
      await t.rows('update listings set region = $2 where id = $1', [id, region]);
      return id;
    };
    const [follows, ownRegion, ownPrice] = [await place('QC'), await place('ON'), await place('QC')];
    await ontario(310);
    await owner.admin.listings.setRates({ listingId: ownPrice, ...none, pricePerHour: 330 });
    const { places } = await owner.admin.rates.list();
    const canada = places.find(({ country, region }) => country === 'CA' && region === null)?.rates ?? noRates;
    const sold = async (rates: Partial<typeof canada>) => {
      t.clock.forward(1);
      await owner.admin.rates.plan({ country: 'CA', region: null, rates: { ...canada, ...rates }, from: null });
      t.clock.forward(1);
      for (const id of [follows, ownRegion, ownPrice]) await bookPaid(t, id, 1);
      return (await since()).orders;
    };
    expect(await sold({ pricePerHour: 270 })).toBe(1);
    // What neither the region nor the location says of itself comes from the country all the same.
    expect(await sold({ pricePerHour: 270, handlingFee: 225 })).toBe(3);
    expect(await sold({ pricePerHour: 280, handlingFee: 225 })).toBe(1);
  });

  it('counts no further than an administrator reads', async () => {
    await ontario(315);
    t.clock.forward(1);
    await bookPaid(t, listingId, 1);
    const copies = MAX_TOUCHED + 5;
    await t.rows(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'order_id', null,
         'code', 'CLK-' || lpad(n::text, 6, '0'), 'status', 'completed'))).*
       from bookings b cross join generate_series(1, ${copies}) n
       where b.id = (select id from bookings order by created_at desc, id desc limit 1)`,
    );
    expect(await since()).toMatchObject({ orders: MAX_TOUCHED + 1 });
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

  it('has nothing to tell of what cannot be taken back', async () => {
    await owner.admin.pages.create({ url: '/windsor', title: 'Windsor', pageType: 'page' });
    expect(await since()).toEqual({ orders: null, waits: false, changed: null, now: null });
    await expect(owner.admin.sinceAct({ entryId: crypto.randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
