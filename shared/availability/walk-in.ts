import type { Instant } from '@js-joda/core';
import { ceilToLocalMinutes, floorToLocalMinutes, minutesBetween, plusMinutes } from '../time/instants.ts';
import { isOpenAt } from './open-at.ts';
import { nextClosing } from './open-spans.ts';
import type { Opening } from './opening.ts';
import type { Stay } from './stay.ts';
import { filterStepMinutes } from './stay-defaults.ts';

/** At the counter no one waits for a half hour. */
const stepMinutes = 5;
/** Where nothing else is chosen bags are fetched so much later, rounded down to a half hour, or at the closing before. */
const usualMinutes = 5 * 60;
const shortMinutes = 3 * 60;
/** What is offered in place of a closing that is further away than a day. */
const longMinutes = 8 * 60;
const dayMinutes = 24 * 60;

export interface WalkIn {
  /** From the next full five minutes of the location's clock. */
  readonly stay: Stay;
  /** Offered with one press, in order, the stay's among them; none while the door is shut. */
  readonly pickUps: readonly Instant[];
  /** Whole minutes from `now` until the door closes; `null` while it is shut, and where it does not close within a day. */
  readonly minutesLeft: number | null;
}

/** The stay of bags that stand at the counter at `now`. While the door is shut it is one hour from then, which no rule takes. */
export function walkInStay(opening: Opening, now: Instant): WalkIn {
  const dropOffAt = ceilToLocalMinutes(now, stepMinutes, opening.zone);
  const later = (minutes: number) => plusMinutes(dropOffAt, minutes);
  if (!isOpenAt(opening, now, 'dropOff') || !isOpenAt(opening, dropOffAt, 'dropOff'))
    return { stay: { dropOffAt, pickUpAt: later(60) }, pickUps: [], minutesLeft: null };
  const next = nextClosing(opening, dropOffAt);
  const closing = next?.isAfter(later(dayMinutes)) ? null : next;
  const half = (minutes: number) => floorToLocalMinutes(later(minutes), filterStepMinutes, opening.zone);
  const early = [half(shortMinutes), half(usualMinutes)].filter((at) => closing === null || at.isBefore(closing));
  const pickUps = [...early, closing ?? half(longMinutes)];
  return {
    stay: { dropOffAt, pickUpAt: pickUps[1] ?? pickUps[0] ?? later(60) },
    pickUps,
    minutesLeft: closing && minutesBetween(now, closing),
  };
}
