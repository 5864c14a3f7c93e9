import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRates, type Rates } from '#shared/admin/rates-schema.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let finance: Awaited<ReturnType<TestApp['as']>>;
let listing: string;
beforeAll(async () => {
  t = await createTestApp();
  listing = (await makeListing(t)).id;
  await t.rows("update listings set region = 'ON' where id = $1", [listing]);
  finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
});
afterAll(() => t.close());

const ontario = (rates: Partial<Rates>, from: string | null = null) => ({
  country: 'CA',
  region: 'ON',
  rates: { ...noRates, ...rates },
  from,
});

/** Three hours of one bag in Ontario, before fee and tax. */
async function storage(): Promise<number> {
  const quote = await (
    await t.as(null)
  ).pricing.quote({
    listing,
    stay: { dropOffAt: '2026-11-26T10:00-05:00', pickUpAt: '2026-11-26T13:00-05:00' },
    bagsCount: 1,
  });
  return quote.storage.minor;
}
const placeOf = async (region: string | null) =>
  (await finance.admin.rates.list()).places.find((each) => each.country === 'CA' && each.region === region);
const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });

describe('a price of a region', () => {
  it('holds at once where no day is said, and what it leaves out is its country’s', async () => {
    await finance.admin.rates.plan(ontario({ pricePerHour: 300 }));
    expect(await storage()).toBe(900);
    expect(await placeOf('ON')).toMatchObject({ rates: { pricePerHour: 300, maxPrice: null }, listingsCount: 1 });
    const [, row] = await (await t.as(null)).pricing.countryPricings();
    expect(row).toMatchObject({ region: 'ON', pricePerHour: { minor: 300 }, maxPrice: { minor: 1200 } });
  });

  it('holds from the first minute of its day, where the place is', async () => {
    await finance.admin.rates.plan(ontario({ pricePerHour: 100 }));
    const { fromAt } = await finance.admin.rates.plan(ontario({ pricePerHour: 350 }, '2026-11-30'));
    expect(fromAt).toBe('2026-11-30T05:00:00Z');
    expect((await placeOf('ON'))?.plan).toMatchObject({ rates: { pricePerHour: 350 } });
    t.clock.set(Instant.parse('2026-11-30T04:59:00Z'));
    await t.tick('apply-rate-plans');
    expect(await placeOf('ON')).toMatchObject({ rates: { pricePerHour: 100 } });
    t.clock.set(Instant.parse('2026-11-30T05:00:00Z'));
    await t.tick('apply-rate-plans');
    await t.tick('apply-rate-plans');
    expect(await placeOf('ON')).toMatchObject({ rates: { pricePerHour: 350 }, plan: null });
  });

  it('replaces what was planned there before, and may be taken back until it holds', async () => {
    const { id } = await finance.admin.rates.plan(ontario({ pricePerHour: 400 }, '2026-12-07'));
    const next = await finance.admin.rates.plan(ontario({ pricePerHour: 410 }, '2026-12-07'));
    await expect(finance.admin.rates.drop({ planId: id })).rejects.toEqual(failsWith('planGone'));
    await finance.admin.rates.drop({ planId: next.id });
    expect((await placeOf('ON'))?.plan).toBeNull();
    await expect(finance.admin.rates.drop({ planId: next.id })).rejects.toEqual(failsWith('planGone'));
  });

  it('is undone where no one has changed it since', async () => {
    await finance.admin.rates.plan(ontario({ pricePerHour: 200, maxPrice: 1000 }));
    const { id } = await finance.admin.rates.plan(ontario({ pricePerHour: 250, maxPrice: 1000 }));
    expect((await placeOf('ON'))?.last).toMatchObject({
      planId: id,
      before: { pricePerHour: 200 },
      by: 'Ada Lovelace',
    });
    expect(await finance.admin.rates.sold({ planId: id })).toEqual({ orders: 0 });
    await finance.admin.rates.undo({ planId: id });
    expect(await placeOf('ON')).toMatchObject({ rates: { pricePerHour: 200, maxPrice: 1000 } });
    await expect(finance.admin.rates.undo({ planId: id })).rejects.toEqual(failsWith('ratesChanged'));
  });

  it('is refused where a day costs less than its first hour, for a day that is over, and for a country that is not served', async () => {
    const plan = finance.admin.rates.plan;
    await expect(plan(ontario({ pricePerHour: 5000 }))).rejects.toEqual(failsWith('badRates'));
    await expect(plan(ontario({ pricePerHour: 200 }, '2026-11-01'))).rejects.toEqual(failsWith('ratesTooEarly'));
    await expect(plan(ontario({ pricePerHour: 200 }, '2026-02-31'))).rejects.toEqual(failsWith('ratesTooEarly'));
    await expect(plan({ ...ontario({ pricePerHour: 200 }), country: 'FR' })).rejects.toEqual(failsWith('badRates'));
    await expect(plan({ ...ontario({ pricePerHour: 200 }), region: null })).rejects.toEqual(failsWith('badRates'));
  });

  it('is planned at most two years ahead, by the calendar of the place', async () => {
    t.clock.set(Instant.parse('2026-12-01T03:00:00Z'));
    const plan = (from: string) => finance.admin.rates.plan(ontario({ pricePerHour: 230 }, from));
    await expect(plan('9999-12-31')).rejects.toEqual(failsWith('ratesTooLate'));
    await expect(plan('2028-12-01')).rejects.toEqual(failsWith('ratesTooLate'));
    const { id } = await plan('2028-11-30');
    await finance.admin.rates.drop({ planId: id });
  });

  it('is refused for a region that neither the gazetteer nor a location knows, and for a country without payouts', async () => {
    const plan = (region: string) => finance.admin.rates.plan({ ...ontario({ pricePerHour: 230 }), region });
    await expect(plan('Atlantis')).rejects.toEqual(failsWith('regionUnknown'));
    await t.rows("update listings set region = 'NS' where id = $1", [(await makeListing(t)).id]);
    await expect(plan('NS')).resolves.toMatchObject({ id: expect.any(String) });
    const whole = { ...noRates, pricePerHour: 200, maxPrice: 1000, overnightFee: 500, handlingFee: 100 };
    const rates = { ...whole, taxRateMillionths: 100_000, partnerShareMillionths: 500_000 };
    const country = { region: null, rates, from: null };
    for (const each of [
      { country: 'ZZ', currency: 'USD' },
      { country: 'NO', currency: 'XXX' },
    ])
      await expect(finance.admin.rates.plan({ ...country, ...each })).rejects.toEqual(failsWith('countryNotServed'));
  });

  it('leaves one row in the audit log, with what is planned', async () => {
    const { id } = await finance.admin.rates.plan(ontario({ pricePerHour: 222 }));
    const rows = await t.rows('select action, after from audit_log where subject_id = $1', [id]);
    expect(rows).toMatchObject([{ action: 'admin.rates.plan', after: { rates: { pricePerHour: 222 }, region: 'ON' } }]);
  });

  it('of two who set it at once keeps the later, whole', async () => {
    await Promise.all([
      finance.admin.rates.plan(ontario({ pricePerHour: 210, handlingFee: 110 })),
      finance.admin.rates.plan(ontario({ pricePerHour: 220, handlingFee: 120 })),
    ]);
    const { pricePerHour = 0, handlingFee = 0 } = (await placeOf('ON'))?.rates ?? {};
    expect([
      [210, 110],
      [220, 120],
    ]).toContainEqual([pricePerHour, handlingFee]);
  });
});

