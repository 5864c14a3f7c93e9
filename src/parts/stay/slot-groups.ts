import type { Instant } from '@js-joda/core';
import { slotsOfDay } from '#shared/availability/slots.ts';
import type { Opening } from '#shared/availability/opening.ts';
import type { StayEnd } from '#shared/availability/verdict.ts';
import type { SlotGroup } from '#web/ui/calendar/slot-grid.tsx';

const noon = 720;
const evening = 1020;

interface GroupWords {
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  readonly past: string;
  readonly clock: (minute: number) => string;
}

/** The times of a day by Morning, Afternoon and Evening; empty groups are left out, past times are left out too. */
export function slotGroups(
  opening: Opening,
  date: string,
  end: StayEnd,
  step: 15 | 30,
  now: Instant,
  words: GroupWords,
): readonly SlotGroup[] {
  const { minutes, at } = slotsOfDay(opening, date, step, end);
  const nowMinute = now.epochSecond() / 60;
  const slots = minutes.map((minute, index) => ({
    minute,
    value: String(minute),
    label: words.clock(minute),
    reason: (at[index] ?? 0) >= nowMinute ? undefined : words.past,
  }));
  const group = (id: 'morning' | 'afternoon' | 'evening', from: number, to: number): SlotGroup => ({
    id,
    heading: words[id],
    slots: slots.filter(({ minute }) => minute >= from && minute < to),
  });
  return [group('morning', 0, noon), group('afternoon', noon, evening), group('evening', evening, 1440)].filter(
    (part) => part.slots.some(({ reason }) => reason === undefined),
  );
}
