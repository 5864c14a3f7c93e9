import { aBooking, makeListing, makeUser } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export type Country = 'CA' | 'JP' | 'KW';

/** An order of a new traveller that was paid by card; stays last some hours. */
export async function confirmedOrder(t: TestApp, country: Country = 'CA', bagsCount = 1) {
  const listing = await makeListing(t, { capacity: 50, country });
  const who = await makeUser(t);
  const traveller = await t.as(who);
  const wish = { ...aBooking(listing.id, { bagsCount }), card: { cardToken: 'tok_visa' } };
  const { id, code, total } = await traveller.booking.create(wish);
  await t.runJobs();
  return { listing, who, traveller, id, code, total };
}
