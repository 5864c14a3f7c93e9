import { describe, expect, it } from 'vitest';
import {
  differs,
  draftOf,
  emptySlot,
  isAllClosed,
  problemsOf,
  storedOf,
  switched,
  withDay,
  withMondayCopied,
  withoutSlot,
  withSlot,
  withUsualHours,
} from './week-draft.ts';

const rules = {
  availableFullTime: false,
  weekly: [
    { day: 'monday', from: 480, to: 1200 },
    { day: 'friday', from: 1080, to: 1440 },
    { day: 'saturday', from: 0, to: 60 },
  ],
} as const;

describe('the editor of weekly hours', () => {
  it('shows stored hours and says that nothing differs', () => {
    const draft = draftOf(rules);
    expect(draft.friday.slots).toMatchObject([{ from: 1080, to: 60 }]);
    expect(draft.saturday.isOpen).toBe(false);
    expect(differs(draft, rules)).toBe(false);
    expect(storedOf(draft)).toEqual(rules.weekly);
  });

  it('opens a day with an empty opening, which has to be filled', () => {
    const draft = withDay(draftOf(rules), 'sunday', switched);
    expect(draft.sunday).toMatchObject({ isOpen: true, slots: [{ from: null, to: null }] });
    expect([...problemsOf(draft).values()]).toEqual(['required']);
  });

  it('keeps the hours of a day that is closed, for when it is opened again', () => {
    const closed = withDay(draftOf(rules), 'monday', switched);
    expect(storedOf(closed).some(({ day }) => day === 'monday')).toBe(false);
    expect(storedOf(withDay(closed, 'monday', switched))).toEqual(rules.weekly);
  });

  it('closes a day whose last opening is deleted', () => {
    const draft = draftOf(rules);
    const id = draft.monday.slots[0]?.id ?? '';
    expect(withoutSlot(draft.monday, id)).toEqual({ isOpen: false, slots: [] });
  });

  it('drops the other openings of a day that is open for 24 hours', () => {
    const draft = withDay(draftOf(rules), 'monday', (day) => ({ ...day, slots: [...day.slots, emptySlot()] }));
    const [first] = draft.monday.slots;
    const whole = withSlot(draft.monday, { id: first?.id ?? '', from: 0, to: 1440 });
    expect(whole.slots).toEqual([{ id: first?.id, from: 0, to: 1440 }]);
  });

  it('copies Monday to the weekdays and leaves the weekend', () => {
    const stored = storedOf(withMondayCopied(draftOf(rules)));
    expect(stored.map(({ day }) => day)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
  });

  it('shows a location that never closes as open every day', () => {
    expect(storedOf(draftOf({ availableFullTime: true, weekly: [] }))).toHaveLength(7);
  });
});

it('begins with usual hours from Monday to Friday where no day is open', () => {
  const draft = draftOf({ availableFullTime: false, weekly: [] });
  expect(isAllClosed(draft)).toBe(true);
  const usual = withUsualHours(draft);
  expect(isAllClosed(usual)).toBe(false);
  expect(storedOf(usual)).toEqual(
    (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({ day, from: 540, to: 1080 })),
  );
});
