import type { Instant } from '@js-joda/core';
import { ceilToLocalMinutes, floorToLocalMinutes } from '../time/instants.ts';
import { epochMinuteOf, instantOfEpochMinute, instantOfLocal, localDateOf, minutesOfDay } from '../time/local-time.ts';
import { isOpenAt } from './open-at.ts';
import { horizonMinutes, nextOpening, openSpans } from './open-spans.ts';
import type { Opening } from './opening.ts';
import type { Stay } from './stay.ts';
import { filterStepMinutes } from './stay-defaults.ts';
import type { StayEnd } from './verdict.ts';

/** Epoch minutes, both inclusive. */
interface Choice {
  readonly from: number;
  readonly to: number;
}

/**
 * The time nearest to the one picked at which that end of a stay may happen on the same local day (a drop-off on the
 * last half hour before a closing, a pick-up at the closing itself), else the next opening; `null` without one.
 */
export function clampToOpening(opening: Opening, instant: Instant, end: StayEnd): Instant | null {
  if (isOpenAt(opening, instant, end)) return instant;
  const date = localDateOf(opening.zone, instant);
  const from = epochMinuteOf(instantOfLocal(opening.zone, date, 0));
  const to = epochMinuteOf(instantOfLocal(opening.zone, date, minutesOfDay));
  const choices = [...openSpans(opening, from, to)].map((span): Choice => ({
    from: span.from,
    to: end === 'pickUp' ? span.to : span.to - 1,
  }));
  const nearest = nearestMinute(opening, choices, epochMinuteOf(instant));
  return nearest === null ? nextOpening(opening, instant) : instantOfEpochMinute(nearest);
}

/**
 * The stay of the same length nearest to the one asked for, not before `now`, whose two ends are open; `null` when
 * there is none within 370 days. Moved stays start on a half hour of the listing's clock where the hours allow it.
 */
export function nextBookable(opening: Opening, stay: Stay, now: Instant): Stay | null {
  const length = epochMinuteOf(stay.pickUpAt) - epochMinuteOf(stay.dropOffAt);
  const earliest = epochMinuteOf(ceilToLocalMinutes(now, 1, opening.zone));
  const asked = epochMinuteOf(stay.dropOffAt);
  const until = Math.max(earliest, asked) + horizonMinutes;
  const dropOffs = [...openSpans(opening, earliest, until)];
  // From a minute before, because a pick-up may be at the very closing.
  const pickUps = [...openSpans(opening, earliest + length - 1, until + length)];
  const choices: Choice[] = [];
  for (let first = 0, second = 0; ;) {
    const dropOff = dropOffs[first];
    const pickUp = pickUps[second];
    if (!dropOff || !pickUp) break;
    const choice = {
      from: Math.max(dropOff.from, pickUp.from - length),
      to: Math.min(dropOff.to - 1, pickUp.to - length),
    };
    if (choice.from <= choice.to) choices.push(choice);
    if (dropOff.to - 1 < pickUp.to - length) first += 1;
    else second += 1;
  }
  const nearest = nearestMinute(opening, choices, asked);
  if (nearest === null) return null;
  return { dropOffAt: instantOfEpochMinute(nearest), pickUpAt: instantOfEpochMinute(nearest + length) };
}

function nearestMinute(opening: Opening, choices: readonly Choice[], asked: number): number | null {
  let best: number | null = null;
  for (const choice of choices) {
    const minute = minuteOfChoice(opening, choice, asked);
    if (best === null || Math.abs(minute - asked) <= Math.abs(best - asked)) best = minute;
  }
  return best;
}

/** The minute of a choice nearest to the one asked for, moved inwards to a half hour when there is one. */
function minuteOfChoice(opening: Opening, choice: Choice, asked: number): number {
  if (choice.from <= asked && asked <= choice.to) return asked;
  const isLater = choice.from > asked;
  const edge = instantOfEpochMinute(isLater ? choice.from : choice.to);
  const round = isLater ? ceilToLocalMinutes : floorToLocalMinutes;
  const rounded = epochMinuteOf(round(edge, filterStepMinutes, opening.zone));
  return choice.from <= rounded && rounded <= choice.to ? rounded : epochMinuteOf(edge);
}
