import type { SpecialDay } from '#shared/availability/opening-rules.ts';
import type { TextKey } from '#shared/messages/areas.ts';
import { emptySlot, type DraftSlot } from '../hours/week-draft.ts';

/** A dated exception while it is edited. */
export interface DraftHoliday {
  readonly id: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string;
  readonly closed: boolean;
  /** Whether the hours of an open one replace the day's own. */
  readonly replaces: boolean;
  readonly slots: readonly DraftSlot[];
}

export interface HolidayProblems {
  readonly date: TextKey<'partner'> | null;
  readonly slots: ReadonlyMap<string, TextKey<'partner'>>;
}

let lastId = 0;

/** A new entry is a closed day. */
export const newHoliday = (date: string): DraftHoliday => ({
  id: `new-${(lastId += 1)}`,
  date,
  closed: true,
  replaces: true,
  slots: [],
});

export const isStored = ({ id }: DraftHoliday): boolean => id.startsWith('stored-');

/** Stored entries from a date on; those before it are over and stay as they are. */
export const draftOf = (special: readonly SpecialDay[], today: string): DraftHoliday[] =>
  special
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, closed, replaces, slots }, index) => ({
      id: `stored-${index}`,
      date,
      closed,
      replaces: closed || replaces === true,
      slots: slots.map((slot, at) => ({ ...slot, id: `stored-${index}-${at}` })),
    }));

const isWhole = (slot: DraftSlot): slot is DraftSlot & { from: number; to: number } =>
  slot.from !== null && slot.to !== null && slot.from < slot.to;

const meets = (one: DraftSlot, other: DraftSlot): boolean =>
  isWhole(one) && isWhole(other) && one.from < other.to && other.from < one.to;

const wholeDay: DraftSlot = { id: 'whole-day', from: 0, to: 1440 };

/** What is wrong with each entry, by its id; entries without a problem are left out. */
export function problemsOf(drafts: readonly DraftHoliday[], today: string): ReadonlyMap<string, HolidayProblems> {
  const problems = new Map<string, HolidayProblems>();
  drafts.forEach((draft, index) => {
    const found = { date: dateProblem(drafts, index, today), slots: slotProblems(drafts, draft) };
    if (found.date !== null || found.slots.size > 0) problems.set(draft.id, found);
  });
  return problems;
}

/** What is wrong with what is written of an entry; `undefined` where nothing is. */
export function withoutMissing(problems: HolidayProblems | undefined): HolidayProblems | undefined {
  if (problems === undefined) return undefined;
  const date = problems.date === 'required' ? null : problems.date;
  const slots = new Map([...problems.slots].filter(([, problem]) => problem !== 'required'));
  return date === null && slots.size === 0 ? undefined : { date, slots };
}

function dateProblem(drafts: readonly DraftHoliday[], index: number, today: string): TextKey<'partner'> | null {
  const draft = drafts[index];
  if (draft === undefined || draft.date === '') return 'required';
  if (draft.date < today && !isStored(draft)) return 'dateInPast';
  const twin = drafts.findIndex(({ date, closed }) => date === draft.date && closed === draft.closed);
  if (twin < index) return draft.closed ? 'closingExists' : 'openExists';
  return !draft.closed && draft.slots.length === 0 ? 'openNeedsHours' : null;
}

function slotProblems(drafts: readonly DraftHoliday[], draft: DraftHoliday) {
  const problems = new Map<string, TextKey<'partner'>>();
  const opposite = drafts
    .filter(({ date, closed }) => date === draft.date && closed !== draft.closed)
    .flatMap(({ closed, slots }) => (closed && slots.length === 0 ? [wholeDay] : slots));
  draft.slots.forEach((slot, index) => {
    if (slot.from === null || slot.to === null) problems.set(slot.id, 'required');
    else if (slot.to <= slot.from) problems.set(slot.id, 'openingAfterClosing');
    else if (draft.slots.slice(0, index).some((other) => meets(slot, other))) problems.set(slot.id, 'overlapsSlot');
    else if (opposite.some((other) => meets(slot, other)))
      problems.set(slot.id, draft.closed ? 'overlapsOpening' : 'overlapsClosing');
  });
  return problems;
}

/** An entry as it is sent. */
interface SentDay {
  date: string;
  closed: boolean;
  replaces?: boolean | undefined;
  slots: { from: number; to: number }[];
}

/** The entries as they are stored, with those that are over; those without a date are left out. */
export const storedOf = (drafts: readonly DraftHoliday[], special: readonly SpecialDay[], today: string): SentDay[] => [
  ...special.filter(({ date }) => date < today).map((day) => ({ ...day, slots: [...day.slots] })),
  ...drafts
    .filter(({ date }) => date !== '')
    .map(({ date, closed, replaces, slots }) => ({
      date,
      closed,
      ...(closed ? {} : { replaces }),
      slots: slots.filter(isWhole).map(({ from, to }) => ({ from, to })),
    })),
];

/** The same in one order, to see whether anything differs. */
export const fingerprintOf = (special: readonly SpecialDay[]): string =>
  JSON.stringify(
    special
      .map(
        ({ date, closed, replaces, slots }) =>
          `${date} ${closed} ${!closed && replaces === true} ${slots.map(({ from, to }) => `${from}-${to}`).join()}`,
      )
      .toSorted(),
  );

/** The other kind of day; an open one begins with an empty opening. */
export const switched = (draft: DraftHoliday): DraftHoliday => ({
  ...draft,
  closed: !draft.closed,
  slots: draft.closed && draft.slots.length === 0 ? [emptySlot()] : draft.slots,
});
