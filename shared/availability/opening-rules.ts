/** The seven days in the order every screen and the REST contract use. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** A stretch of one local day. Minutes since local midnight, half-open, 0 ≤ from < to ≤ 1440; 11:59 PM is stored as 1440. */
export interface DaySlot {
  readonly from: number;
  readonly to: number;
}

export interface WeeklySlot extends DaySlot {
  readonly day: Weekday;
}

/**
 * One dated exception. `closed` without slots shuts the whole day with its night; with slots it shuts those. An open one
 * `replaces` the day's own hours with its slots, or adds them. See docs/decisions/opening-hours.md.
 */
export interface SpecialDay {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly closed: boolean;
  /** Of an open one; left out it adds. */
  readonly replaces?: boolean | undefined;
  readonly slots: readonly DaySlot[];
}

/** Local dates `YYYY-MM-DD`, both inclusive. */
interface ClosurePeriod {
  readonly from: string;
  readonly to: string;
}

/** Everything that decides when a listing is open; plain data that travels as JSON. See docs/decisions/opening-hours.md. */
export interface OpeningRules {
  /** IANA time zone of the listing. */
  readonly zone: string;
  readonly availableFullTime: boolean;
  readonly weekly: readonly WeeklySlot[];
  readonly special: readonly SpecialDay[];
  readonly closures: readonly ClosurePeriod[];
}
