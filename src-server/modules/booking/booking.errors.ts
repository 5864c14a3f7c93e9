import type { Instant } from '@js-joda/core';
import { isClosedReason, type Refusal } from '#shared/availability/verdict.ts';
import type { DoorRefusal, DoorWait } from '#shared/booking/door-report.ts';
import type { Money } from '#shared/money/money.ts';
import { toRestAmount } from '#shared/money/money-text.ts';
import type { ErrorKey } from '#shared/messages/errors/en.ts';
import type { CouponProblem, Quote } from '#shared/pricing/quote.ts';
import { dropOffAfterPickUp, tooFarAhead } from '#server/modules/pricing/pricing.module.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

const DROP_OFF = 'dropOffAt';
const PICK_UP = 'pickUpAt';
const BAGS = 'bagsCount';

export const orderNotFound = () => new AppError({ status: 404, key: 'orderNotFound' });
/** One answer for a wrong code and a wrong e-mail. */
export const bookingNotFound = () => new AppError({ status: 404, key: 'bookingNotFound' });
/** Only the ticket is open in this browser. */
export const orderLinkNeeded = () => new AppError({ status: 403, key: 'orderLinkNeeded' });
/** Too many tries to find a booking have missed; the e-mail's owner has the links by mail, where there are any. */
export const ticketsMailed = () => new AppError({ status: 429, key: 'ticketsMailed' });
/** The number of a card, which belongs into no message. */
export const cardInMessage = () => new AppError({ status: 422, key: 'cardInMessage', field: 'text' });
/** The stay is over for longer than messages are open. */
export const messagesClosed = () => new AppError({ status: 409, key: 'messagesClosed' });
/** The location takes no questions before booking. */
export const questionsOff = () => new AppError({ status: 409, key: 'questionsOff' });
/** The person's last question at this location is not answered yet. */
export const questionOpen = () => new AppError({ status: 409, key: 'questionOpen' });
/** As many questions as a person may ask in 24 hours. */
export const questionsToday = () => new AppError({ status: 429, key: 'questionsToday' });
/** There is no such question at the person's counters, or it was answered already. */
export const questionNotFound = () => new AppError({ status: 404, key: 'questionNotFound' });
export const listingNotFound = () => new AppError({ status: 404, key: 'listingNotFound' });
export const refundNotBack = () => new AppError({ status: 409, key: 'refundNotBack' });
export const refundNotByHand = () => new AppError({ status: 409, key: 'refundNotByHand' });
/** No share of it waits for a look, or it was decided already. */
export const talkNotReported = () => new AppError({ status: 409, key: 'talkNotReported' });
export const shareNotHeld = () => new AppError({ status: 409, key: 'shareNotHeld' });
export const refundNotMadeThere = () => new AppError({ status: 409, key: 'refundNotMadeThere' });
export const paymentNotFound = () => new AppError({ status: 404, key: 'paymentNotFound' });

export const laterThanPickUp = () => new AppError({ status: 422, key: 'laterThanPickUp', field: DROP_OFF });
export const overCapacity = (placesLeft: number) =>
  new AppError({ status: 422, key: 'overCapacity', field: BAGS, data: { placesLeft } });
const locationUnavailable = () => new AppError({ status: 409, key: 'locationUnavailable' });

/** Why a stay is refused, with the engine's whole reason for the client. */
export function stayRefused(refusal: Refusal, placesLeft: number): AppError {
  const { reason, end } = refusal;
  const atPickUp = end === 'pickUp';
  const field = atPickUp ? PICK_UP : DROP_OFF;
  if (isClosedReason(reason)) {
    const key = atPickUp ? 'locationClosedAtPickUp' : 'locationClosedAtDropOff';
    return new AppError({ status: 422, key, field, data: { refusal } });
  }
  switch (reason) {
    case 'past':
      return new AppError({ status: 422, key: atPickUp ? 'pickUpInPast' : 'dropOffInPast', field });
    case 'reversed':
      return dropOffAfterPickUp();
    case 'tooFar':
      return tooFarAhead(end ?? 'dropOff');
    case 'notBookable':
      return locationUnavailable();
    case 'full':
      return overCapacity(placesLeft);
  }
}

