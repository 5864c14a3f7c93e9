import type { Instant } from '@js-joda/core';
import { floorToMinutes, toIso } from '../time/instants.ts';
import {
  dateOfDay,
  dayOfDate,
  dayOfWall,
  epochMinuteOf,
  instantOfEpochMinute,
  instantOfWall,
  minutesOfDay,
  wallMinuteAt,
} from '../time/local-time.ts';
import { fullDay } from '../time/wall-clock.ts';
import { tooFarEnd } from './how-far.ts';
import { closingMomentOf, momentOf } from './local-moments.ts';
import { isOpenAt, whyClosedAt } from './open-at.ts';
import { nextClosing, nextOpening, openSpans } from './open-spans.ts';
import { type Opening, stretchesOfDay } from './opening.ts';
import type { Stay } from './stay.ts';
import type { LocalMoment, OpeningNote, Refusal, RefusalReason, StayDay, StayEnd, StayVerdict } from './verdict.ts';

/** What the engine needs of the listing besides its hours. */
export interface StayFacts {
  /** Payouts enabled and nothing due: see docs/decisions/joining.md. */
  readonly bookable: boolean;
  /** Bags that still fit over the stay; `null` where it is not known, which refuses nothing. */
  readonly placesLeft: number | null;
  readonly bagsCount: number;
  /** The bags are already there: the drop-off is fixed and no rule asks about it any more. */
  readonly started?: boolean;
}

/**
 * The whole answer about one listing and one stay at the instant `now`. The rules are asked in the order of
 * `RefusalReason`, those about hours for the drop-off before the pick-up; the first that refuses decides.
 * The minute that `now` is in is not past yet.
 */
export function checkStay(opening: Opening, stay: Stay, now: Instant, facts: StayFacts): StayVerdict {
  const refusal = refusalOf(opening, stay, now, facts);
  return { available: refusal === null, refusal, ...stayDays(opening, stay, facts.started === true) };
}

/** The rule that refuses a stay, `null` where none does: `checkStay` without what is said of its days. */
export function whyRefused(opening: Opening, stay: Stay, now: Instant, facts: StayFacts): RefusalReason | null {
  return refusedBy(opening, stay, now, facts)?.reason ?? null;
}

interface Refused {
  readonly reason: RefusalReason;
  readonly end: StayEnd | null;
  readonly at: Instant | null;
  /** The door is shut at that end. */
  readonly isShut: boolean;
}

function refusedBy(opening: Opening, stay: Stay, now: Instant, facts: StayFacts): Refused | null {
  const ends: StayEnd[] = facts.started ? ['pickUp'] : ['dropOff', 'pickUp'];
  const instantOf = (end: StayEnd) => (end === 'dropOff' ? stay.dropOffAt : stay.pickUpAt);
  const byEnd = (reason: RefusalReason, end: StayEnd, isShut: boolean) => ({ reason, end, at: instantOf(end), isShut });
  const byStay = (reason: RefusalReason) => ({ reason, end: null, at: null, isShut: false });
  const first: StayEnd = facts.started ? 'pickUp' : 'dropOff';
  if (instantOf(first).isBefore(floorToMinutes(now, 1))) return byEnd('past', first, false);
  if (!stay.dropOffAt.isBefore(stay.pickUpAt)) return byStay('reversed');
  const far = tooFarEnd(stay, now);
  if (far !== null) return byEnd('tooFar', far, false);
  if (!facts.bookable) return byStay('notBookable');
  for (const end of ends) {
    const reason = whyClosedAt(opening, instantOf(end), end);
    if (reason) return byEnd(reason, end, true);
  }
  const isFull = facts.placesLeft !== null && facts.bagsCount > facts.placesLeft;
  return isFull ? byStay('full') : null;
}

function refusalOf(opening: Opening, stay: Stay, now: Instant, facts: StayFacts): Refusal | null {
  const refused = refusedBy(opening, stay, now, facts);
  if (refused === null) return null;
  const { reason, end, at, isShut } = refused;
  const moment = at && momentOf(opening, at);
  if (at === null || !isShut) return { reason, end, at: moment, closedSince: null, opensNext: null };
  const next = nextOpening(opening, at);
  return {
    reason,
    end,
    at: moment,
    closedSince: lastClosingOfDay(opening, at),
    opensNext: next && momentOf(opening, next),
  };
}

/** The last closing at or before an instant on its local day, `null` when the door had not been open that day. */
function lastClosingOfDay(opening: Opening, instant: Instant): LocalMoment | null {
  const at = epochMinuteOf(instant);
  const day = dayOfWall(wallMinuteAt(opening.zone, at));
  const midnight = epochMinuteOf(instantOfWall(opening.zone, day * minutesOfDay));
  let closing: number | null = null;
  for (const span of openSpans(opening, Math.min(midnight, at), at + 1)) if (span.to <= at) closing = span.to;
  return closing === null ? null : closingMomentOf(opening, instantOfEpochMinute(closing));
}

