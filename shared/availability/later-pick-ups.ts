import type { Instant } from '@js-joda/core';
import {
  dateOfDay,
  dayOfDate,
  dayOfWall,
  epochMinuteOf,
  instantOfEpochMinute,
  instantOfWall,
  localDateOf,
  minutesOfDay,
  wallMinuteAt,
  wallMinuteExists,
} from '../time/local-time.ts';
import { lateUntil } from './late-until.ts';
import { closingMomentOf, momentOf } from './local-moments.ts';
import { isOpenAt } from './open-at.ts';
import { type OpenSpan, openSpans } from './open-spans.ts';
import { type Opening, stretchesOfDay } from './opening.ts';
import type { LocalMoment } from './verdict.ts';

const stepMinutes = 30;

/** A pick-up that can be chosen, and its minute on the local day that it is shown under; 1440 is midnight at its end. */
interface LaterPickUp {
  readonly at: Instant;
  readonly minute: number;
}

/** A local day with its pick-ups, or days in a row on which the door stays closed, which have none. Dates `YYYY-MM-DD`. */
export interface LaterDay {
  readonly date: string;
  /** The last of them; the same as `date` where there are pick-ups. */
  readonly until: string;
  /** The minute at which the door opens for the first of the pick-ups; `null` where it is open before. */
  readonly opens: number | null;
  readonly pickUps: readonly LaterPickUp[];
}

/** Half hours of the location's clock within an opening, the moment at which it opens, and its closing. A time that the clock shows twice is the first. */
function momentsOf(opening: Opening, span: OpenSpan, from: number): (LaterPickUp & { readonly moment: LocalMoment })[] {
  const { zone } = opening;
  const isClosing = !isOpenAt(opening, instantOfEpochMinute(span.to), 'dropOff');
  const found = new Set<number>([...(span.from > from ? [span.from] : []), ...(isClosing ? [span.to] : [])]);
  const lastDay = dayOfWall(wallMinuteAt(zone, span.to));
  for (let day = dayOfWall(wallMinuteAt(zone, span.from)); day <= lastDay; day += 1)
    for (let wall = day * minutesOfDay; wall < (day + 1) * minutesOfDay; wall += stepMinutes) {
      const at = epochMinuteOf(instantOfWall(zone, wall));
      if (at > from && at >= span.from && at <= span.to && wallMinuteExists(zone, wall)) found.add(at);
    }
  return [...found]
    .toSorted((a, b) => a - b)
    .map((minute) => {
      const at = instantOfEpochMinute(minute);
      const moment = isClosing && minute === span.to ? closingMomentOf(opening, at) : momentOf(opening, at);
      return { at, minute: moment.minute, moment };
    });
}

/**
 * The pick-ups that a stay can be moved to after an instant: half hours until the door closes, then from its next opening
 * to the end of that one, as `lateUntil` bounds it; where it never closes 24 hours of them. By local day, with the days in
 * between on which the door stays closed.
 */
export function laterPickUps(opening: Opening, after: Instant): readonly LaterDay[] {
  const { zone } = opening;
  const from = epochMinuteOf(after);
  const spans = [...openSpans(opening, from, epochMinuteOf(lateUntil(opening, after)))];
  const opensAt = new Map(
    spans
      .filter((span) => span.from > from)
      .map((span) => [span.from, momentOf(opening, instantOfEpochMinute(span.from))] as const),
  );
  const moments = spans.flatMap((span) => momentsOf(opening, span, from));
  const last = moments.at(-1);
  if (last === undefined) return [];
  const days: LaterDay[] = [];
  for (let day = dayOfDate(localDateOf(zone, after)); day <= dayOfDate(last.moment.date); day += 1) {
    const date = dateOfDay(day);
    const pickUps = moments.filter(({ moment }) => moment.date === date).map(({ at, minute }) => ({ at, minute }));
    const [first] = pickUps;
    const before = days.at(-1);
    if (first !== undefined) {
      const opens = opensAt.get(epochMinuteOf(first.at))?.minute ?? null;
      days.push({ date, until: date, opens, pickUps });
    } else if (stretchesOfDay(opening, day).length === 0) {
      if (before?.pickUps.length === 0) days[days.length - 1] = { ...before, until: date };
      else days.push({ date, until: date, opens: null, pickUps });
    }
  }
  return days;
}
