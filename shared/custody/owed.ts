import type { Instant } from '@js-joda/core';
import type { BookingStatus } from '../booking/states.ts';
import { add, money, times } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Quote } from '../pricing/quote.ts';
import { taxOn } from '../pricing/tax.ts';

/** After so many days traveller, partner and administration receive a reminder of bags that were not fetched. */
export const reminderDays = [1, 3, 7, 30] as const;

/** After so many days administration decides with the location what becomes of them. */
export const decidedAfterDays = 30;

/** Whole days of 24 hours since the pick-up; 0 before it. From the first on bags count as left behind. */
export const daysLate = (pickUpAt: Instant, now: Instant): number =>
  Math.max(0, Math.floor((now.epochSecond() - pickUpAt.epochSecond()) / 86_400));

/** Whether what is owed is for a shut door's extension alone: no day is late. */
export const isOwedForDoor = ({ pickUpAt, status }: Pick<LeftBags, 'pickUpAt' | 'status'>, now: Instant): boolean =>
  status === 'canceled' || daysLate(pickUpAt, now) === 0;

interface LeftBags {
  /** The version in force, as it was sold. */
  readonly quote: Pick<Quote, 'rates'>;
  readonly pickUpAt: Instant;
  readonly bagsInside: number;
  readonly status: BookingStatus;
  /** For the extension that a door reported shut led to, in minor units. */
  readonly doorMinor: number;
}

/**
 * What is owed for bags that were not fetched: nothing for the first day after the pick-up, from the second on each
 * begun day a night per bag by the tariff of the sale, with its tax. Nothing for an order that its location or administration
 * canceled with bags inside. The extension of a shut door is owed until its report stands. It is shown and asked for, never taken by itself:
 * a pick-up that is moved on pays for the days before it.
 */
export function owedFor({ quote: { rates }, pickUpAt, bagsInside, status, doorMinor }: LeftBags, now: Instant): Money {
  const days = status === 'canceled' ? 0 : daysLate(pickUpAt, now);
  const storage = times(rates.overnightFee, bagsInside * days);
  const late = add(storage, taxOn(storage, rates));
  return add(late, money<string>(doorMinor, late.currency));
}