export const priceChanged = (quote: Quote) => new AppError({ status: 409, key: 'priceChanged', data: { quote } });

const couponKeys: Record<CouponProblem, ErrorKey> = {
  unknown: 'couponUnknown',
  expired: 'couponExpired',
  notYetValid: 'couponNotYetValid',
  usedUp: 'couponUsedUp',
  usedUpByCustomer: 'couponUsedUpByCustomer',
  otherCurrency: 'couponOtherCurrency',
  otherCountry: 'couponOtherCountry',
};
export const couponRefused = (problem: CouponProblem) =>
  new AppError({ status: 422, key: couponKeys[problem], field: 'code' });

export const guestMissing = () => new AppError({ status: 422, key: 'required', field: 'email' });
/** Too many bags or days, or too great a part of a location, to be held without a card. */
export const cardFirst = () => new AppError({ status: 422, key: 'cardFirst', field: 'cardToken' });
export const tooManyHolds = (seconds: number) =>
  new AppError({ status: 429, key: 'tooManyHolds', params: { seconds } });

/** The asker has an order here at this time; it is named to those who may open it. */
export function alreadyBooked(order: { id: string; code: string; status: string } | null): AppError {
  if (order === null) return new AppError({ status: 409, key: 'alreadyBooked', data: { order } });
  const { id, code, status } = order;
  return new AppError({
    status: 409,
    key: 'alreadyBookedAs',
    params: { code },
    data: { order },
    documented: { booking: { id, booking_code: code, status } },
  });
}

export const bookingStarted = (what: 'dropOff' | 'bags') =>
  new AppError({ status: 422, key: 'bookingAlreadyStarted', field: what === 'dropOff' ? DROP_OFF : BAGS });
/** An act by a version that another one took the place of; `bookingId` is the one in force. */
export const bookingReplaced = (bookingId: string) =>
  new AppError({ status: 409, key: 'bookingReplaced', data: { bookingId } });
export const orderDisputed = () => new AppError({ status: 409, key: 'orderDisputed' });
export const bagsInside = () => new AppError({ status: 422, key: 'bookingAlreadyStarted' });
/** Bags that were not fetched may stay until then. */
export const pickUpTooLate = (until: Instant) =>
  new AppError({ status: 422, key: 'pickUpTooLate', field: PICK_UP, data: { until: until.toString() } });
export const bookingNotChangeable = () => new AppError({ status: 409, key: 'bookingNotChangeable' });
export const bookingNotCancelable = () => new AppError({ status: 409, key: 'bookingNotCancelable' });
export const listingFixed = () => new AppError({ status: 422, key: 'listingFixed', field: 'listing' });
export const nothingChanged = () => new AppError({ status: 422, key: 'nothingChanged', field: 'base' });
export const holdExpired = () => new AppError({ status: 409, key: 'holdExpired' });

export const cardMissing = () => new AppError({ status: 422, key: 'required', field: 'cardToken' });
/** The provider's own words, or 'Problem with payment'. */
export const cardDeclined = (message: string | null) =>
  message === null
    ? new AppError({ status: 422, key: 'problemWithPayment', field: 'cardToken' })
    : new AppError({ status: 422, key: 'cardDeclined', params: { message }, field: 'cardToken' });
export const paymentServiceAway = () => new AppError({ status: 503, key: 'paymentServiceAway' });
export const alreadyPaid = () => new AppError({ status: 409, key: 'alreadyPaid' });

export const alreadyReplied = () => new AppError({ status: 409, key: 'alreadyReplied' });
export const reviewNotPossible = () => new AppError({ status: 409, key: 'reviewNotPossible' });
export const paymentPending = () => new AppError({ status: 409, key: 'paymentPending' });
export const paidTooLate = () => new AppError({ status: 409, key: 'paidTooLate' });
/** The payment came late, and the same was booked meanwhile: it goes back. */
export const bookedAgain = () => new AppError({ status: 409, key: 'bookedAgain' });
/** The provider's answer is missing: whether the card was charged is being asked. */
export const paymentChecking = () => new AppError({ status: 409, key: 'paymentChecking' });
export const paymentUnknown = () => new AppError({ status: 503, key: 'paymentUnknown' });
/** An attempt to pay that its payer gave up, for another or for good. */
export const paymentDropped = () => new AppError({ status: 409, key: 'paymentDropped' });
export const orderCanceled = () => new AppError({ status: 409, key: 'orderCanceled' });
export const orderRefunded = () => new AppError({ status: 409, key: 'orderRefunded' });
/** Too many codes were taken already: chance, or a fault of ours, but nothing of the asker's. */
export const noFreeCode = () => new AppError({ status: 503, key: 'unavailable' });

