import { describe, expect, it } from 'vitest';
import { daysOf, newClosure, problemOf, withStart } from './closure-draft.ts';

const today = '2026-12-31';

describe('the editor of closures', () => {
  it('begins with today to tomorrow', () => {
    const closure = newClosure(today);
    expect(closure).toMatchObject({ from: '2026-12-31', to: '2027-01-01' });
    expect(daysOf(closure)).toBe(2);
    expect(problemOf(closure, today, false)).toBeNull();
  });

  it('takes the end along when the start reaches it', () => {
    expect(withStart({ id: 'a', from: '2027-01-01', to: '2027-01-05' }, '2027-01-05')).toMatchObject({
      to: '2027-01-05',
    });
    expect(withStart({ id: 'a', from: '2027-01-01', to: '2027-01-05' }, '2027-01-09')).toMatchObject({
      to: '2027-01-09',
    });
    expect(withStart({ id: 'a', from: '2027-01-01', to: '2027-01-05' }, '2027-01-02')).toMatchObject({
      to: '2027-01-05',
    });
  });

  it('starts today at the earliest, unless it was stored before', () => {
    const closure = { id: 'a', from: '2026-12-30', to: '2027-01-05' };
    expect(problemOf(closure, today, false)).toBe('startInPast');
    expect(problemOf(closure, today, true)).toBeNull();
    expect(problemOf({ ...closure, from: '' }, today, true)).toBe('required');
    expect(problemOf({ ...closure, to: '2026-12-01' }, today, true)).toBe('endBeforeStart');
  });

  it('says a single day once: neither next to another closure of it, nor next to its holiday hours', () => {
    const day = { id: 'a', from: '2027-01-05', to: '2027-01-05' };
    const on = (special: readonly { date: string; closed: boolean }[], closures = [day]) =>
      problemOf(day, today, false, { closures, special });
    expect(on([])).toBeNull();
    expect(on([], [day, { ...day, id: 'b' }])).toBe('closingExists');
    expect(on([{ date: day.from, closed: true }])).toBe('closingExists');
    expect(on([{ date: day.from, closed: false }])).toBe('openExists');
    expect(on([{ date: '2027-01-06', closed: true }])).toBeNull();
    const days = { ...day, to: '2027-01-06' };
    expect(problemOf(days, today, false, { closures: [day], special: [{ date: day.from, closed: true }] })).toBeNull();
  });
});
