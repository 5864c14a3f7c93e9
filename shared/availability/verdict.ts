/** Which end of the stay a rule speaks about. */
export type StayEnd = 'dropOff' | 'pickUp';

/** The rules by which a door is closed at an end of a stay. */
export const closedReasons = ['closurePeriod', 'closedSpecialSlot', 'outsideWeeklyHours', 'noHours'] as const;

/** The rules that make a listing unavailable for a stay, in the order in which they are asked. */
export const refusalReasons = ['past', 'reversed', 'tooFar', 'notBookable', ...closedReasons, 'full'] as const;

export type ClosedReason = (typeof closedReasons)[number];

export type RefusalReason = (typeof refusalReasons)[number];

/** Whether a stay is refused for the hours of its door: what is said then is the same for each of those rules. */
export const isClosedReason = (reason: RefusalReason): reason is ClosedReason =>
  closedReasons.some((each) => each === reason);

/** Whether a stay is refused whatever its dates: another location is the way on. */
export const isNeverBookable = (reason: RefusalReason | undefined): boolean => reason === 'notBookable';

/** A local moment at the listing, for texts: date `YYYY-MM-DD` and minute of that day (0–1440). */
export interface LocalMoment {
  readonly date: string;
  readonly minute: number;
}

export interface Refusal {
  readonly reason: RefusalReason;
  /** The failing end; `null` where the whole stay fails (`full`, `notBookable`, `reversed`). */
  readonly end: StayEnd | null;
  /** The failing end's local moment. */
  readonly at: LocalMoment | null;
  /** The last closing at or before the failing end on its day, if any ("Closes before your check-in time of …"). */
  readonly closedSince: LocalMoment | null;
  /** The next opening after the failing end, if any within a year ("Opens …"). */
  readonly opensNext: LocalMoment | null;
}

/** What a card says next to the clock icon about the day of one end of the stay. */
export type OpeningNote =
  | { readonly kind: 'open24' }
  | { readonly kind: 'closes'; readonly at: LocalMoment }
  /** Closes during the stay and is open again (`at`) for its pick-up on the same day. */
  | { readonly kind: 'reopens'; readonly closes: LocalMoment; readonly at: LocalMoment }
  | { readonly kind: 'opens'; readonly at: LocalMoment }
  | { readonly kind: 'closed' };

/** One day drawn as a bar of 24 hours; minutes since local midnight. Ticks are the stay's ends that fall on that day. */
export interface DayStrip {
  readonly date: string;
  readonly open: readonly { readonly from: number; readonly to: number }[];
  readonly dropOff: number | null;
  readonly pickUp: number | null;
  /** Ends at which the listing is not open. */
  readonly failing: readonly StayEnd[];
}

/** One day of a stay: its hours with the end that falls on it, and what is said next to them. */
export interface StayDay {
  readonly strip: DayStrip;
  readonly note: OpeningNote;
}

/** The engine's whole answer about one listing and one stay; plain data that travels as JSON. */
export interface StayVerdict {
  readonly available: boolean;
  readonly refusal: Refusal | null;
  readonly note: OpeningNote;
  readonly strip: DayStrip;
  /** The day of the pick-up, when it is another one than the drop-off's, which `note` and `strip` speak of. */
  readonly pickUpDay: StayDay | null;
}
