import { randomBytes } from 'node:crypto';
import type { Instant } from '@js-joda/core';
import { raw } from '@mikro-orm/core';
import type { Stay } from '#shared/availability/stay.ts';
import { bookingCode, codeBytes } from '#shared/booking/booking-code.ts';
import { holdMinutes } from '#shared/booking/states.ts';
import type { Language } from '#shared/messages/text.ts';
import { moveHours } from '#shared/partner/near-places.ts';
import { localTextOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { countChanged } from '#server/modules/widgets/widgets.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { zoneRulesVersion } from '#server/platform/zones/zone-rules.ts';
import { Booking, Order } from '../booking.entity.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { recountCoupon, releaseCoupon } from './coupon-uses.ts';
import type { SoldQuote } from '../booking.entity.ts';

export interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly language: Language;
}

interface NewBooking {
  readonly id: string;
  readonly listingId: string;
  readonly userId: string;
  readonly contact: Contact;
  readonly stay: Stay;
  /** The zone of the listing. */
  readonly zone: string;
  readonly bagsCount: number;
  readonly quote: SoldQuote;
  readonly couponId: string | null;
  /** Whether something is still to be paid; a booking without is confirmed. */
  readonly isPaid: boolean;
  readonly now: Instant;
  readonly replaced?: Booking;
  /** Holds its bags as the offer of another place instead of as a booking that is being paid. */
  readonly isOffer?: boolean;
}

/** What a booking keeps of its local times: those of its zone's clock, by the rules in use. */
export const localTimes = ({ dropOffAt, pickUpAt }: Stay, zone: string) => ({
  dropOffLocal: localTextOf(zoneOf(zone), dropOffAt),
  pickUpLocal: localTextOf(zoneOf(zone), pickUpAt),
  timeZone: zone,
  zoneRules: zoneRulesVersion(),
});

/** The database's clock begins a hold, as it judges it. */
const holdEnd = () => raw(`product_now() + interval '${holdMinutes} minutes'`);
const offerEnd = ({ dropOffAt }: Stay) =>
  raw(
    `least(product_now() + interval '${moveHours.held} hours', ?::timestamptz - interval '${moveHours.beforeDropOff} hours')`,
    [dropOffAt.toString()],
  );

/** The order's code and the number of its next version. */
async function nextVersion(em: EntityManager, { orderId }: Booking) {
  const [row] = await sqlRows<{ code: string; next: number }>(
    em,
    `select o.code, (select max(version) + 1 from bookings where order_id = o.id)::int as next from orders o where o.id = $1`,
    [orderId],
  );
  return { orderId, code: row?.code ?? '', version: row?.next ?? 1 };
}

/**
 * Adds a booking: the first version of an order of its own, or the next one of the order of the booking that it is to
 * take the place of. The database refuses it with CL001 where its bags do not fit.
 */
export async function insertBooking(em: EntityManager, made: NewBooking): Promise<void> {
  const { contact, stay, quote, now, replaced, isPaid, isOffer = false } = made;
  await em.insert(Booking, {
    id: made.id,
    ...(replaced === undefined
      ? { orderId: made.id, version: 1, code: bookingCode(randomBytes(codeBytes)) }
      : await nextVersion(em, replaced)),
    listingId: made.listingId,
    userId: made.userId,
    status: isPaid ? 'confirmed' : 'pending',
    dropOffAt: stay.dropOffAt,
    pickUpAt: stay.pickUpAt,
    ...localTimes(stay, made.zone),
    clockMoves: 0,
    bagsCount: made.bagsCount,
    ...contact,
    quote,
    currency: quote.currency,
    totalMinor: quote.totalWithDiscount.minor,
    couponId: made.couponId,
    holdExpiresAt: isPaid ? null : isOffer ? offerEnd(stay) : holdEnd(),
    offeredAt: isOffer ? now : null,
    cancellationReason: null,
    paymentMessage: null,
    confirmedAt: isPaid ? now : null,
    completedAt: null,
    canceledAt: null,
    createdAt: now,
    updatedAt: now,
  });
  if (replaced !== undefined) await countChanged(em, made.id, replaced.id);
}

interface Cancellation {
  readonly reason: string | null;
  readonly now: Instant;
  readonly paymentMessage?: string;
  /** The coupon's use goes to another booking, or was worth its stay. */
  readonly keepsCoupon?: boolean;
}

/** Cancels a locked booking: its bags, and its coupon's use, are free again. */
export async function cancelRow(em: EntityManager, booking: Booking, cancellation: Cancellation): Promise<void> {
  const { reason, now, paymentMessage, keepsCoupon = false } = cancellation;
  await em.nativeUpdate(
    Booking,
    { id: booking.id },
    {
      status: 'canceled',
      holdExpiresAt: null,
      canceledAt: now,
      updatedAt: now,
      cancellationReason: reason,
      ...(paymentMessage === undefined ? {} : { paymentMessage }),
    },
  );
  if (keepsCoupon) return;
  await releaseCoupon(em, booking.id, now);
  await recountCoupon(em, booking);
}

/** Makes a version the one in force. */
export async function putInForce(em: EntityManager, { id, orderId }: Pick<Booking, 'id' | 'orderId'>): Promise<void> {
  await em.nativeUpdate(Order, { id: orderId }, { currentBookingId: id });
}

/** Confirms a locked booking; the database refuses it with CL001 when its hold is over and its place taken. */
export async function confirmRow(em: EntityManager, booking: Booking, now: Instant) {
  await em.nativeUpdate(
    Booking,
    { id: booking.id },
    { status: 'confirmed', holdExpiresAt: null, confirmedAt: now, updatedAt: now },
  );
}
