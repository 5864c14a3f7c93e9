import type { Instant } from '@js-joda/core';
import { ceilToLocalMinutes, floorToLocalMinutes } from '../time/instants.ts';
import { epochMinuteOf, instantOfEpochMinute, instantOfLocal, localDateOf, minutesOfDay } from '../time/local-time.ts';
import { isOpenAt } from './open-at.ts';
import { nextOpening, openSpans } from './open-spans.ts';
import type { Opening } from './opening.ts';
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
