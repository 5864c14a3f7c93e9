import { sqlRows } from '#server/platform/db/sql-rows.ts';
import type { Instant } from '@js-joda/core';
import { clampToOpening } from '#shared/availability/nearest-stay.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { isZero } from '#shared/money/arithmetic.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { plusMinutes } from '#shared/time/instants.ts';
import { instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { earningEntries, paymentEntries } from '#server/modules/ledger/ledger.module.ts';
import type { ListingDraft } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { bookingCode, codeBytes } from '#shared/booking/booking-code.ts';
import { tariffColumns, tariffJoins, tariffOf, type TariffRow } from '#server/modules/pricing/pricing.module.ts';
import { demoHandOvers, keptTimes } from './demo-hand-overs.ts';
import { firstNames, lastNames, reviewTexts } from './names.ts';
import { createRandom, type Random } from './random.ts';

type Entries = ReturnType<typeof paymentEntries>;

const PARTNER_SHARE = 500_000;
const COUNTER_SEED = 20_261_122;

interface DemoUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

type DemoListing = Pick<ListingDraft, 'id' | 'ownerId' | 'rules'>;

interface BookingRequest {
  readonly customer: DemoUser;
  readonly host: DemoUser;
  readonly listings: readonly DemoListing[];
  readonly random: Random;
  readonly now: Instant;
}

/** Bookings past and coming with their payments, and the reviews that the listings' ratings are made of. */
export async function demoBookings(em: EntityManager, request: BookingRequest): Promise<void> {
  const { customer, host, listings, random, now } = request;
  const tariffs = new Map(
    (await sqlRows<TariffRow & { id: string }>(em, `select l.id, ${tariffColumns} from listings l ${tariffJoins}`)).map(
      (row) => [row.id, tariffOf(numeric(row))],
    ),
  );
  const bookings: object[] = [];
  const payments: object[] = [];
  const reviews: object[] = [];
  const ledger = { transactions: [] as object[], entries: [] as object[] };
  const post = (kind: 'payment' | 'earning', subject: string, bookingId: string, at: string, entries: Entries) => {
    const id = newId();
    ledger.transactions.push({ id, kind, reference: `${kind}:${subject}`, booking_id: bookingId, occurred_at: at });
    for (const [account, amount, partnerId] of entries) {
      if (isZero(amount)) continue;
      ledger.entries.push({
        id: newId(),
        transaction_id: id,
        account,
        partner_id: partnerId ?? null,
        amount_minor: amount.minor,
        currency: amount.currency,
        occurred_at: at,
      });
    }
  };
  /** From about ten in the morning of a day, moved to where the place is open. */
  const stayOf = ({ id, rules }: DemoListing, inDays: number, hours: number) => {
    const opening = compileOpening(rules);
    const date = localDateOf(opening.zone, plusMinutes(now, inDays * 24 * 60));
    const morning = instantOfLocal(opening.zone, date, 10 * 60 + random.between(0, 3) * 30);
    const dropOffAt = clampToOpening(opening, morning, 'dropOff');
    const pickUpAt = dropOffAt && clampToOpening(opening, plusMinutes(dropOffAt, hours * 60), 'pickUp');
    if (!dropOffAt || !pickUpAt?.isAfter(dropOffAt)) throw new Error(`Listing ${id} takes no stay`);
    return { dropOffAt, pickUpAt };
  };
  const owners = new Map(
    (
      await sqlRows<{ id: string; name: string }>(em, "select id, first_name || ' ' || last_name as name from users")
    ).map(({ id, name }) => [id, { id, name }]),
  );
  // Draws of its own: what else the demo draws stays as it is.
  const counter = createRandom(COUNTER_SEED);
  const kept: Parameters<typeof demoHandOvers>[0][number][] = [];
  const add = (
    listing: DemoListing,
    user: DemoUser,
    [inDays, hours, bags]: readonly [inDays: number, hours: number, bags: number],
    { isNoShow = false } = {},
  ) => {
    const tariff = tariffs.get(listing.id);
    if (tariff === undefined) throw new Error(`No tariff for listing ${listing.id}`);
    const stay = stayOf(listing, inDays, hours);
    const quote = quoteStay({ tariff, zone: zoneOf(listing.rules.zone), stay, bagsCount: bags });
    const completed = stay.pickUpAt.isBefore(now);
    const placedAt = plusMinutes(stay.dropOffAt, -60 * random.between(3, 200));
    const created = (placedAt.isAfter(now) ? plusMinutes(now, -30) : placedAt).toString();
    const id = newId();
    const owner = owners.get(listing.ownerId);
    const times = completed && !isNoShow ? keptTimes(stay, counter) : null;
    if (times !== null && owner !== undefined) {
      kept.push({ bookingId: id, listingId: listing.id, bagsCount: bags, ...stay, ...times, user: owner });
    }
    bookings.push({
      id,
      code: bookingCode(Uint8Array.from({ length: codeBytes }, () => random.between(0, 255))),
      listing_id: listing.id,
      user_id: user.id,
      status: completed ? 'completed' : 'confirmed',
      drop_off_at: stay.dropOffAt.toString(),
      pick_up_at: stay.pickUpAt.toString(),
      bags_count: bags,
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      quote: JSON.stringify({ ...quote, partnerShareMillionths: PARTNER_SHARE }),
      currency: quote.currency,
      total_minor: quote.totalWithDiscount.minor,
      confirmed_at: created,
      completed_at: completed ? stay.pickUpAt.toString() : null,
      checked_in_at: times?.inAt.toString() ?? null,
      checked_in_bags: times === null ? null : bags,
      checked_out_at: times?.outAt.toString() ?? null,
      checked_out_bags: times === null ? null : bags,
      created_at: created,
      updated_at: created,
    });
    const paymentId = newId();
    const paid = quote.totalWithDiscount;
    post('payment', paymentId, id, created, paymentEntries(paid));
    if (completed) {
      const earning = {
        partnerId: listing.ownerId,
        storage: quote.storage,
        shareMillionths: PARTNER_SHARE,
        taxRateMillionths: quote.rates.taxRateMillionths,
        kept: paid,
        allowance: 0,
      };
      post('earning', id, id, stay.pickUpAt.toString(), earningEntries(earning));
    }
    payments.push({
      id: paymentId,
      booking_id: id,
      method: 'card_token',
      amount_minor: quote.totalWithDiscount.minor,
      currency: quote.currency,
      status: 'succeeded',
      card_last4: '4242',
      created_at: created,
      updated_at: created,
      succeeded_at: created,
    });
    return id;
  };
  for (const [index, listing] of listings.entries()) {
    const count = index === 0 ? 14 : random.between(0, 7);
    for (let place = 0; place < count; place += 1) {
      const id = add(listing, host, [-(4 + place * 5 + random.between(0, 3)), random.between(2, 8), 1]);
      const [rating, text] = random.pick(reviewTexts);
      const author = `${random.pick(firstNames)} ${random.pick(lastNames).slice(0, 1)}.`;
      const createdAt = plusMinutes(now, -60 * 24 * (2 + place * 5)).toString();
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
    if (random.chance(0.4)) add(listing, host, [random.between(1, 12), random.between(2, 30), 1]);
  }
  const first = listings[0];
  if (first !== undefined) {
    add(first, customer, [1, 6, 2]);
    // One who never came, long enough ago that nobody is told of it any more.
    add(first, customer, [-20, 8, 1], { isNoShow: true });
  }
  await insertRows(em, 'bookings', bookings);
  await insertRows(em, 'hand_overs', demoHandOvers(kept));
  await insertRows(em, 'payments', payments);
  await insertRows(em, 'ledger_transactions', ledger.transactions);
  await insertRows(em, 'ledger_entries', ledger.entries);
  await insertRows(em, 'reviews', reviews);
}

/** Amounts come as text through the ORM's connection. */
const numeric = (row: TariffRow): TariffRow => ({
  ...row,
  price_per_hour: Number(row.price_per_hour),
  max_price: Number(row.max_price),
  overnight_fee: Number(row.overnight_fee),
  handling_fee: Number(row.handling_fee),
});
