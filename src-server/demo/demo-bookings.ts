import type { Instant } from '@js-joda/core';
import { plusMinutes } from '#shared/time/instants.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { type DemoListing, type DemoUser, gatherStays } from './demo-stays.ts';
import { demoWeeks } from './demo-weeks.ts';
import { firstNames, lastNames, reviewTexts } from './names.ts';
import type { Random } from './random.ts';

interface BookingRequest {
  readonly customer: DemoUser;
  readonly host: DemoUser;
  readonly listings: readonly DemoListing[];
  readonly random: Random;
  readonly now: Instant;
  /** Who stayed in the last weeks at the locations of others than the demo's partner, and those locations. */
  readonly traveller: DemoUser;
  readonly busy: readonly DemoListing[];
}

/**
 * Bookings past and coming with their payments, and the reviews that the listings' ratings are made of.
 * @returns the stay that ended yesterday, with the hash of its custody record.
 */
export async function demoBookings(em: EntityManager, request: BookingRequest) {
  const { customer, host, listings, random, now, traveller, busy } = request;
  const stays = await gatherStays(em, now);
  const reviews: object[] = [];
  for (const [index, listing] of listings.entries()) {
    const count = index === 0 ? 14 : random.between(0, 7);
    for (let place = 0; place < count; place += 1) {
      const id = stays.add(random, listing, host, [-(2 + place * 9 + random.between(0, 3)), random.between(2, 8), 1]);
      const [rating, text] = random.pick(reviewTexts);
      const author = `${random.pick(firstNames)} ${random.pick(lastNames).slice(0, 1)}.`;
      const createdAt = plusMinutes(now, -60 * 24 * (1 + place * 9)).toString();
      reviews.push({
        id: newId(),
        booking_id: id,
        listing_id: listing.id,
        author_name: author,
        rating,
        text,
        created_at: createdAt,
        reply_text: place % 4 === 1 ? 'Thank you for the kind words. Come by again.' : null,
        replied_at: place % 4 === 1 ? createdAt : null,
      });
    }
    if (random.chance(0.4)) stays.add(random, listing, host, [random.between(1, 12), random.between(2, 30), 1]);
  }
  const first = listings[0];
  if (first !== undefined) {
    stays.add(random, first, customer, [1, 6, 2]);
    // One who never came, long enough ago that nobody is told of it any more.
    stays.add(random, first, customer, [-20, 8, 1], { isNoShow: true });
  }
  const yesterday = demoWeeks(stays, traveller, busy);
  const hashes = await stays.write();
  await insertRows(em, 'reviews', reviews);
  return { bookingId: yesterday, recordHash: hashes.get(yesterday) ?? '' };
}
