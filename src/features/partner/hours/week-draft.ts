import { type Weekday, weekdays, type WeeklySlot } from '#shared/availability/opening-rules.ts';
import {
  type DrawnSlot,
  type DrawnWeek,
  problemsOfWeek,
  slotKey,
  slotsOfWeek,
  weekOfSlots,
} from '#shared/partner/week.ts';

/** An opening while it is edited; a time that was not chosen yet is null. */
export interface DraftSlot {
  readonly id: string;
  readonly from: number | null;
  readonly to: number | null;
}

export interface DraftDay {
  readonly isOpen: boolean;
  /** Kept while the day is closed, for when it is opened again. */
  readonly slots: readonly DraftSlot[];
}

export type DraftWeek = Readonly<Record<Weekday, DraftDay>>;

export type DraftProblem = 'required' | 'openingAfterClosing' | 'overlapsSlot';

let lastId = 0;
const nextId = (): string => `slot-${(lastId += 1)}`;

export const emptySlot = (): DraftSlot => ({ id: nextId(), from: null, to: null });
const copyOf = (slot: DraftSlot): DraftSlot => ({ ...slot, id: nextId() });

const wholeDay = { from: 0, to: 1440 };

const everyDay = <Value>(of: (day: Weekday) => Value): Record<Weekday, Value> => ({
  monday: of('monday'),
  tuesday: of('tuesday'),
  wednesday: of('wednesday'),
  thursday: of('thursday'),
  friday: of('friday'),
  saturday: of('saturday'),
  sunday: of('sunday'),
});

/** Stored hours as a draft; a location that never closes is open all day, every day. */
export function draftOf(rules: {
  readonly availableFullTime: boolean;
  readonly weekly: readonly WeeklySlot[];
}): DraftWeek {
  const drawn = weekOfSlots(rules.weekly);
  return everyDay((day) => {
    const slots: readonly DrawnSlot[] = rules.availableFullTime ? [wholeDay] : drawn[day];
    return { isOpen: slots.length > 0, slots: slots.map((slot, index) => ({ ...slot, id: `${day}-${index}` })) };
  });
}

const isWhole = (slot: DraftSlot): slot is DraftSlot & DrawnSlot => slot.from !== null && slot.to !== null;

const shown = ({ isOpen, slots }: DraftDay): readonly DraftSlot[] => (isOpen ? slots : []);

const drawnOf = (draft: DraftWeek): DrawnWeek => everyDay((day) => shown(draft[day]).filter(isWhole));

/** The hours as they will be stored, without openings that are not whole yet. */
export const storedOf = (draft: DraftWeek): WeeklySlot[] => slotsOfWeek(drawnOf(draft));

/** What is wrong with each opening, by its id. */
export function problemsOf(draft: DraftWeek): ReadonlyMap<string, DraftProblem> {
  const ofDrawn = problemsOfWeek(drawnOf(draft));
  const problems = new Map<string, DraftProblem>();
  for (const day of weekdays) {
    const slots = shown(draft[day]);
    for (const slot of slots) if (!isWhole(slot)) problems.set(slot.id, 'required');
    slots.filter(isWhole).forEach((slot, index) => {
      const problem = ofDrawn.get(slotKey(day, index));
      if (problem !== undefined) problems.set(slot.id, problem);
    });
  }
  return problems;
}

const times = (slots: readonly WeeklySlot[]): string =>
  JSON.stringify(slots.map(({ day, from, to }) => [day, from, to]));

/** Whether a draft says something else than what is stored. */
export const differs = (
  draft: DraftWeek,
  rules: { readonly availableFullTime: boolean; readonly weekly: readonly WeeklySlot[] },
): boolean => times(storedOf(draft)) !== times(storedOf(draftOf(rules)));

/** The draft with one day changed. */
export const withDay = (draft: DraftWeek, day: Weekday, change: (before: DraftDay) => DraftDay): DraftWeek => ({
  ...draft,
  [day]: change(draft[day]),
});

/** Monday's hours on Tuesday to Friday too. */
export function withMondayCopied(draft: DraftWeek): DraftWeek {
  const { isOpen, slots } = draft.monday;
  const copies = weekdays.slice(1, 5).map((day) => [day, { isOpen, slots: slots.map(copyOf) }] as const);
  return { ...draft, ...Object.fromEntries(copies) };
}

/** Opens a day, with an empty opening where it never had one, or closes it and keeps its hours in mind. */
export const switched = ({ isOpen, slots }: DraftDay): DraftDay => ({
  isOpen: !isOpen,
  slots: !isOpen && slots.length === 0 ? [emptySlot()] : slots,
});

/** Without its last opening a day is closed. */
export function withoutSlot(day: DraftDay, id: string): DraftDay {
  const slots = day.slots.filter((slot) => slot.id !== id);
  return { isOpen: slots.length > 0 && day.isOpen, slots };
}

/** An opening over the whole day takes the place of all others; a choice of 12:00 AM to 11:59 PM is one. */
export function withSlot(day: DraftDay, changed: DraftSlot): DraftDay {
  if (changed.from === 0 && changed.to === 1440) return { ...day, slots: [changed] };
  return { ...day, slots: day.slots.map((slot) => (slot.id === changed.id ? changed : slot)) };
}

/** Whether no day is open: what an editor of a new location begins with. */
export const isAllClosed = (draft: DraftWeek): boolean => weekdays.every((day) => !draft[day].isOpen);

/** Minutes of the day. */
const usual = { from: 9 * 60, to: 18 * 60 };

/** Monday to Friday from 9 to 6, to begin with. */
export const withUsualHours = (draft: DraftWeek): DraftWeek =>
  everyDay((day) =>
    day === 'saturday' || day === 'sunday' ? draft[day] : { isOpen: true, slots: [{ ...usual, id: nextId() }] },
  );
