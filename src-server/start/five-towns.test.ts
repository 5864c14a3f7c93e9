import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noRates } from '#shared/admin/rates-schema.ts';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { runPayouts } from '#server/modules/payouts/payouts-jobs.ts';
import { aBank, aBooking, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { ensureFirstData } from './first-data.ts';

/** A partner of five towns opens, is booked for 15 January 2027 from 10 to 13 o'clock, and is paid: money, tax and clock. */
let t: TestApp;
const begin = Instant.parse('2026-11-24T15:00:00Z');
beforeAll(async () => {
  t = await createTestApp({ config: { PLATFORM_COUNTRY: 'CA' } });
  for (const table of ['places', 'country_pricings', 'business_types']) await t.rows(`delete from ${table}`);
  await ensureFirstData(t.deps);
  const owner = await t.as(await makeUser(t, { role: 'admin', adminRole: 'owner' }));
  const country = (country: string, currency: string, rates: object) =>
    owner.admin.rates.plan({ country, region: null, currency, from: null, rates: { ...noRates, ...rates } });
  const tax = (country: string, region: string, taxRateMillionths: number) =>
    owner.admin.rates.plan({ country, region, from: null, rates: { ...noRates, taxRateMillionths } });
  const usual = { maxPrice: 1_000_000, overnightFee: 1000, partnerShareMillionths: 500_000 };
  await country('CA', 'CAD', { ...usual, pricePerHour: 250, handlingFee: 125, taxRateMillionths: 50_000 });
  // Ontario's HST; Manitoba's GST and PST; the sales tax of New York City with the state's and the district's.
  await tax('CA', 'ON', 130_000);
  await tax('CA', 'MB', 120_000);
  await country('US', 'USD', { ...usual, pricePerHour: 275, handlingFee: 150, taxRateMillionths: 0 });
  await tax('US', 'NY', 88_750);
  await country('IS', 'ISK', { ...usual, pricePerHour: 500, handlingFee: 150, taxRateMillionths: 240_000 });
  const shareOfHungary = { partnerShareMillionths: 650_000, taxRateMillionths: 270_000 };
  await country('HU', 'HUF', { ...usual, ...shareOfHungary, pricePerHour: 49_900, handlingFee: 20_000 });
});
afterAll(() => t.close());

/** What the provider has under an address, in its own minor units. */
async function atProvider(path: string, account?: string) {
  const headers = {
    authorization: 'Bearer sk_test_sandbox',
    ...(account !== undefined && { 'stripe-account': account }),
  };
  const answer = await fetch(`${t.sandbox.url}/v1/${path}`, { headers });
  return (await answer.json()) as { readonly amount: number; readonly currency: string };
}

interface Town {
  readonly town: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly place: { readonly country: string; readonly region: string | null; readonly timeZone: string };
  readonly city: string;
  /** When it is 10 o'clock there on 15 January 2027. */
  readonly dropOffAt: string;
  /** In minor units of ISO 4217. */
  readonly currency: string;
  readonly storage: number;
  readonly tax: number;
  readonly total: number;
  readonly share: number;
  readonly payout: number;
  /** The same total and payout in the provider's minor units. */
  readonly charged: number;
  readonly paidOut: number;
}

const towns: readonly Town[] = [
  {
    // Detroit is 2 km away, over the river.
    town: 'Windsor, Ontario',
    at: [42.317, -83.039],
    place: { country: 'CA', region: 'ON', timeZone: 'America/Toronto' },
    city: 'Windsor',
    dropOffAt: '2027-01-15T15:00:00Z',
    // 3 hours at 2.50 and 1.25 for the order; 13 % of 8.75 is 1.1375.
    currency: 'CAD',
    storage: 750,
    tax: 114,
    total: 989,
    share: 375,
    payout: 375,
    charged: 989,
    paidOut: 375,
  },
  {
    // The króna has no minor unit, and the provider takes it in hundredths.
    town: 'Reykjavík',
    at: [64.1466, -21.9426],
    place: { country: 'IS', region: null, timeZone: 'Atlantic/Reykjavik' },
    city: 'Reykjavík',
    dropOffAt: '2027-01-15T10:00:00Z',
    // 3 hours at 500 and 150; 24 % of 1,650 is 396.
    currency: 'ISK',
    storage: 1500,
    tax: 396,
    total: 2046,
    share: 750,
    payout: 750,
    charged: 204_600,
    paidOut: 75_000,
  },
  {
    // Payouts are in whole forints: 0.05 of the share stay in the balance.
    town: 'Budapest',
    at: [47.4979, 19.0402],
    place: { country: 'HU', region: null, timeZone: 'Europe/Budapest' },
    city: 'Budapest',
    dropOffAt: '2027-01-15T09:00:00Z',
    // 3 hours at 499 and 200; 27 % of 1,697 is 458.19; 65 % of 1,497 is 973.05.
    currency: 'HUF',
    storage: 149_700,
    tax: 45_819,
    total: 215_519,
    share: 97_305,
    payout: 97_300,
    charged: 215_519,
    paidOut: 97_300,
  },
  {
    // Manitoba keeps summer time since November 2026 (tzdata 2026e): 10 o'clock is 15:00 UTC, not 16:00.
    town: 'Winnipeg',
    at: [49.8951, -97.1384],
    place: { country: 'CA', region: 'MB', timeZone: 'America/Winnipeg' },
    city: 'Winnipeg',
    dropOffAt: '2027-01-15T15:00:00Z',
    // 12 % of 8.75 is 1.05.
    currency: 'CAD',
    storage: 750,
    tax: 105,
    total: 980,
    share: 375,
    payout: 375,
    charged: 980,
    paidOut: 375,
  },
  {
    town: 'Times Square',
    at: [40.758, -73.9855],
    place: { country: 'US', region: 'NY', timeZone: 'America/New_York' },
    city: 'New York City',
    dropOffAt: '2027-01-15T15:00:00Z',
    // 3 hours at 2.75 and 1.50; 8.875 % of 9.75 is 0.8653125; half of 8.25 is 4.125.
    currency: 'USD',
    storage: 825,
    tax: 87,
    total: 1062,
    share: 413,
    payout: 413,
    charged: 1062,
    paidOut: 413,
  },
];

it.each(towns)('$town', async (town) => {
  const { at, place, city, currency } = town;
  const [latitude, longitude] = at;
  t.clock.set(begin);
  const user = await makeUser(t, { isPartner: true });
  const partner = await t.as(user);

  // Opened: where it stands is shown before prices are.
  expect(await partner.partner.earnings({ latitude, longitude })).toMatchObject({ ...place, city });
  const { id } = await partner.partner.createListing({
    requestId: randomUUID(),
    name: `Left luggage ${town.town}`,
    alternativeName: 'Left luggage',
    address: town.town,
    latitude,
    longitude,
    phoneNumber: '+14165550142',
    additionalInformation: '',
    mapsLink: '',
    amenities: { wifi: false, restroom: false },
    maxCapacity: 5,
    businessTypeId: (await partner.search.businessTypes())[0]?.id ?? '',
  });
  const routingNumber = place.country === 'US' ? '110000000' : aBank.routingNumber;
  await partner.payouts.saveBank({ ...aBank, routingNumber, requestId: randomUUID() });
  const hours = { listingId: id, weekly: weekdays.map((day) => ({ day, from: 600, to: 780 })) };
  const { fingerprint } = await partner.hosting.affected(hours);
  const opened = await partner.hosting.saveOpening({ ...hours, fingerprint, choices: [], requestId: randomUUID() });
  expect(opened).toMatchObject({ country: place.country, region: place.region, rules: { zone: place.timeZone } });
  await t.runJobs();

  // Booked: the shop opens at 10 and closes at 13 o'clock, so an hour off is a closed door.
  const traveller = await t.as(await makeUser(t));
  const dropOffAt = Instant.parse(town.dropOffAt);
  const stayAfter = (hours: number) => ({
    dropOffAt: dropOffAt.plusSeconds(hours * 3600).toString(),
    pickUpAt: dropOffAt.plusSeconds((hours + 3) * 3600).toString(),
  });
  const book = (hours: number) =>
    traveller.booking.create({ ...aBooking(id, { stay: stayAfter(hours) }), card: { cardToken: 'tok_visa' } });
  for (const hours of [-1, 1])
    await expect(book(hours)).rejects.toMatchObject({ cause: { key: expect.stringMatching(/^locationClosedAt/) } });
  const booking = await book(0);
  expect(booking.status).toBe('confirmed');
  const order = await traveller.booking.get({ bookingId: booking.id });
  expect(order.quote).toMatchObject({
    storage: { minor: town.storage, currency },
    taxAmount: { minor: town.tax },
    totalPrice: { minor: town.total },
  });
  const [row] = await t.rows<{ drop_off_local: string; payment_intent_id: string }>(
    `select b.drop_off_local, p.provider_intent_id as payment_intent_id from bookings b
     join payments p on p.booking_id = b.id where b.id = $1`,
    [booking.id],
  );
  expect(row?.drop_off_local).toBe('2027-01-15T10:00');
  expect(await atProvider(`payment_intents/${row?.payment_intent_id}`)).toMatchObject({
    amount: town.charged,
    currency: currency.toLowerCase(),
  });

  // Stored and fetched, by the counter.
  const hands = { bookingId: booking.id, bagsCount: 1 };
  t.clock.set(dropOffAt.plusSeconds(60));
  await partner.custody.checkIn({ ...hands, requestId: randomUUID(), found: 'scanned' });
  t.clock.set(dropOffAt.plusSeconds(2 * 3600));
  await partner.custody.checkOut({ ...hands, requestId: randomUUID() });
  t.clock.set(dropOffAt.plusSeconds(48 * 3600));
  await t.tick('complete-bookings');
  await t.runJobs();
  expect((await partner.payouts.summary()).balances).toEqual([{ minor: town.share, currency }]);

  // Paid out.
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  for (let time = 0; time < 4; time += 1) {
    await t.runJobs();
    await t.sandbox.settled();
  }
  const { payouts, balances } = await partner.payouts.summary();
  expect(payouts).toMatchObject([{ amount: { minor: town.payout, currency }, status: 'paid' }]);
  expect(balances).toEqual(town.share === town.payout ? [] : [{ minor: town.share - town.payout, currency }]);
  const [sent] = await t.rows<{ provider_payout_id: string; provider_account_id: string }>(
    `select p.provider_payout_id, a.provider_account_id from payouts p join payout_accounts a on a.user_id = p.user_id
     where p.user_id = $1`,
    [user.userId],
  );
  expect(await atProvider(`payouts/${sent?.provider_payout_id}`, sent?.provider_account_id)).toMatchObject({
    amount: town.paidOut,
    currency: currency.toLowerCase(),
  });
});
