import { describe, expect, it } from 'vitest';
import { closureProblem, specialProblem, weeklyProblem } from './opening-items.ts';

const rules = { zone: 'America/Toronto', availableFullTime: false, weekly: [], special: [], closures: [] };

const today = '2026-11-22';

describe('a weekly slot among the others', () => {
  const others = [{ id: 'a', day: 'monday' as const, from: 540, to: 720 }];
  it.each([
    ['that touches another', { id: 'b', day: 'monday' as const, from: 720, to: 800 }, null],
    ['of another day', { id: 'b', day: 'tuesday' as const, from: 600, to: 800 }, null],
    ['that is the same one, longer', { id: 'a', day: 'monday' as const, from: 480, to: 800 }, null],
    ['that overlaps by a minute', { id: 'b', day: 'monday' as const, from: 719, to: 800 }, 'overlapsSlot'],
  ])('%s', (_, slot, problem) => {
    expect(weeklyProblem(slot, others)?.key ?? null).toBe(problem);
  });
});

describe('a special day among the others', () => {
  const slot = (from: number, to: number) => ({ id: `${from}`, from, to });
  const day = (id: string, date: string, closed: boolean, ...slots: { id: string; from: number; to: number }[]) => ({
    id,
    date,
    closed,
    slots,
  });
  const closedMorning = [day('a', '2026-12-24', true, slot(480, 720))];
  it.each([
    ['that is over', day('b', '2026-11-21', true), 'dateInvalid'],
    ['of today', day('b', today, true), null],
    ['of the same kind', day('b', '2026-12-24', true), 'closingExists'],
    ['open in the afternoon', day('b', '2026-12-24', false, slot(720, 900)), null],
    ['open while it is closed', day('b', '2026-12-24', false, slot(600, 900)), 'overlapsClosing'],
    ['with two openings at once', day('b', '2026-12-26', false, slot(600, 900), slot(800, 1000)), 'overlapsSlot'],
    ['that is the same one', day('a', '2026-12-24', true), null],
  ])('%s', (_, entry, problem) => {
    expect(specialProblem(entry, closedMorning, today, rules)?.key ?? null).toBe(problem);
  });

  it('closed altogether, where there are open hours', () => {
    const open = [day('a', '2026-12-24', false, slot(480, 720))];
    expect(specialProblem(day('b', '2026-12-24', true), open, today, rules)).toEqual({
      field: 'slots',
      key: 'overlapsOpening',
    });
  });
});

describe('special hours that are to be added', () => {
  const weekly = [{ day: 'thursday' as const, from: 600, to: 1200 }];
  const entry = (from: number, to: number, replaces?: boolean) => ({
    id: 'b',
    date: '2026-12-24',
    closed: false,
    replaces,
    slots: [{ id: 's', from, to }],
  });
  it.each([
    ['inside the opening change nothing', entry(600, 840, false), weekly, 'addsNothing'],
    ['before it count', entry(540, 840, false), weekly, null],
    ['inside it may replace it', entry(600, 840, true), weekly, null],
    ['or leave that to what they are', entry(600, 840), weekly, null],
    ['on a day that is closed count', entry(600, 840, false), [], null],
  ])('%s', (_, special, hours, problem) => {
    expect(specialProblem(special, [], today, { ...rules, weekly: hours })?.key ?? null).toBe(problem);
  });
});

describe('a closure period', () => {
  const before = [{ id: 'a', from: '2026-11-20', to: '2026-11-30' }];
  it.each([
    ['from today on', { id: 'b', from: today, to: today }, null],
    ['from yesterday on', { id: 'b', from: '2026-11-21', to: today }, 'from'],
    ['that is under way and ends later', { id: 'a', from: '2026-11-20', to: '2026-12-30' }, null],
    ['that is under way and would have been over', { id: 'a', from: '2026-11-20', to: '2026-11-21' }, 'to'],
  ])('%s', (_, closure, field) => {
    expect(closureProblem(closure, before, today)?.field ?? null).toBe(field);
  });
});
