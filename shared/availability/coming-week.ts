import { dateOfDay, dayOfDate, weekdayOfDay } from '../time/local-time.ts';
import type { DaySlot, Weekday } from './opening-rules.ts';
import { weekdays } from './opening-rules.ts';
import { type Opening, stretchesOfDay } from './opening.ts';

/** A local date `YYYY-MM-DD` and when the door is open on it, every exception counted; no slot when closed. */
interface OpenDay {
  readonly date: string;
  readonly day: Weekday;
  readonly slots: readonly DaySlot[];
}

/** The seven days from a local date on, in their order. */
export function comingWeek(opening: Opening, today: string): readonly OpenDay[] {
  const first = dayOfDate(today);
  return weekdays.map((_, ahead) => {
    const day = first + ahead;
    return {
      date: dateOfDay(day),
      day: weekdays[weekdayOfDay(day)] ?? 'monday',
      slots: stretchesOfDay(opening, day),
    };
  });
}
