import type { Instant } from '@js-joda/core';
import { isOpenAt } from '../availability/open-at.ts';
import type { Opening } from '../availability/opening.ts';
import { refusalOf, type OrderFacts } from './order-state.ts';

/** Minutes that decide about a door that was reported shut. See docs/decisions/door-shut.md. */
export const doorMinutes = {
  /** A report may be made so long before the drop-off. */
  before: 15,
  /** Money back or a move by oneself is for reports made at most so long after the drop-off. */
  onTime: 60,
  /** Without an answer for so long the ways on come by themselves. */
  answer: 2,
  /** Without an answer for so long administration has a work item. */
  administration: 10,
  /** The location's people may answer for so long. */
  due: 24 * 60,
  /** A hand-over by scan at the location from so long before the report on says that its counter was staffed. */
  scanned: 30,
  /** Without an answer a report does not stand where bags changed hands so near to it. */
  staffed: 60,
  /** A location with three reports that stand is stopped after so long without a look. */
  look: 12 * 60,
} as const;

/** Days for which a report counts: against its location, and against a second way on by oneself of its person. */
export const doorDays = 90;

/** Why a shut door cannot be reported now. */
export type DoorRefusal = 'over' | 'tooEarly' | 'tooLate' | 'closed';

/**
 * Whether a traveller may report now that the door is shut: from 15 minutes before the drop-off until the pick-up, during
 * the hours that the location advertises.
 * @returns null where they may, else the reason.
 */
export function doorRefusal(facts: OrderFacts, opening: Opening, now: Instant): DoorRefusal | null {
  const { status, dropOffAt, pickUpAt, checkedOutAt, bagsInside } = facts;
  if (status !== 'confirmed' || checkedOutAt !== null) return 'over';
  if (bagsInside === 0 && now.isBefore(dropOffAt.minusSeconds(doorMinutes.before * 60))) return 'tooEarly';
  if (now.isAfter(pickUpAt)) return 'tooLate';
  return isOpenAt(opening, now, bagsInside > 0 ? 'pickUp' : 'dropOff') ? null : 'closed';
}

/** What the location's people say of it. */
export const doorAnswers = ['shut', 'open'] as const;
type DoorAnswer = (typeof doorAnswers)[number];

/** A report and what became of it. */
export interface DoorFacts {
  readonly reportedAt: Instant;
  readonly bagsInside: number;
  readonly answer: DoorAnswer | null;
  /** The way on that was taken: everything back, another place, or the booking as it was. */
  readonly taken: 'refund' | 'move' | 'stay' | null;
  /** Whether it stands, does not, or was taken back; null while that is open. */
  readonly verdict: 'stands' | 'refused' | 'withdrawn' | null;
  readonly verdictBy: 'partner' | 'silence' | 'administration' | 'traveller' | 'counter' | null;
}

/** What decides whether the traveller goes on by themselves. */
export interface DoorSigns {
  readonly dropOffAt: Instant;
  /** A ticket was scanned at the location since 30 minutes before the report. */
  readonly isScanned: boolean;
  /** The person, their card or their device reported a shut door in the 90 days before. */
  readonly isAgain: boolean;
}

/** Why a traveller does not go on by themselves. `asking`: not yet. */
export type DoorWait = 'settled' | 'bags' | 'late' | 'answered' | 'scanned' | 'again' | 'asking' | 'administration';

const after = (at: Instant, minutes: number): Instant => at.plusSeconds(minutes * 60);

/** Until when the location's people may answer. */
export const answerUntil = (reportedAt: Instant): Instant => after(reportedAt, doorMinutes.due);

/**
 * Why everything back, or another place, is not the traveller's to take now. By oneself it needs a report at most 60
 * minutes after the drop-off, no answer after 2 minutes, no ticket scanned at the location from 30 minutes before the
 * report on, and no report of the person, card or device in the 90 days before. Where the location agreed it needs none
 * of these. All others wait for the answer, and then for administration.
 * @returns null where it is theirs to take.
 */
export function whyDoorWaits(report: DoorFacts, signs: DoorSigns, now: Instant): DoorWait | null {
  const { reportedAt, answer, taken, verdict, verdictBy } = report;
  if (taken !== null) return 'settled';
  if (report.bagsInside > 0) return 'bags';
  if (verdict === 'stands') return verdictBy === 'silence' ? 'administration' : null;
  if (verdict !== null) return 'settled';
  if (answer !== null) return 'answered';
  if (signs.isAgain) return 'again';
  if (reportedAt.isAfter(after(signs.dropOffAt, doorMinutes.onTime))) return 'late';
  if (signs.isScanned) return 'scanned';
  if (!now.isBefore(answerUntil(reportedAt))) return 'administration';
  return now.isBefore(after(reportedAt, doorMinutes.answer)) ? 'asking' : null;
}

/**
 * Whether a report is open: until it is settled nothing of its order is earned and no no-show is set. With bags inside
 * its verdict settles it; else what stands is settled by the way on that is taken.
 */
export const isDoorOpen = ({ taken, verdict, bagsInside }: DoorFacts): boolean =>
  taken === null && (verdict === null || (verdict === 'stands' && bagsInside === 0));

/** What becomes of a report that was not answered for 24 hours. */
export const verdictOfSilence = (isStaffed: boolean): 'stands' | 'administration' =>
  isStaffed ? 'administration' : 'stands';

/** Whether administration has something to do: 10 minutes without an answer, a door said to be open, or a day's silence. */
export function needsAdministration(report: DoorFacts, now: Instant): boolean {
  const { reportedAt, answer, taken, verdict, verdictBy } = report;
  if (verdict === 'stands') return isDoorOpen(report) && verdictBy === 'silence';
  if (verdict !== null) return false;
  if (answer !== null) return true;
  const since = taken === null ? doorMinutes.administration : doorMinutes.due;
  return !now.isBefore(after(reportedAt, since));
}

/** A report that stands, and everything by which its person could be known again: card, address, device, address block. */
export interface StandingReport {
  readonly id: string;
  readonly marks: readonly string[];
}

/**
 * The reports of a location that count, of those that stand, oldest first: each shares nothing with one that counted
 * before. So a person with several bookings counts once, and people behind one address block do.
 */
export function countedReports(standing: readonly StandingReport[]): string[] {
  const known = new Set<string>();
  return standing.flatMap(({ id, marks }) => {
    if (marks.some((mark) => known.has(mark))) return [];
    for (const mark of marks) known.add(mark);
    return [id];
  });
}

/** What a location's number of counted reports leads to: the second warns, the third stops new bookings. */
export const stepOfCount = (count: number): 'warning' | 'stop' | null =>
  count >= 3 ? 'stop' : count === 2 ? 'warning' : null;

/** Whether an order's traveller may still be moved: its stay is not over. */
export const isMovable = (facts: OrderFacts, now: Instant): boolean =>
  facts.bagsInside === 0 && facts.checkedInAt === null && refusalOf('changePickUp', facts, now) === null;
