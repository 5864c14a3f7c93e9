import { type Weekday, weekdays, type WeeklySlot } from '../availability/opening-rules.ts';
import { fullDay } from '../time/wall-clock.ts';

/** An opening as a person draws it: a closing at or before the opening is after midnight, on the next day. */
export interface DrawnSlot {
  /** Minute of the local day, 0–1439. */
  readonly from: number;
  /** Minute of the day, 1–1440; at most `LATEST_CLOSING` when it is after midnight. */
  readonly to: number;
}

/** The openings of each day, in their order; a day without is closed. */
export type DrawnWeek = Readonly<Record<Weekday, readonly DrawnSlot[]>>;

/** What is wrong with a drawn opening; each is a key of the texts. */
export type SlotProblem = 'openingAfterClosing' | 'overlapsSlot';

/** A closing after midnight is at 6:00 AM at the latest: a later one that is before the opening is a slip. */
export const LATEST_CLOSING = 360;

const minutesOfWeek = 7 * fullDay.to;

/** Whether the opening goes on after midnight. */
export const isPastMidnight = ({ from, to }: DrawnSlot): boolean => to < from && to <= LATEST_CLOSING;

const nextDay = (day: Weekday): Weekday => weekdays[(weekdays.indexOf(day) + 1) % 7] ?? 'monday';

/** The openings as they are stored: one that goes past midnight is two, to midnight and from midnight on. */
export function slotsOfWeek(week: DrawnWeek): WeeklySlot[] {
  const slots = weekdays.flatMap((day) =>
    week[day].flatMap((slot): WeeklySlot[] =>
      isPastMidnight(slot)
        ? [
            { day, from: slot.from, to: fullDay.to },
            ...(slot.to === 0 ? [] : [{ day: nextDay(day), from: fullDay.from, to: slot.to }]),
          ]
        : [{ day, from: slot.from, to: slot.to }],
    ),
  );
  return slots.toSorted((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || a.from - b.from);
}

/** Stored openings as a person draws them: what reaches midnight and goes on until the early morning is one. */
export function weekOfSlots(slots: readonly WeeklySlot[]): DrawnWeek {
  const byDay = new Map(
    weekdays.map((day) => [day, slots.filter((slot) => slot.day === day).toSorted((a, b) => a.from - b.from)]),
  );
  const earlyOf = (day: Weekday): WeeklySlot | undefined => byDay.get(day)?.[0];
  const goesOn = (day: Weekday, slot: WeeklySlot): WeeklySlot | undefined => {
    const early = earlyOf(nextDay(day));
    const isOne =
      slot.to === fullDay.to && early?.from === fullDay.from && early.to <= LATEST_CLOSING && early.to < slot.from;
    return isOne ? early : undefined;
  };
  /** The early hours that belong to an opening of the day before. */
  const taken = new Set(weekdays.flatMap((day) => (byDay.get(day) ?? []).map((slot) => goesOn(day, slot))));
  const drawn = (day: Weekday): DrawnSlot[] =>
    (byDay.get(day) ?? [])
      .filter((slot) => !taken.has(slot))
      .map((slot) => ({ from: slot.from, to: goesOn(day, slot)?.to ?? slot.to }));
  return {
    monday: drawn('monday'),
    tuesday: drawn('tuesday'),
    wednesday: drawn('wednesday'),
    thursday: drawn('thursday'),
    friday: drawn('friday'),
    saturday: drawn('saturday'),
    sunday: drawn('sunday'),
  };
}

/** Minutes of the week that an opening covers; one past Sunday's midnight goes on at Monday's. */
function stretchesOf(day: Weekday, slot: DrawnSlot): { readonly from: number; readonly to: number }[] {
  const start = weekdays.indexOf(day) * fullDay.to;
  const from = start + slot.from;
  const to = start + slot.to + (isPastMidnight(slot) ? fullDay.to : 0);
  if (to <= minutesOfWeek) return [{ from, to }];
  return [
    { from, to: minutesOfWeek },
    { from: 0, to: to - minutesOfWeek },
  ];
}

/** What is wrong with each opening of a week, by day and place; an overlap is the later one's. Nothing where all is well. */
export function problemsOfWeek(week: DrawnWeek): ReadonlyMap<string, SlotProblem> {
  const problems = new Map<string, SlotProblem>();
  const before: { readonly from: number; readonly to: number }[] = [];
  for (const day of weekdays) {
    week[day].forEach((slot, index) => {
      if (slot.to <= slot.from && !isPastMidnight(slot)) {
        problems.set(slotKey(day, index), 'openingAfterClosing');
        return;
      }
      const stretches = stretchesOf(day, slot);
      if (stretches.some(({ from, to }) => before.some((other) => from < other.to && other.from < to)))
        problems.set(slotKey(day, index), 'overlapsSlot');
      before.push(...stretches);
    });
  }
  return problems;
}

/** Names an opening of a drawn week. */
export const slotKey = (day: Weekday, index: number): string => `${day}-${index}`;
