import type { Instant } from '@js-joda/core';
import { afterPickUp } from '#shared/availability/after-pick-up.ts';
import { checkStay, dayAt } from '#shared/availability/check-stay.ts';
import { comingDays } from '#shared/availability/coming-days.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import type { orderAnswer } from '#shared/booking/order-answers.ts';
import { refundable } from '#shared/booking/refund-policy.ts';
import { hasBegun, isModifiable, refusalOf } from '#shared/booking/order-state.ts';
import { isOwedForDoor, owedFor } from '#shared/custody/owed.ts';
import { stayOutcome } from '#shared/custody/stay-outcome.ts';
import { money } from '#shared/money/arithmetic.ts';
import { reviewState } from '#shared/reviews/review-rules.ts';
import { toIso } from '#shared/time/instants.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { openingOf } from '#server/modules/partner/partner.module.ts';
import { instantOf, isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { distanceBetween } from '#server/platform/geo/distance.ts';
import { zoneFacts } from '#server/platform/geo/zone-facts.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';
import type { OrderRow } from './order.sql.ts';
import { refundView } from './refund-view.ts';
import { shownQuote } from '../sold-quote.ts';

const iso = (date: Date | null): string | null => (date === null ? null : toIso(instantOf(date)));
const isoOfText = (text: string): string => isoOfDate(new Date(text));

function listingOf(row: OrderRow) {
  return {
    id: row.listing_id,
    slug: row.slug,
    name: row.listing_name,
    legalName: row.legal_name,
    alternativeName: row.alternative_name,
    address: row.address,
    cityName: row.city_name,
    latitude: row.latitude,
    longitude: row.longitude,
    businessType: row.business_type,
    placeType: row.storage_place_type,
    imageUrls: row.image_ids.map((id) => `/files/${id}`),
    mapsLink: row.gmaps_link,
    phone: row.emergency_phone,
    note: row.note,
    additionalInformation: row.additional_information,
    amenities: row.amenities,
    zone: row.time_zone,
    rules: openingOf(row),
    discounts: row.discounts.map(({ id, name, percentage, applied_to }) => ({
      id,
      name,
      percentage,
      appliedTo: applied_to,
    })),
  };
}

/** Whether the stay of an order can be reviewed, as its page of reviews would say, or was; no one is asked while their bags are inside. */
function reviewOf(row: OrderRow, now: Instant): 'open' | 'written' | null {
  if (row.has_review) return 'written';
  if (row.checked_in_at !== null && row.checked_out_at === null) return null;
  const state = reviewState(
    {
      isCompleted: row.status === 'completed',
      isCanceled: row.status === 'canceled',
      completedAt: row.completed_at?.getTime() ?? null,
      reviewedAt: null,
      isRemoved: false,
    },
    now.toEpochMilli(),
  );
  return state === 'open' ? 'open' : null;
}

/** Metres as the crow flies from the booked location. */
const moveOfferView = ({ until, ...offer }: NonNullable<OrderRow['move_offer']>, from: OrderRow) => ({
  ...offer,
  metres: Math.round(distanceBetween(from, offer)),
  until: isoOfText(until),
});

export type OrderView = Answer<typeof orderAnswer>;

/** An order as its page shows it. Instants in UTC, amounts in minor units. */
export function orderView(row: OrderRow, now: Instant): OrderView {
  const { currency } = row;
  const stay = { dropOffAt: instantOf(row.drop_off_at), pickUpAt: instantOf(row.pick_up_at) };
  const paid = money<string>(row.net_paid, currency);
  const listing = listingOf(row);
  const opening = compileOpening(listing.rules);
  const { strip, note, pickUpDay } = checkStay(opening, stay, now, {
    bookable: true,
    placesLeft: null,
    bagsCount: row.bags_count,
  });
  const facts = {
    ...stay,
    status: row.status,
    isDisputed: row.is_disputed,
    checkedInAt: row.checked_in_at && instantOf(row.checked_in_at),
    checkedOutAt: row.checked_out_at && instantOf(row.checked_out_at),
    bagsInside: row.bags_inside,
  };
  return {
    id: row.id,
    orderId: row.order_id,
    /** The version in force. */
    currentBookingId: row.current_booking_id,
    code: row.code,
    status: row.status,
    ticketOnly: false,
    cancelable: refusalOf('cancel', facts, now) === null,
    /** Its bags may be handed over now: from two hours before the drop-off, or inside. */
    isSoon: row.status === 'confirmed' && !now.isBefore(stay.dropOffAt.minusSeconds(2 * 3600)),
    /** Confirmed, and the pick-up has not passed or bags are inside. */
    modifiable: isModifiable(facts, now),
    /** The drop-off has passed or bags were taken in: both are fixed. */
    started: hasBegun(facts, now),
    dropOffAt: toIso(stay.dropOffAt),
    pickUpAt: toIso(stay.pickUpAt),
    bagsCount: row.bags_count,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNumber: row.phone_number,
    quote: shownQuote(row.quote),
    total: money<string>(row.total_minor, currency),
    /** What the order holds of the traveller's money, changes and refunds counted. */
    paid,
    /** What the order was charged and did not get back by a change. */
    charged: money<string>(row.charged, currency),
    /** Each payment and refund of the order, oldest first. */
    movements: row.movements.map(({ kind, minor, at, last4 }) => ({
      kind,
      amount: money<string>(minor, currency),
      at: isoOfText(at),
      cardLast4: last4,
    })),
    /** What the payer's bank took back of it. */
    disputed: money<string>(row.order_kept - row.net_paid, currency),
    /** What a cancellation would give back now. */
    refundable:
      row.status === 'confirmed' ? refundable(paid, facts, now, row.penalty_free) : money<string>(0, currency),
    latestRefund: row.latest_refund === null ? null : money<string>(row.latest_refund, currency),
    /** `succeeded` once the provider confirmed it. */
    latestRefundStatus: row.latest_refund_status,
    /** Where the money of its newest refund is; null where nothing went back. */
    refund: refundView(row.refund_tries, currency, row.time_zone),
    canceledAt: iso(row.canceled_at),
    cancellationReason: row.cancellation_reason,
    /** Why its payment ended the order, in the provider's words. */
    paymentMessage: row.payment_message,
    /** How it was paid last; null while nothing was. */
    paidBy: row.paid_by,
    /** The provider's answer is missing: no one knows yet whether the card was charged, and nothing else is to be paid. */
    paymentChecking: row.is_checking,
    cardLast4: row.card_last4,
    penaltyFree: row.penalty_free,
    holdExpiresAt: iso(row.hold_expires_at),
    /** It waits for its payment, and its places are held until then. */
    isHeld: row.is_held,
    createdAt: toIso(instantOf(row.created_at)),
    /** What became of it otherwise than was booked, once its pick-up has passed. */
    outcome: stayOutcome({ ...facts, isReported: row.is_reported }, now),
    /** Its door is reported shut, and that is not settled. */
    isReported: row.is_reported,
    owed: owedFor({ ...facts, quote: row.quote, doorMinor: row.door_owed }, now),
    owedForDoor: isOwedForDoor(facts, now),
    custody: {
      inAt: iso(row.checked_in_at),
      inBags: row.checked_in_bags,
      outAt: iso(row.checked_out_at),
      outBags: row.checked_out_bags,
      inside: row.bags_inside,
    },
    day: { strip, note, pickUpDay, after: afterPickUp(opening, stay.pickUpAt, now), today: dayAt(opening, stay, now) },
    listing: {
      ...listing,
      clock: zoneFacts(listing.zone, now),
      comingDays: comingDays(opening, localDateOf(opening.zone, now)),
    },
    replaced: row.replaced.map((old) => ({
      id: old.id,
      code: old.code,
      dropOffAt: isoOfText(old.drop_off_at),
      pickUpAt: isoOfText(old.pick_up_at),
      bagsCount: old.bags_count,
      total: money<string>(old.total_minor, currency),
    })),
    replacedById: row.replaced_by,
    /** Another place that the location offers, at the price that was paid, until then. */
    moveOffer: row.move_offer === null || row.status !== 'confirmed' ? null : moveOfferView(row.move_offer, row),
    /** A payment that waits for the traveller. */
    intent:
      row.intent_id === null || row.is_checking ? null : { id: row.intent_id, clientSecret: row.client_secret ?? '' },
    review: reviewOf(row, now),
  };
}
