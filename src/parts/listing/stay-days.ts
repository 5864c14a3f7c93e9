import { localDateOf } from '#web/lib/format/time.ts';
import { addDays } from '#web/ui/calendar/plain-date.ts';

const week = 7;

interface StayText {
  /** ISO instants. */
  readonly dropOffAt: string;
  readonly pickUpAt: string;
}

/** The local dates `YYYY-MM-DD` of a stay, at most a week of them: every weekday that it touches. */
export function stayDays({ dropOffAt, pickUpAt }: StayText, zone: string): readonly string[] {
  const [first, last] = [localDateOf(dropOffAt, zone), localDateOf(pickUpAt, zone)];
  return Array.from({ length: week }, (_, after) => addDays(first, after)).filter((day) => day <= last);
}
