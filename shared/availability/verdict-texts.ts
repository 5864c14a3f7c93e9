import { daysAhead } from './how-far.ts';
import {
  type ClosedReason,
  isClosedReason,
  type LocalMoment,
  type OpeningNote,
  type Refusal,
  type RefusalReason,
  type StayVerdict,
} from './verdict.ts';

/**
 * A text about opening hours, by key, with the local moment it speaks of. Keys ending in `On` show the date (MMM DD),
 * all others the time of `at`; the wording lives in the message catalogues.
 */
export type OpeningText =
  | { readonly key: 'open24' | 'closed' }
  | { readonly key: 'closes' | 'opens' | 'opensOn'; readonly at: LocalMoment }
  | { readonly key: 'reopens'; readonly closes: LocalMoment; readonly at: LocalMoment }
  | { readonly key: 'closesBeforeCheckIn' | 'closesBeforeCheckOut'; readonly at: LocalMoment }
  | { readonly key: 'opensAfterCheckIn' | 'opensAfterCheckOut'; readonly at: LocalMoment }
  | { readonly key: 'tooFarAhead'; readonly days: number }
  | { readonly key: 'locationAlreadyClosed' }
  | { readonly key: 'locationClosedAsOff'; readonly at: LocalMoment }
  | { readonly key: 'locationClosed' | 'notBookable' | 'maximumCapacity' | 'alreadyPast' | 'dropOffBeforePickUp' };

/**
 * The line next to the clock icon about the day `date`: 'Open 24 hours', 'Closes {time}', 'Closes {closes}, opens again
 * {time}', 'Opens {time}', 'Opens {MMM DD}', 'Closed'.
 */
export function noteText(note: OpeningNote, date: string): OpeningText {
  if (note.kind === 'opens') return opens(note.at, date);
  if (note.kind === 'reopens') return { key: 'reopens', closes: note.closes, at: note.at };
  return note.kind === 'closes' ? { key: 'closes', at: note.at } : { key: note.kind };
}

/**
 * Why the button of an unavailable listing refuses. Of a closing before and an opening after the failing end on its
 * day the nearer one is named; with neither, the day it opens again, or 'Closed'. `null` when it is available.
 */
export function refusalText(verdict: StayVerdict): OpeningText | null {
  const refusal = verdict.refusal;
  if (!refusal) return null;
  if (isClosedReason(refusal.reason)) return refusal.at ? closedText(refusal, refusal.at) : { key: 'locationClosed' };
  return otherTexts[refusal.reason];
}

const otherTexts: Record<Exclude<RefusalReason, ClosedReason>, OpeningText> = {
  past: { key: 'alreadyPast' },
  reversed: { key: 'dropOffBeforePickUp' },
  tooFar: { key: 'tooFarAhead', days: daysAhead },
  notBookable: { key: 'notBookable' },
  full: { key: 'maximumCapacity' },
};

function closedText(refusal: Refusal, at: LocalMoment): OpeningText {
  const { closedSince, opensNext } = refusal;
  const isPickUp = refusal.end === 'pickUp';
  const sinceClosing = closedSince ? at.minute - closedSince.minute : Infinity;
  const untilOpening = opensNext?.date === at.date ? opensNext.minute - at.minute : Infinity;
  if (closedSince && sinceClosing <= untilOpening) {
    return { key: isPickUp ? 'closesBeforeCheckOut' : 'closesBeforeCheckIn', at };
  }
  if (untilOpening < Infinity) return { key: isPickUp ? 'opensAfterCheckOut' : 'opensAfterCheckIn', at };
  return opensNext ? { key: 'opensOn', at: opensNext } : { key: 'closed' };
}

/**
 * The lines of the review step for a listing that refuses. Where it is closed 'Location already closed', then 'Location
 * closed as off {time} today' when the failing end is today (`today` is the listing's local date) and the door had been
 * open before it, or else 'Opens {time}' (the date when it is not the same day); just 'Closed' without anything to say.
 * Every other reason has one line. Empty when it is available.
 */
export function reviewTexts(verdict: StayVerdict, today: string): readonly OpeningText[] {
  const refusal = verdict.refusal;
  if (!refusal) return [];
  if (!isClosedReason(refusal.reason)) return [otherTexts[refusal.reason]];
  const { at, closedSince, opensNext } = refusal;
  const already: OpeningText = { key: 'locationAlreadyClosed' };
  if (closedSince && at?.date === today) return [already, { key: 'locationClosedAsOff', at: closedSince }];
  return opensNext ? [already, opens(opensNext, at?.date)] : [{ key: 'closed' }];
}

function opens(at: LocalMoment, date: string | undefined): OpeningText {
  return { key: at.date === date ? 'opens' : 'opensOn', at };
}
