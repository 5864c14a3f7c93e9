import { describe, expect, it } from 'vitest';
import {
  type DraftHoliday,
  draftOf,
  fingerprintOf,
  newHoliday,
  problemsOf,
  storedOf,
  switched,
  withoutMissing,
} from './holiday-draft.ts';

const today = '2026-12-20';
const entry = (more: Partial<DraftHoliday>): DraftHoliday => ({
  id: `new-${JSON.stringify(more)}`,
  date: '2026-12-25',
  closed: true,
  replaces: true,
  slots: [],
  ...more,
});
const slot = (from: number, to: number) => ({ id: `${from}-${to}`, from: from * 60, to: to * 60 });
const wordsOf = (...drafts: DraftHoliday[]) =>
  [...problemsOf(drafts, today).values()].flatMap(({ date, slots }) => [
    ...(date === null ? [] : [date]),
    ...slots.values(),
  ]);

describe('the editor of holiday hours', () => {
  it('takes a date once as closed and once as open', () => {
    const closed = entry({ slots: [slot(14, 20)] });
    const open = entry({ closed: false, slots: [slot(20, 22)] });
    expect(wordsOf(closed, open)).toEqual([]);
    expect(wordsOf(closed, { ...closed, id: 'again' })).toEqual(['closingExists']);
    expect(wordsOf(open, { ...open, id: 'again' })).toEqual(['openExists']);
  });

  it('refuses hours that are opened and closed at once', () => {
    const closed = entry({ slots: [slot(14, 20)] });
    expect(wordsOf(closed, entry({ closed: false, slots: [slot(18, 22)] }))).toEqual([
      'overlapsOpening',
      'overlapsClosing',
    ]);
    expect(wordsOf(entry({}), entry({ closed: false, slots: [slot(18, 22)] }))).toEqual(['overlapsClosing']);
  });

  it('wants times in their order, without overlap, and a date to come', () => {
    expect(wordsOf(entry({ slots: [slot(14, 12)] }))).toEqual(['openingAfterClosing']);
    expect(wordsOf(entry({ slots: [slot(10, 14), slot(13, 15)] }))).toEqual(['overlapsSlot']);
    expect(wordsOf(entry({ date: '2026-12-19' }))).toEqual(['dateInPast']);
    expect(wordsOf(entry({ date: '' }))).toEqual(['required']);
    expect(wordsOf(entry({ closed: false }))).toEqual(['openNeedsHours']);
    expect(wordsOf(switched(newHoliday(today)))).toEqual(['required']);
  });

  it('keeps what is over, and brings back what was stored', () => {
    const special = [
      { date: '2026-07-01', closed: true, slots: [] },
      { date: '2026-12-24', closed: true, slots: [{ from: 840, to: 1260 }] },
      { date: '2026-12-26', closed: false, replaces: true, slots: [{ from: 600, to: 840 }] },
      { date: '2026-12-27', closed: false, slots: [{ from: 600, to: 840 }] },
    ];
    const drafts = draftOf(special, today);
    expect(drafts.map(({ replaces }) => replaces)).toEqual([true, true, false]);
    expect(storedOf([...drafts, newHoliday('')], special, today)).toHaveLength(4);
    expect(fingerprintOf(storedOf(drafts, special, today))).toBe(fingerprintOf(special));
  });

  it('tells what is missing from what is wrong', () => {
    const empty = entry({ id: 'empty', date: '', closed: false, slots: [{ id: 'blank', from: null, to: null }] });
    const late = entry({ id: 'late', date: '', closed: false, slots: [slot(20, 18)] });
    const problems = problemsOf([empty, late], today);
    expect(problems.get('empty')).toMatchObject({ date: 'required' });
    expect(withoutMissing(problems.get('empty'))).toBeUndefined();
    expect(withoutMissing(problems.get('late'))).toEqual({
      date: null,
      slots: new Map([['20-18', 'openingAfterClosing']]),
    });
    expect(withoutMissing(undefined)).toBeUndefined();
  });
});
