import type { Instant } from '@js-joda/core';
import { clampToOpening } from '#shared/availability/nearest-stay.ts';
import type { Language } from '#shared/messages/text.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { bookingCode, codeBytes } from '#shared/booking/booking-code.ts';
import { isZero, money, negate } from '#shared/money/arithmetic.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import { plusMinutes } from '#shared/time/instants.ts';
import { instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { earningEntries, paymentEntries } from '#server/modules/ledger/ledger.module.ts';
import type { ListingDraft } from '#server/modules/partner/partner.module.ts';
import { tariffColumns, tariffJoins, tariffOf, type TariffRow } from '#server/modules/pricing/pricing.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { demoHandOvers, keptTimes } from './demo-hand-overs.ts';
import { createRandom, type Random } from './random.ts';
import { soldTaxRate } from '#shared/pricing/tax.ts';

type Entries = ReturnType<typeof paymentEntries>;

const PARTNER_SHARE = 500_000;
const COUNTER_SEED = 20_261_122;

/** Who books. */
export interface DemoUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: Language;
}

export type DemoListing = Pick<ListingDraft, 'id' | 'ownerId' | 'rules' | 'latitude' | 'longitude' | 'businessTypeId'>;

interface StayOptions {
  readonly isNoShow?: boolean;
  /** Given up before the drop-off, with the whole price given back. */
  readonly isCanceled?: boolean;
}

