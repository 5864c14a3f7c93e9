import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { lastMail, queryOf } from '#server/modules/accounts/accounts.fixture.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { aBank, makeListing, makeToronto, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createClient } from './create-client.ts';
import { whyOf } from './why.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  // A tariff of Canada, and a city to be near.
  await makeListing(t);
  await makeToronto(t);
});
afterAll(() => t.close());

const email = 'priya.raman@example.ca';
const password = 'a cupboard of umbrellas';

it('takes a partner from registration to a booking that is paid out, with nothing but the typed client', async () => {
  const url = t.baseUrl();
  const partner = createClient({ url });
  await partner.accounts.registerPartner.mutate({
    firstName: 'Priya',
    lastName: 'Raman',
    countryOfResidence: 'CA',
    email,
    phoneNumber: '+14165550142',
    password,
    passwordConfirmation: password,
  });
  const { link } = await lastMail(t, email);
  await partner.accounts.activate.mutate({ id: queryOf(link, 'id'), token: queryOf(link, 'token') });
  const { id: listingId } = await partner.partner.createListing.mutate({
    requestId: randomUUID(),
    name: 'York Street Coffee',
    alternativeName: 'York Street Coffee',
    address: '61 York St, Toronto',
    latitude: 43.6466,
    longitude: -79.3822,
    phoneNumber: '+14165550142',
    mapsLink: '',
    additionalInformation: '',
    maxCapacity: 6,
    amenities: { wifi: true, restroom: false },
  });
  const weekly = weekdays.map((day) => ({ day, from: 8 * 60, to: 20 * 60 }));
  const { fingerprint } = await partner.hosting.affected.query({ listingId, weekly });
  await partner.hosting.saveOpening.mutate({ requestId: randomUUID(), listingId, weekly, fingerprint, choices: [] });
  await partner.payouts.saveBank.mutate({ requestId: randomUUID(), ...aBank });

  const traveller = createClient({ url });
  const order = await traveller.booking.create.mutate({
    requestId: randomUUID(),
    listing: listingId,
    stay: someStay,
    bagsCount: 2,
    guest: { email: 'amara@example.com', firstName: 'Amara', lastName: 'Okafor' },
    card: { cardToken: 'tok_visa' },
  });
  expect(order.status).toBe('confirmed');

  t.clock.set(Instant.parse('2026-11-25T16:00:00Z'));
  const handing = () => ({ bookingId: order.id, requestId: randomUUID(), bagsCount: 2 });
  await partner.custody.checkIn.mutate(handing());
  t.clock.set(Instant.parse('2026-11-25T19:00:00Z'));
  await partner.custody.checkOut.mutate(handing());
  t.clock.set(Instant.parse('2026-11-25T19:01:00Z'));
  await t.tick('complete-bookings');
  expect((await traveller.booking.get.query({ bookingId: order.id })).status).toBe('completed');

  const token = await serviceTokensOf(t.db, t.clock).issue({ name: 'monday', role: 'finance', days: 1 });
  const finance = createClient({ url, token });
  await finance.admin.runPayouts.mutate();
  await t.runJobs();
  await t.sandbox.settled();
  const { payouts } = await finance.admin.payouts.query({});
  expect(payouts).toMatchObject([{ partner: email, status: 'paid', failure: null }]);
  expect(payouts[0]?.amount.minor).toBeGreaterThan(0);
  expect(await finance.admin.verify.query({ check: 'ledger' })).toMatchObject({ faults: [] });

  // Signed out, it is a visitor again, and says why in a sentence.
  await partner.accounts.signOut.mutate();
  const refused = await partner.partner.listings.query().catch(whyOf);
  expect(refused).toEqual(expect.stringMatching(/sign in/i));
});
