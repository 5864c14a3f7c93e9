import type { Instant } from '@js-joda/core';
import type { FilterFacts } from '#shared/search/filters/judge.ts';
import { lateMinute } from '#shared/search/filters/filters.ts';
import { dayOfDate, localDateOf, minutesOfDay, weekdayOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { ratingOf } from './rating-of.ts';

/** What a row of markers says besides, where filters are asked about. */
export interface FactsRow {
  readonly max_capacity: number;
  readonly peak: number;
  readonly rating_sum: number;
  readonly reviews_count: number;
  readonly wi_fi: boolean;
  readonly restroom: boolean;
  readonly always: boolean;
  readonly late: boolean | null;
}

/** A location that is open in the minute before this one can still be collected from at it. */
const lastMinuteBefore = lateMinute - 1;
const minutesLeft = minutesOfDay - lastMinuteBefore;

/** The evening of the pick-up's day in the zones that listings may be in; parameters start at `$first`. */
export const eveningTable = (first: number): string => `
  unnest($${first}::text[], $${first + 1}::int[], $${first + 2}::timestamp[]) as evening (zone, week, local)`;

/** The values of that table: from which minute of the week, and from when by the local clock, its evening is. */
export function eveningValues(pickUpAt: Instant, zones: readonly string[]): readonly unknown[] {
  const dates = zones.map((zone) => localDateOf(zoneOf(zone), pickUpAt));
  const two = (value: number): string => String(value).padStart(2, '0');
  const clock = `${two(Math.floor(lastMinuteBefore / 60))}:${two(lastMinuteBefore % 60)}`;
  return [
    zones,
    dates.map((date) => weekdayOfDay(dayOfDate(date)) * minutesOfDay + lastMinuteBefore),
    dates.map((date) => `${date} ${clock}`),
  ];
}

const evening = `tsrange(evening.local, evening.local + interval '${minutesLeft} minutes')`;
const openAt = `not l.shut @> (evening.local + m * interval '1 minute')
  and (l.week_open @> evening.week + m or l.opened @> (evening.local + m * interval '1 minute'))`;

/**
 * Whether listing `l` has its door open in some minute of that evening: by ranges, and minute by minute only where
 * something of the evening is shut.
 */
const openLate = `case when l.shut && ${evening}
  then exists (select from generate_series(0, ${minutesLeft - 1}) as m where ${openAt})
  else l.week_open && int4range(evening.week, evening.week + ${minutesLeft}) or l.opened && ${evening} end`;

/** Columns of `FactsRow` that markers don't have anyway; wants the table of `eveningTable` beside listing `l`. */
export const factsColumns = `l.rating_sum, l.reviews_count, l.wi_fi, l.restroom,
  l.week_open @> int4range(0, ${7 * minutesOfDay}) as always, ${openLate} as late`;

/** What filters ask of a listing, from its row. */
export const factsOf = (row: FactsRow): FilterFacts => ({
  rating: ratingOf(row),
  reviewsCount: row.reviews_count,
  room: Math.max(0, row.max_capacity - row.peak),
  late: row.late === true,
  always: row.always,
  wiFi: row.wi_fi,
  restroom: row.restroom,
});
