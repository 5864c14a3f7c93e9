import type { Instant } from '@js-joda/core';

/** How far a device's clock may be off after it was set right by the server's, in seconds. */
const toleranceSeconds = 120;
/** A hand-over that is sent later than this is no longer believed: the person who made it says what happened. */
const sendWithinHours = 72;

/** Why a device's instant is not believed. */
export type TimeDoubt = 'inTheFuture' | 'tooOld' | 'beforeTheLast';

/**
 * The instant at which a hand-over counts that was made without a network, or why its time cannot be right: it is never
 * later than `now`, at most three days ago, and not before the ticket's hand-over before it. Within two minutes of a
 * bound the bound counts, since no clock is exact.
 */
export function believedInstant(
  deviceAt: Instant,
  { now, lastAt }: { readonly now: Instant; readonly lastAt: Instant | null },
): Instant | TimeDoubt {
  if (deviceAt.isAfter(now.plusSeconds(toleranceSeconds))) return 'inTheFuture';
  if (deviceAt.isBefore(now.minusSeconds(sendWithinHours * 3600))) return 'tooOld';
  if (lastAt !== null && deviceAt.isBefore(lastAt.minusSeconds(toleranceSeconds))) return 'beforeTheLast';
  const upTo = deviceAt.isAfter(now) ? now : deviceAt;
  return lastAt !== null && upTo.isBefore(lastAt) ? lastAt : upTo;
}
