import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { makeListing, makeToronto, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await makeListing(t);
  await makeToronto(t);
});
afterAll(() => t.close());

it('says what travellers pay and what the partner earns, by the tariff of the place, in parts that add up', async () => {
  const me = await t.as({ userId: (await makeUser(t, { isPartner: true })).userId });
  const { city, samples, ...where } = await me.partner.earnings({ latitude: 43.6466, longitude: -79.3822 });
  expect(city).toBe('Toronto');
  expect(where).toMatchObject({ country: 'CA', region: 'ON', timeZone: 'America/Toronto' });
  // 2.00 an hour, at most 12.00; 8.00 a night; 3.00 an order; 13 % tax; 70 % for the partner.
  expect(samples.map(({ kind, share, total }) => [kind, share.minor, total.minor])).toEqual([
    ['hours', 420, 1017],
    ['day', 1680, 3051],
    ['night', 2800, 4859],
    ['busy', 5040, 8475],
  ]);
  for (const { total, share, ours, handlingFee, tax } of samples)
    expect(share.minor + ours.minor + handlingFee.minor + tax.minor).toBe(total.minor);
});

it('takes the tax of the region around it, also in a suburb where no location is yet', async () => {
  const me = await t.as({ userId: (await makeUser(t, { isPartner: true })).userId });
  const { id } = await makeListing(t, { at: { latitude: 43.66, longitude: -79.36 } });
  await t.rows("update listings set region = 'ON' where id = $1", [id]);
  await t.rows(
    `insert into country_pricings select (jsonb_populate_record(c, jsonb_build_object(
       'id', gen_random_uuid(), 'region', 'ON', 'tax_rate_millionths', 250000))).* from country_pricings c where country = 'CA'`,
  );
  const { samples } = await me.partner.earnings({ latitude: 43.69, longitude: -79.33 });
  const [hours] = samples;
  expect(hours).toMatchObject({ tax: { minor: 225 }, total: { minor: 1125 } });
});

it('takes the amounts that a location has of its own, for its owner alone', async () => {
  const { userId } = await makeUser(t, { isPartner: true });
  const { id } = await makeListing(t, { at: { latitude: 43.6466, longitude: -79.3822 } });
  await t.rows('update listings set owner_id = $2, price_per_hour = 500 where id = $1', [id, userId]);
  const asked = { latitude: 43.6466, longitude: -79.3822, listingId: id };
  const mine = await (await t.as({ userId })).partner.earnings(asked);
  expect(mine.rates).toMatchObject({ hour: { minor: 500 }, day: { minor: 1200 }, shareMillionths: 700_000 });
  expect(mine.samples[0]).toMatchObject({ kind: 'hours', share: { minor: 840 } });
  const other = await t.as({ userId: (await makeUser(t, { isPartner: true })).userId });
  expect((await other.partner.earnings(asked)).rates.hour.minor).toBe(200);
});

it('names the city that people would name, not the suburb whose middle is a little nearer', async () => {
  const me = await t.as({ userId: (await makeUser(t, { isPartner: true })).userId });
  const add = (name: string, latitude: number, longitude: number, weight: number) =>
    t.rows(
      `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
       values ($1, 'city', $2, 'Quebec, Canada', 'CA', $3, $4, $5, lower($2))`,
      [newId(), name, latitude, longitude, weight],
    );
  await add('Montréal', 45.509, -73.588, 0.78);
  await add('Westmount', 45.483, -73.599, 0.54);
  const cityAt = async (latitude: number, longitude: number) =>
    (await me.partner.earnings({ latitude, longitude })).city;
  expect(await cityAt(45.494, -73.592)).toBe('Montreal');
  expect(await cityAt(45.484, -73.5985)).toBe('Westmount');
});

it('is for partners, where something can be sold', async () => {
  const me = await t.as({ userId: (await makeUser(t, { isPartner: true })).userId });
  await expect(me.partner.earnings({ latitude: 0, longitude: -150 })).rejects.toThrow('noTariffThere');
  const visitor = await t.as();
  await expect(visitor.partner.earnings({ latitude: 43.6, longitude: -79.4 })).rejects.toThrow('unauthenticated');
});
