import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { freshEmail, type Headers, PASSWORD, rest, tripleOf } from '#server/modules/accounts/accounts.fixture.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { runPayouts } from '#server/modules/payouts/payouts-jobs.ts';
import { makeListing, makeToronto } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const businessTypeId = newId();

/** An application where a location can be added in Toronto. */
export async function createPartnerApp(config: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const t = await createTestApp(config);
  await makeListing(t);
  await makeToronto(t);
  await t.db.fork().transactional(async (em) => {
    await insertRows(em, 'business_types', [{ id: businessTypeId, type: 'Reading room', position: 99 }]);
  });
  return t;
}

export const person = () => ({
  email: freshEmail(),
  phone_number: '+14165550142',
  first_name: 'Priya',
  last_name: 'Raman',
  country_of_residence: 'CA',
  password: PASSWORD,
  password_confirmation: PASSWORD,
});

export const location = {
  name: 'York St. Coffee Inc.',
  alternative_name: 'York St. Coffee',
  address: '61 York St, Toronto',
  latitude: 43.6466,
  longitude: -79.3822,
  emergency_phone: '+14165550142',
  max_capacity: 4,
  business_type_id: businessTypeId,
};

/** Who is paid and where, as the sandbox accepts it; with the step that ends joining. */
export const bankForm = {
  business_name: 'York St. Coffee Inc.',
  payout_account_number: '000123456789',
  routing_number: '11000-000',
  date_of_birth: '1986-09-14',
  address_line1: '61 York St',
  address_city: 'Toronto',
  address_state: 'ON',
  address_postal_code: 'M5J 1P3',
  partner_onboarding_step: 0,
};

/** A person who has just signed up by REST, and their calls. */
export async function newPartner(t: TestApp) {
  const sent = person();
  const signedUp = await rest(t, 'POST', '/partners', sent);
  const headers = tripleOf(signedUp);
  const call = (method: Parameters<typeof rest>[1], path: string, payload?: object, more: Headers = {}) =>
    rest(t, method, path, payload, { ...headers, ...more });
  return { sent, signedUp, headers, call };
}

/** The same with a location, which no one has seen yet; some of what is sent of it may be otherwise. */
export async function withLocation(t: TestApp, otherwise: object = {}) {
  const who = await newPartner(t);
  const { body } = await who.call('POST', '/users/current-user/listings', {
    listing: { ...location, ...otherwise },
  });
  const id = String(body.id);
  return { ...who, id, own: `/users/current-user/listings/${id}` };
}

/** The address of one of a list. */
export const at = (path: string, id: unknown) => `${path}/${String(id)}`;

/**
 * What happens at a counter, which is no call of REST, and then by itself: the bags of a location's one booking come and
 * go, its booking is completed, and what it earned is paid out.
 */
export async function payOut(t: TestApp, listingId: string): Promise<void> {
  const [booking] = await t.rows<{
    id: string;
    owner_id: string;
    bags_count: number;
    drop_off_at: Date;
    pick_up_at: Date;
  }>(
    `select b.id, l.owner_id, b.bags_count, b.drop_off_at, b.pick_up_at
     from bookings b join listings l on l.id = b.listing_id where b.listing_id = $1`,
    [listingId],
  );
  if (booking === undefined) throw new Error('Nothing is booked there');
  const owner = await t.as({ userId: booking.owner_id });
  const bags = { bookingId: booking.id, bagsCount: booking.bags_count };
  const at = (when: Date) => t.clock.set(Instant.ofEpochMilli(when.getTime()));
  at(booking.drop_off_at);
  await owner.custody.checkIn({ ...bags, requestId: randomUUID() });
  at(booking.pick_up_at);
  await owner.custody.checkOut({ ...bags, requestId: randomUUID() });
  t.clock.forward(24 * 60);
  await t.tick('complete-bookings');
  await t.runJobs();
  await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, runPayouts, {}));
  await t.runJobs();
}