describe('the preview', () => {
  it('tells what a sample stay costs now and then, changes nothing, and adds up', async () => {
    await finance.admin.rates.plan(ontario({ pricePerHour: 200, maxPrice: 1000 }));
    const kept = await placeOf('ON');
    const {
      before: now,
      after: then,
      currency,
      nights,
      firstDayHours,
    } = await finance.admin.rates.preview({
      ...ontario({ pricePerHour: 200, maxPrice: 1100 }),
      stay: 'overnight',
      bagsCount: 2,
    });
    // A first day at its most and one night, for two bags.
    expect([currency, now.storage.minor, then.storage.minor]).toEqual(['CAD', 3600, 3800]);
    expect([nights, firstDayHours, now.reachesMost]).toEqual([1, 14, true]);
    expect([now.firstDay.minor, then.firstDay.minor, now.overnight.minor, then.overnight.minor]).toEqual([
      2000, 2200, 1600, 1600,
    ]);
    for (const { storage: stored, handlingFee, tax, total, partner, kept: own } of [now, then]) {
      expect(stored.minor + handlingFee.minor + tax.minor).toBe(total.minor);
      expect(partner.minor + own.minor + tax.minor).toBe(total.minor);
    }
    expect(await placeOf('ON')).toEqual(kept);
  });
});
