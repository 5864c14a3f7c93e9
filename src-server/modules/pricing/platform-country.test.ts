import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRates } from '#shared/admin/rates-schema.ts';
import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { tellUnpaidCountries } from './tell-unpaid-countries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ config: { PLATFORM_COUNTRY: 'CA', SETTLEMENT_CURRENCIES: ['CAD'] } });
});
afterAll(() => t.close());

const whole = { ...noRates, pricePerHour: 2000, maxPrice: 10_000, overnightFee: 500, handlingFee: 0 };
const rates = { ...whole, taxRateMillionths: 0, partnerShareMillionths: 500_000 };
const plan = async (country: string, currency: string) =>
  (await t.as({ service: 'finance' })).admin.rates.plan({ country, currency, region: null, rates, from: null });

describe('a platform in Canada', () => {
  it('adds countries of its region only, and says why others are refused', async () => {
    await expect(plan('JP', 'JPY')).rejects.toMatchObject({ cause: { key: 'countryOutOfReach', field: 'country' } });
    await expect(plan('NO', 'NOK')).resolves.toMatchObject({ id: expect.any(String) });
    const { served } = await (await t.as({ service: 'finance' })).admin.rates.list();
    expect(served).toHaveLength(34);
    expect(served).not.toContain('JP');
  });

  it('names at its start the countries with rates from before, and offers them no more', async () => {
    await t.rows(
      "insert into country_pricings select gen_random_uuid(), 'IN', null, 'INR', 354, 90000, 500, 0, 0, 500000",
    );
    expect(await tellUnpaidCountries(t.deps)).toEqual(['IN']);
    const shown = await (await t.as(null)).pricing.countryPricings();
    expect(shown.map(({ country }) => country)).not.toContain('IN');
  });

  it('waives what is too small for a card in the currency of its settlement', async () => {
    const { id, slug } = await makeListing(t);
    await t.rows("update listings set country = 'IN', region = null, price_per_hour = 354 where id = $1", [id]);
    const order = await (await t.as(await makeUser(t))).booking.create(aBooking(id));
    expect({ slug, ...order }).toMatchObject({ status: 'confirmed' });
  });
});
