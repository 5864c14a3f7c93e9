import { Instant } from '@js-joda/core';
import { plusMinutes } from '#shared/time/instants.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { type DemoListing, type DemoUser, gatherStays } from './demo-stays.ts';
import type { DemoPeople } from './demo-people.ts';
import { demoWeeks } from './demo-weeks.ts';
import { demoRatings, type Fit, wordsOfLocation } from './demo-reviews.ts';
import type { Random } from './random.ts';

interface BookingRequest {
  readonly customer: DemoUser;
  /** Who else books: their names are those of the reviews. */
  readonly people: DemoPeople;
  readonly listings: readonly DemoListing[];
  /** What reviews of a location may speak of. */
  readonly fitsOf: (listing: DemoListing) => readonly Fit[];
  readonly random: Random;
  readonly now: Instant;
  /** Who stayed yesterday at the last location, and the locations of others than the demo's partner. */
  readonly traveller: DemoUser;
  readonly busy: readonly DemoListing[];
}

/**
 * Bookings past and coming with their payments, and the reviews that the listings' ratings are made of.
 * @returns the stay that ended yesterday, with the hash of its custody record.
 */
export async function demoBookings(em: EntityManager, request: BookingRequest) {
  const { customer, people, listings, fitsOf, random, now, traveller, busy } = request;
  const languages = new Map(people.partners.map(({ id, language }) => [id, language]));
  const stays = await gatherStays(em, now);
  const reviews: object[] = [];
  for (const [index, listing] of listings.entries()) {
    const words = wordsOfLocation(index, fitsOf(listing));
    const ownerLanguage = languages.get(listing.ownerId) ?? 'english';
    const count = index === 0 ? 14 : random.between(0, 7);
    for (let place = 0; place < count; place += 1) {
      const stay = [-(2 + place * 9 + random.between(0, 3)), random.between(2, 8), 1] as const;
      const person = people.any();
      const id = stays.add(random, listing, person, stay);
      const rating = random.pick(demoRatings);
      const author = `${person.first_name} ${person.last_name.slice(0, 1)}.`;
      const createdAt = plusMinutes(now, -60 * 24 * (1 + place * 9)).toString();
      reviews.push({
        id: newId(),
        booking_id: id,
        listing_id: listing.id,
        author_name: author,
        rating,
        text: words.review(rating, person.language),
        created_at: createdAt,
        ...(place % 4 === 1
          ? {
              reply_text: words.reply(rating, ownerLanguage),
              reply_language: ownerLanguage,
              replied_at: plusMinutes(Instant.parse(createdAt), 20 * 60).toString(),
            }
          : { reply_text: null, reply_language: 'english', replied_at: null }),
      });
    }
    if (random.chance(0.4)) stays.add(random, listing, people.any(), [random.between(1, 12), random.between(2, 30), 1]);
  }
  const first = listings[0];
  if (first !== undefined) {
    stays.add(random, first, customer, [1, 6, 2]);
    // One who never came, long enough ago that neither side hears of it any more.
    stays.add(random, first, customer, [-20, 8, 1], { isNoShow: true });
  }
  const yesterday = demoWeeks(stays, { people, traveller, listings: busy });
  if (first !== undefined) {
    // One that went well and can be reviewed, and one that was given up and paid back.
    stays.add(random, first, customer, [-4, 5, 2]);
    stays.add(random, first, customer, [-9, 6, 1], { isCanceled: true });
  }
  await insertRows(em, 'users', [...people.travellers()]);
  const hashes = await stays.write();
  await insertRows(em, 'reviews', reviews);
  return { bookingId: yesterday, recordHash: hashes.get(yesterday) ?? '' };
}
