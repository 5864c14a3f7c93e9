import { randomBytes } from 'node:crypto';
import { zoneOf } from '#shared/time/zone.ts';
import { countStay } from '#shared/pricing/count-stay.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { bookingCode, codeBytes } from '#shared/booking/booking-code.ts';
import { newId } from '#server/platform/ids.ts';
import { firstNames, lastNames, reviewTexts } from './names.ts';
import type { Random } from './random.ts';
import type { SeedCity } from './seed-cities.ts';
import type { SeedListing } from './seed-listings.ts';
import { seedPricingOf } from './seed-pricings.ts';
import type { SeedStay } from './seed-stays.ts';

const DAY = 86_400_000;
const HOLD = 15 * 60_000;

/** Rows of bookings name their quote by its place in `quotes`: many stays are sold at the same one. */
export interface BookingBatch {
  readonly bookings: object[];
  readonly reviews: object[];
  readonly quotes: string[];
}

interface BookingSeed {
  readonly city: SeedCity;
  readonly listing: SeedListing;
  readonly stays: readonly SeedStay[];
  readonly random: Random;
  readonly now: number;
  readonly customerIds: readonly string[];
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Turns stays into bookings and reviews, and counts the reviews into the listing's row. */
export function createBookingSeed(takenCodes: Set<string>) {
  let batch: BookingBatch = { bookings: [], reviews: [], quotes: [] };
  let placeOf = new Map<string, number>();

  const freshCode = (): string => {
    for (;;) {
      const code = bookingCode(randomBytes(codeBytes));
      if (takenCodes.has(code)) continue;
      takenCodes.add(code);
      return code;
    }
  };

  const quoteOf = (city: SeedCity, listing: SeedListing, { stay, bagsCount }: SeedStay) => {
    const pricing = seedPricingOf(city.country, city.region);
    const zone = zoneOf(city.zone);
    const count = countStay(stay, zone);
    const hour = listing.row.price_per_hour ?? pricing.price_per_hour;
    const key = `${pricing.country}|${pricing.region}|${hour}|${count.numberOfHours}|${count.nights}|${count.firstDayHours}|${bagsCount}`;
    const known = placeOf.get(key);
    if (known !== undefined) return known;
    const tariff = {
      currency: pricing.currency,
      pricePerHour: hour,
      maxPrice: pricing.max_price,
      overnightFee: pricing.overnight_fee,
      handlingFee: pricing.handling_fee,
      taxRateMillionths: pricing.tax_rate_millionths,
    };
    const place = batch.quotes.push(JSON.stringify(quoteStay({ tariff, zone, stay, bagsCount })));
    placeOf.set(key, place);
    return place;
  };

  return {
    add({ city, listing, stays, random, now, customerIds }: BookingSeed): void {
      for (const each of stays) {
        const dropOff = each.stay.dropOffAt.toEpochMilli();
        const pickUp = each.stay.pickUpAt.toEpochMilli();
        const created = Math.min(now, dropOff) - random.between(1, 20) * (DAY / 4);
        const isOver = pickUp <= now;
        const isPending = each.isHeld && dropOff > now && random.chance(0.01);
        const status = !each.isHeld ? 'canceled' : isOver ? 'completed' : isPending ? 'pending' : 'confirmed';
        const id = newId();
        const first = random.pick(firstNames);
        const last = random.pick(lastNames);
        batch.bookings.push({
          id,
          code: freshCode(),
          listing_id: listing.row.id,
          user_id: random.pick(customerIds),
          status,
          drop_off_at: iso(dropOff),
          pick_up_at: iso(pickUp),
          bags_count: each.bagsCount,
          first_name: first,
          last_name: last,
          email: 'traveller@seed.cloakroom.example',
          quote_place: quoteOf(city, listing, each),
          hold_expires_at: isPending ? iso(now + HOLD) : null,
          cancellation_reason: each.isHeld ? null : 'Change of plans',
          confirmed_at: status === 'confirmed' || status === 'completed' ? iso(created) : null,
          completed_at: status === 'completed' ? iso(pickUp) : null,
          canceled_at: each.isHeld ? null : iso(created),
          created_at: iso(created),
          updated_at: iso(created),
        });
        if (status !== 'completed' || !random.chance(0.3)) continue;
        const [rating, text] = random.pick(reviewTexts);
        const row = listing.row as { rating_sum?: number; reviews_count?: number };
        row.rating_sum = (row.rating_sum ?? 0) + rating;
        row.reviews_count = (row.reviews_count ?? 0) + 1;
        batch.reviews.push({
          id: newId(),
          booking_id: id,
          listing_id: listing.row.id,
          author_name: `${first} ${last.slice(0, 1)}.`,
          rating,
          text,
          created_at: iso(Math.min(now, pickUp + DAY)),
        });
      }
    },
    size: () => batch.bookings.length,
    /** Hands out what has been gathered and starts anew. */
    take(): BookingBatch {
      const taken = batch;
      batch = { bookings: [], reviews: [], quotes: [] };
      placeOf = new Map();
      return taken;
    },
  };
}
