import { LocalDate } from '@js-joda/core';
import { compileOpening, inClosurePeriod, openStretchesOfDay, usualOfDay } from '#shared/availability/opening.ts';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { dayOfDate, instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';

const DAYS = 7;

interface ListingWithHours {
  readonly id: string;
  readonly rules: OpeningRules;
}

const bare = ({ from, to }: { readonly from: number; readonly to: number }) => ({ from, to });

/**
 * The next seven days of a location as they are reckoned from weekly hours, special days and closures, each with what
 * the week alone would give and the most bags at one time. Hours in minutes of the local day.
 */
export async function reckonedWeek(
  { db, clock, ports }: Pick<Deps, 'clock' | 'db' | 'ports'>,
  { id, rules }: ListingWithHours,
) {
  const opening = compileOpening(rules);
  const zone = zoneOf(rules.zone);
  const today = LocalDate.parse(localDateOf(zone, clock.now()));
  const days = Array.from({ length: DAYS + 1 }, (_, ahead) => today.plusDays(ahead).toString());
  const starts = days.map((date) => instantOfLocal(zone, date, 0).toString());
  const mostBags = await ports.mostBags(db.fork(), id, starts);
  const isSpecial = new Set(rules.special.map(({ date }) => date));
  return days.slice(0, DAYS).map((date, index) => ({
    date,
    stretches: openStretchesOfDay(opening, date).map(bare),
    /** As the week has it. */
    usual: usualOfDay(opening, dayOfDate(date)).map(bare),
    /** What decides about the day. */
    by: inClosurePeriod(opening, dayOfDate(date))
      ? ('closure' as const)
      : isSpecial.has(date)
        ? ('special' as const)
        : ('week' as const),
    mostBags: mostBags[index] ?? 0,
  }));
}
