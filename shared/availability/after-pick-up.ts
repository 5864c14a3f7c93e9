import type { Instant } from '@js-joda/core';
import { isOpenAt } from './open-at.ts';
import { nextClosing, nextOpening } from './open-spans.ts';
import { closingMomentOf, momentOf } from './local-moments.ts';
import type { Opening } from './opening.ts';
import type { LocalMoment } from './verdict.ts';

/** Until when bags can still be fetched, and from when again. */
export interface AfterPickUp {
  /** When the door closes that is open then; `null` where it is closed, or never closes. */
  readonly closes: LocalMoment | null;
  /** The next time it opens; `null` where it does not within a year. */
  readonly opens: LocalMoment | null;
}

/** What the door does after a pick-up, or after now once that has passed. A pick-up at the very closing time is one of that opening. */
export function afterPickUp(opening: Opening, pickUpAt: Instant, now: Instant): AfterPickUp {
  const from = pickUpAt.isBefore(now) ? now : pickUpAt;
  const isOpen = isOpenAt(opening, from, 'pickUp');
  const closing = isOpen ? nextClosing(opening, from.minusSeconds(60)) : null;
  const opens = nextOpening(opening, closing ?? from);
  return {
    closes: closing && closingMomentOf(opening, closing),
    opens: opens && momentOf(opening, opens),
  };
}
