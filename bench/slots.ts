import { parseInstant } from '#shared/time/instants.ts';
import { type OpeningRules, weekdays } from '#shared/availability/opening-rules.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { isOpenAt } from '#shared/availability/open-at.ts';
import { slotsOfDay } from '#shared/availability/slots.ts';
import { median } from './median.ts';

const rules: OpeningRules = {
  zone: 'America/Toronto',
  availableFullTime: false,
  weekly: weekdays.map((day) => ({ day, from: 540, to: 885 })),
  special: [{ date: '2026-07-01', closed: true, slots: [] }],
  closures: [{ from: '2026-07-28', to: '2026-07-29' }],
};
const days = Array.from({ length: 30 }, (_, index) => `2026-07-${String(index + 1).padStart(2, '0')}`);

const microseconds = (times: number, work: () => void): number => {
  const start = process.hrtime.bigint();
  for (let time = 0; time < times; time += 1) work();
  return Number(process.hrtime.bigint() - start) / 1000 / times;
};

interface SlotTimes {
  readonly slots: number;
  readonly monthMicroseconds: number;
  /** The month, its rules compiled anew, as a multiple of 1,000 questions whether the door is open. */
  readonly ratio: number;
}

/** How long the times of a month take, from the rules as they are stored to the last slot. */
export function measureSlots(rounds: number): SlotTimes {
  const opening = compileOpening(rules);
  const instants = Array.from({ length: 1000 }, (_, index) => {
    const minute = index * 37;
    const at = parseInstant(new Date(Date.UTC(2026, 6, 1) + minute * 60_000).toISOString());
    if (!at.ok) throw new Error('not an instant');
    return at.value;
  });
  let slots = 0;
  let open = 0;
  const month = () => {
    const compiled = compileOpening(rules);
    slots = 0;
    for (const day of days) slots += slotsOfDay(compiled, day, 30, 'dropOff').minutes.length;
  };
  const questions = () => {
    for (const instant of instants) if (isOpenAt(opening, instant, 'dropOff')) open += 1;
  };
  microseconds(500, month);
  microseconds(500, questions);
  const rows = Array.from({ length: Math.max(rounds, 5) }, () => {
    const taken = microseconds(200, month);
    return { taken, ratio: taken / microseconds(200, questions) };
  });
  if (open === 0) throw new Error('never open');
  return {
    slots,
    monthMicroseconds: median(rows.map(({ taken }) => taken)),
    ratio: median(rows.map(({ ratio }) => ratio)),
  };
}