/**
 * What the card says about the day of an end of the stay: open all day, closes at, opens at (a later day perhaps),
 * closed. Bags may still be taken out in the minute of closing: for a pick-up that is open.
 */
export function openingNote(opening: Opening, instant: Instant, end: StayEnd = 'dropOff'): OpeningNote {
  const day = dayOfWall(wallMinuteAt(opening.zone, epochMinuteOf(instant)));
  if (isWholeDay(stretchesOfDay(opening, day))) return { kind: 'open24' };
  if (isOpenAt(opening, instant, end)) {
    const closing = nextClosing(opening, end === 'pickUp' ? instant.minusSeconds(60) : instant);
    return closing ? { kind: 'closes', at: closingMomentOf(opening, closing) } : { kind: 'open24' };
  }
  const next = nextOpening(opening, instant);
  return next ? { kind: 'opens', at: momentOf(opening, next) } : { kind: 'closed' };
}

function isWholeDay(stretches: readonly { readonly from: number; readonly to: number }[]): boolean {
  return stretches[0]?.from === fullDay.from && stretches[0].to === fullDay.to;
}

/** The drop-off's day, and the pick-up's when it is another one; `failing` names the ends drawn on the day. */
function stayDays(
  opening: Opening,
  stay: Stay,
  started: boolean,
): StayDay & { readonly pickUpDay: StayVerdict['pickUpDay'] } {
  const dropOff = momentOf(opening, stay.dropOffAt);
  const pickUp = momentOf(opening, stay.pickUpAt);
  const isDropOffShut = !started && !isOpenAt(opening, stay.dropOffAt, 'dropOff');
  const isPickUpShut = !isOpenAt(opening, stay.pickUpAt, 'pickUp');
  const day = dayOfDate(dropOff.date);
  const pickUpMinute = minuteOnDay(pickUp, dropOff.date, dateOfDay(day + 1));
  const failing: StayEnd[] = isDropOffShut ? ['dropOff'] : [];
  if (isPickUpShut && pickUpMinute !== null) failing.push('pickUp');
  const note = openingNote(opening, stay.dropOffAt);
  const isOneDay = pickUpMinute !== null && !isPickUpShut;
  return {
    strip: {
      date: dropOff.date,
      open: stretchesOfDay(opening, day),
      dropOff: dropOff.minute,
      pickUp: pickUpMinute,
      failing,
    },
    note: isOneDay ? untilPickUp(opening, note, stay.pickUpAt) : note,
    pickUpDay: pickUpMinute === null ? pickUpDay(opening, stay.pickUpAt, pickUp, isPickUpShut) : null,
  };
}

/** The local day of an instant, with the pick-up where it is on it; what is said of the door is for who fetches bags then. */
export function dayAt(opening: Opening, { pickUpAt }: Pick<Stay, 'pickUpAt'>, at: Instant) {
  const { date } = momentOf(opening, at);
  const day = dayOfDate(date);
  return {
    at: toIso(floorToMinutes(at, 1)),
    strip: {
      date,
      open: stretchesOfDay(opening, day),
      dropOff: null,
      pickUp: minuteOnDay(momentOf(opening, pickUpAt), date, dateOfDay(day + 1)),
      failing: [],
    },
    note: openingNote(opening, at, 'pickUp'),
  };
}

function pickUpDay(opening: Opening, instant: Instant, { date, minute }: LocalMoment, isShut: boolean): StayDay {
  return {
    strip: {
      date,
      open: stretchesOfDay(opening, dayOfDate(date)),
      dropOff: null,
      pickUp: minute,
      failing: isShut ? ['pickUp'] : [],
    },
    note: openingNote(opening, instant, 'pickUp'),
  };
}

/** 'Closes 5:00 PM' misleads who comes at 7:30 PM, when it is open again: then the note tells the next opening too. */
function untilPickUp(opening: Opening, note: OpeningNote, pickUpAt: Instant): OpeningNote {
  if (note.kind !== 'closes') return note;
  const closing = instantOfWall(opening.zone, dayOfDate(note.at.date) * minutesOfDay + note.at.minute);
  const opens = closing.isBefore(pickUpAt) ? nextOpening(opening, closing) : null;
  return opens === null ? note : { kind: 'reopens', closes: note.at, at: momentOf(opening, opens) };
}

/** Minute of a pick-up on the strip's day; midnight at its end is 1440. */
function minuteOnDay(moment: LocalMoment, date: string, nextDate: string): number | null {
  if (moment.date === date) return moment.minute;
  return moment.date === nextDate && moment.minute === 0 ? fullDay.to : null;
}
