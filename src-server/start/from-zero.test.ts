import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noRates } from '#shared/admin/rates-schema.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { ensureFirstData } from './first-data.ts';

/** An installation without demo data: what it has by itself, and what its owner has to say before a partner can host. */
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  for (const table of ['places', 'country_pricings', 'business_types']) await t.rows(`delete from ${table}`);
  await ensureFirstData(t.deps);
});
afterAll(() => t.close());

const seattle = { latitude: 47.6083, longitude: -122.3349 };
const rates = {
  pricePerHour: 200,
  maxPrice: 850,
  overnightFee: 600,
  handlingFee: 125,
  taxRateMillionths: 0,
  partnerShareMillionths: 500_000,
};
const aShop = {
  name: 'Pike Street Coffee',
  alternativeName: 'Pike Street Coffee',
  address: '600 Pike St, Seattle',
  ...seattle,
  postalCode: '98101',
  phoneNumber: '+1 206 555 0100',
  additionalInformation: '',
  mapsLink: '',
  placeType: 'shop' as const,
  amenities: { wifi: false, restroom: false },
  maxCapacity: 5,
};

it('finds places and knows kinds of shops from its first start, once', async () => {
  await ensureFirstData(t.deps);
  const visitor = await t.as(null);
  expect((await visitor.search.places({ text: 'seattle' })).map(({ name }) => name)).toContain('Seattle');
  expect((await visitor.search.businessTypes()).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['Café', 'Hotel']),
  );
  const [twice] = await t.rows<{ count: number }>(
    "select count(*)::int as count from places where name = 'Seattle' and country = 'US' and kind = 'city'",
  );
  expect(twice).toEqual({ count: 1 });
});

it('takes locations once its owner has said what storage costs in their country, with the tax of their region', async () => {
  const owner = await t.as(await makeUser(t, { role: 'admin', adminRole: 'owner' }));
  const partner = await t.as(await makeUser(t, { isPartner: true }));
  const businessTypeId = (await partner.search.businessTypes())[0]?.id ?? '';
  const open = () => partner.partner.createListing({ requestId: randomUUID(), ...aShop, businessTypeId });
  expect((await owner.admin.home.get()).needs.map(({ kind }) => kind)).toContain('prices');
  await expect(open()).rejects.toMatchObject({ cause: { key: 'noTariffThere' } });

  await expect(
    owner.admin.rates.plan({ country: 'US', region: null, rates, from: null }),
    'a country needs a currency',
  ).rejects.toMatchObject({ cause: { key: 'badRates' } });
  const first = { country: 'US', region: null, currency: 'USD', from: null } as const;
  await expect(
    owner.admin.rates.plan({ ...first, rates: { ...rates, handlingFee: null } }),
    'and leaves nothing open',
  ).rejects.toMatchObject({ cause: { key: 'badRates' } });
  await owner.admin.rates.plan({ ...first, rates });
  await owner.admin.rates.plan({
    country: 'US',
    region: 'WA',
    rates: { ...noRates, taxRateMillionths: 103_500 },
    from: null,
  });
  expect((await owner.admin.home.get()).needs.map(({ kind }) => kind)).not.toContain('prices');

  const { id } = await open();
  expect(await partner.partner.earnings({ ...seattle, listingId: id })).toMatchObject({
    city: 'Seattle',
    rates: { hour: { minor: 200, currency: 'USD' }, taxRateMillionths: 103_500 },
  });
});

it('a country that begins on a day has its currency and rates from that day on', async () => {
  const owner = await t.as(await makeUser(t, { role: 'admin', adminRole: 'owner' }));
  const japan = { country: 'JP', region: null, currency: 'JPY', rates, from: '2026-12-01' } as const;
  await owner.admin.rates.plan(japan);
  const list = async () => (await owner.admin.rates.list()).places.filter(({ country }) => country === 'JP');
  expect(await list()).toMatchObject([{ currency: 'JPY', rates: noRates, plan: { rates } }]);
  const now = t.clock.now();
  t.clock.forward(60 * 24 * 20);
  await t.tick('apply-rate-plans');
  expect(await list()).toMatchObject([{ currency: 'JPY', rates, plan: null }]);
  t.clock.set(now);
  await expect(
    owner.admin.rates.plan({ ...japan, currency: 'USD', from: null }),
    'its currency stays',
  ).rejects.toMatchObject({ cause: { key: 'badRates' } });
});