interface Met {
  readonly id: string;
  readonly code: string;
  readonly travellerName: string;
  readonly bagsCount: number;
  readonly dropOffAt: string;
  readonly pickUpAt: string;
}

/** A booking that a change met, under the documented names; its times as `local` says them. */
export const documentedMet = (booking: Met, local: (iso: string) => string = (iso) => iso) => ({
  id: booking.id,
  booking_code: booking.code,
  user_name: booking.travellerName,
  bags_number: booking.bagsCount,
  customer_drop_off_date: local(booking.dropOffAt),
  customer_collection_date: local(booking.pickUpAt),
});

/** The list of bookings that a change meets is not the one that was decided about, or there was to be none. */
export const bookingsAffected = (affected: { readonly bookings: readonly Met[] }) =>
  new AppError({
    status: 409,
    key: 'bookingsAffected',
    data: { affected },
    documented: {
      affected_bookings: affected.bookings.map((booking) => documentedMet(booking)),
    },
  });
/** The other place is offered no longer: too late, or it cannot take the booking any more. */
export const moveOfferOver = () => new AppError({ status: 409, key: 'moveOfferOver' });
/** The place that an administrator wanted to offer can no longer be offered. */
export const placeTaken = () => new AppError({ status: 409, key: 'placeTaken' });
/** A shut door cannot be reported now: too early, too late, or outside of the advertised hours. */
export const doorNotReportable = (reason: DoorRefusal) =>
  new AppError({ status: 409, key: 'doorClosedNow', data: { reason } });
/** Bags changed hands meanwhile. */
export const doorChanged = () => new AppError({ status: 409, key: 'doorChanged' });
/** Neither money nor another place is the traveller's to take now. */
export const doorNotYours = (wait: DoorWait) => new AppError({ status: 409, key: 'doorNotYours', data: { wait } });
export const doorReportNotFound = () => new AppError({ status: 404, key: 'doorReportNotFound' });
export const doorAnswered = () => new AppError({ status: 409, key: 'doorAnswered' });
/** An order whose door is reported shut is not given up for nothing. */
export const doorReportOpen = () => new AppError({ status: 409, key: 'doorReportOpen' });
export const choiceMissing = () => new AppError({ status: 422, key: 'choiceMissing', field: 'choices' });

/** What an order holds is not what it was when a person decided about it: another administrator was quicker. */
export const orderMoneyChanged = (held: Money) =>
  new AppError({ status: 409, key: 'orderMoneyChanged', data: { held }, params: { held: toRestAmount(held) } });
/** An order is not as it was when a person decided about it: they are shown what it is now. */
export const orderChanged = () => new AppError({ status: 409, key: 'orderChanged' });
/** The card provider does not answer: nothing was changed, and it can be asked again. */
export const providerSilent = () => new AppError({ status: 503, key: 'providerSilent' });
export const refundTooMuch = (held: Money) =>
  new AppError({
    status: 422,
    key: 'refundTooMuch',
    field: 'minor',
    params: { held: toRestAmount(held) },
    data: { held },
  });
/** Of an order that is over: a confirmed one is cancelled, a replaced one is refunded by what took its place. */
export const orderNotRefundable = () => new AppError({ status: 409, key: 'orderNotRefundable' });
/** Nothing is earned yet of a stay to come that could be taken back. */
export const shareNotEarned = () => new AppError({ status: 409, key: 'shareNotEarned' });
/** Taking so much of a share back needs two people. */
export const secondAdministratorNeeded = () => new AppError({ status: 409, key: 'secondAdministratorNeeded' });
export const refundWaitsAlready = () => new AppError({ status: 409, key: 'refundWaitsAlready' });
/** A device's push service is no host of the public internet. */
export const pushAddressRefused = () => new AppError({ status: 422, key: 'pushAddressRefused', field: 'endpoint' });