/** Gathers bookings with their payments, hand-overs and movements of money, to be written at once. */
export async function gatherStays(em: EntityManager, now: Instant) {
  const tariffs = new Map(
    (await sqlRows<TariffRow & { id: string }>(em, `select l.id, ${tariffColumns} from listings l ${tariffJoins}`)).map(
      (row) => [row.id, tariffOf(numeric(row))],
    ),
  );
  const owners = new Map(
    (
      await sqlRows<{ id: string; name: string }>(em, "select id, first_name || ' ' || last_name as name from users")
    ).map(({ id, name }) => [id, { id, name }]),
  );
  const bookings: object[] = [];
  const payments: object[] = [];
  const refunds: object[] = [];
  const ledger = { transactions: [] as object[], entries: [] as object[] };
  // Draws of its own: what else the demo draws stays as it is.
  const counter = createRandom(COUNTER_SEED);
  const kept: Parameters<typeof demoHandOvers>[0][number][] = [];
  const post = (
    kind: 'payment' | 'earning' | 'refund',
    subject: string,
    bookingId: string,
    at: string,
    entries: Entries,
  ) => {
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
  const stayOf = ({ id, rules }: DemoListing, inDays: number, hours: number, random: Random) => {
    const opening = compileOpening(rules);
    const date = localDateOf(opening.zone, plusMinutes(now, inDays * 24 * 60));
    const morning = instantOfLocal(opening.zone, date, 10 * 60 + random.between(0, 3) * 30);
    const dropOffAt = clampToOpening(opening, morning, 'dropOff');
    const pickUpAt = dropOffAt && clampToOpening(opening, plusMinutes(dropOffAt, hours * 60), 'pickUp');
    if (!dropOffAt || !pickUpAt?.isAfter(dropOffAt)) throw new Error(`Listing ${id} takes no stay`);
    return { dropOffAt, pickUpAt };
  };
  /** The last moment of the stay's story so far: halfway from its booking to its drop-off, but not to come. */
  const halfway = (from: Instant, until: Instant) => {
    const end = until.isAfter(now) ? now : until;
    return plusMinutes(from, Math.floor((end.toEpochMilli() - from.toEpochMilli()) / 120_000));
  };
  return {
    /** A stay of a person, drawn by `random`, so many days from now. @returns its id. */
    add(
      random: Random,
      listing: DemoListing,
      user: DemoUser,
      [inDays, hours, bags]: readonly [inDays: number, hours: number, bags: number],
      { isNoShow = false, isCanceled = false }: StayOptions = {},
    ): string {
      const tariff = tariffs.get(listing.id);
      if (tariff === undefined) throw new Error(`No tariff for listing ${listing.id}`);
      const stay = stayOf(listing, inDays, hours, random);
      const quote = quoteStay({ tariff, zone: zoneOf(listing.rules.zone), stay, bagsCount: bags });
      const completed = !isCanceled && stay.pickUpAt.isBefore(now);
      const drawnAt = plusMinutes(stay.dropOffAt, -60 * random.between(3, 200));
      const placedAt = drawnAt.isAfter(now) ? plusMinutes(now, -30) : drawnAt;
      const created = placedAt.toString();
      const canceledAt = isCanceled ? halfway(placedAt, stay.dropOffAt).toString() : null;
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
        status: isCanceled ? 'canceled' : completed ? 'completed' : 'confirmed',
        drop_off_at: stay.dropOffAt.toString(),
        pick_up_at: stay.pickUpAt.toString(),
        bags_count: bags,
        first_name: user.first_name,
        last_name: user.last_name,
        email: user.email,
        language: user.language,
        quote: JSON.stringify({ ...quote, partnerShareMillionths: PARTNER_SHARE }),
        currency: quote.currency,
        total_minor: quote.totalWithDiscount.minor,
        confirmed_at: created,
        completed_at: completed ? stay.pickUpAt.toString() : null,
        canceled_at: canceledAt,
        created_at: created,
        updated_at: canceledAt ?? created,
      });
      const paymentId = newId();
      const paid = quote.totalWithDiscount;
      post('payment', paymentId, id, created, paymentEntries(paid));
      if (completed) {
        const earning = {
          partnerId: listing.ownerId,
          storage: quote.storage,
          shareMillionths: PARTNER_SHARE,
          taxRateMillionths: soldTaxRate(quote),
          kept: paid,
          discount: quote.couponDiscount,
          allowance: 0,
        };
        post('earning', id, id, stay.pickUpAt.toString(), earningEntries(earning));
      }
      payments.push({
        id: paymentId,
        booking_id: id,
        method: 'card_token',
        amount_minor: paid.minor,
        currency: paid.currency,
        status: 'succeeded',
        card_last4: '4242',
        created_at: created,
        updated_at: created,
        succeeded_at: created,
      });
      if (canceledAt !== null) {
        const refundId = newId();
        const back = money<string>(paid.minor, paid.currency);
        post('refund', refundId, id, canceledAt, [
          ['provider', negate(back)],
          ['travellers', back],
        ]);
        refunds.push({
          id: refundId,
          group_id: refundId,
          payment_id: paymentId,
          booking_id: id,
          amount_minor: back.minor,
          currency: back.currency,
          reason: 'Canceled',
          status: 'succeeded',
          created_at: canceledAt,
          confirmed_at: canceledAt,
        });
      }
      return id;
    },
    /** Writes what was gathered. @returns the hash of the last hand-over of each booking. */
    async write(): Promise<ReadonlyMap<string, string>> {
      const handOvers = demoHandOvers(kept);
      await insertRows(em, 'bookings', bookings);
      for (const { bookingId, listingId, bagsCount, inAt, outAt } of kept)
        await sqlRows(
          em,
          `update orders set checked_in_at = $2, checked_in_bags = $3, checked_out_at = $4, checked_out_bags = $5,
             inside_listing_id = $6 where id = $1`,
          [bookingId, inAt.toString(), bagsCount, outAt.toString(), bagsCount, listingId],
        );
      await insertRows(em, 'hand_overs', handOvers);
      await insertRows(em, 'payments', payments);
      await insertRows(em, 'refunds', refunds);
      await insertRows(em, 'ledger_transactions', ledger.transactions);
      await insertRows(em, 'ledger_entries', ledger.entries);
      return new Map(handOvers.map((row) => [row.booking_id, row.hash]));
    },
  };
}

export type DemoStays = Awaited<ReturnType<typeof gatherStays>>;

/** Amounts come as text through the ORM's connection. */
const numeric = (row: TariffRow): TariffRow => ({
  ...row,
  price_per_hour: Number(row.price_per_hour),
  max_price: Number(row.max_price),
  overnight_fee: Number(row.overnight_fee),
  handling_fee: Number(row.handling_fee),
});
