import fc from 'fast-check';
import { dateOfDay, dayOfDate } from '../time/local-time.ts';
import { type DaySlot, type OpeningRules, weekdays } from './opening-rules.ts';

/** Opening rules for tests: closed unless said otherwise. */
export function rulesOf(rules: Partial<OpeningRules> = {}): OpeningRules {
  return { zone: 'America/Toronto', availableFullTime: false, weekly: [], special: [], closures: [], ...rules };
}

/** The same slot on every day of the week. */
export function everyDay(...slots: readonly DaySlot[]): OpeningRules['weekly'] {
  return weekdays.flatMap((day) => slots.map((slot) => ({ day, ...slot })));
}

/** Zones with clock changes of every kind, and the dates around which they are looked at. */
const zonesAndDates = [
  ['America/Toronto', '2026-03-08'],
  ['America/Toronto', '2026-11-01'],
  ['America/Toronto', '2027-11-07'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Asia/Kathmandu', '2026-01-01'],
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Apia', '2012-04-01'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Africa/Casablanca', '2026-03-22'],
  ['America/Santiago', '2026-09-06'],
  ['America/Santiago', '2026-04-05'],
  ['Asia/Beirut', '2027-03-28'],
  ['America/Vancouver', '2028-02-29'],
] as const;

const edge = fc.oneof(
  fc.integer({ min: 0, max: 1440 }),
  fc.integer({ min: 0, max: 48 }).map((half) => half * 30),
);
const slot: fc.Arbitrary<DaySlot> = fc
  .tuple(edge, edge)
  .filter(([from, to]) => from !== to)
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
  .filter(({ from }) => from < 1439);

/** The two parts of a night. */
const evening: fc.Arbitrary<DaySlot> = fc.integer({ min: 900, max: 1410 }).map((from) => ({ from, to: 1440 }));
const tail: fc.Arbitrary<DaySlot> = fc.integer({ min: 15, max: 400 }).map((to) => ({ from: 0, to }));

export interface DatedRules {
  readonly rules: OpeningRules;
  /** The date around which the rules say something. */
  readonly date: string;
}

/** Random schedules around a date, most of them around a clock change. */
export const datedRules: fc.Arbitrary<DatedRules> = fc.constantFrom(...zonesAndDates).chain(([zone, date]) => {
  const near = fc.integer({ min: -3, max: 3 }).map((days) => dateOfDay(dayOfDate(date) + days));
  return fc.record({
    date: fc.constant(date),
    rules: fc.record({
      zone: fc.constant<string>(zone),
      availableFullTime: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
      weekly: fc.array(
        fc
          .tuple(fc.constantFrom(...weekdays), fc.oneof(slot, evening, tail, fc.constant({ from: 0, to: 1440 })))
          .map(([day, each]) => ({
            day,
            ...each,
          })),
        { maxLength: 14 },
      ),
      special: fc.array(
        fc.record({
          date: near,
          closed: fc.boolean(),
          replaces: fc.boolean(),
          slots: fc.array(fc.oneof(slot, evening, tail), { maxLength: 3 }),
        }),
        {
          maxLength: 3,
        },
      ),
      closures: fc.array(
        fc
          .tuple(near, fc.integer({ min: 0, max: 2 }))
          .map(([from, days]) => ({ from, to: dateOfDay(dayOfDate(from) + days) })),
        { maxLength: 1 },
      ),
    }),
  });
});
