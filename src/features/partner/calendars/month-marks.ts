/** How a date is marked in the month. */
export interface DayMark {
  readonly kind: 'suggested' | 'closed';
  /** Bookings that would meet the closed door on that date. */
  readonly met: number;
}

interface Marked {
  readonly suggested: readonly {
    readonly places: readonly {
      readonly from: string;
      readonly to: string;
      readonly state: 'suggested' | 'closed' | 'short';
      /** The bookings that meet the closed door, each on its local date. */
      readonly metOn: readonly { readonly code: string; readonly date: string }[];
    }[];
  }[];
  /** Local dates, both included. */
  readonly closed: readonly { readonly from: string; readonly to: string }[];
}

/** What a month shows of a date; `undefined` for a plain one. A suggestion stands before what is closed elsewhere. */
export function dayMark(date: string, { suggested, closed }: Marked): DayMark | undefined {
  const places = suggested
    .flatMap((each) => each.places)
    .filter(({ state, from, to }) => state === 'suggested' && from <= date && to >= date);
  if (places.length > 0) {
    const met = places.flatMap(({ metOn }) => metOn).filter((each) => each.date === date);
    return { kind: 'suggested', met: new Set(met.map(({ code }) => code)).size };
  }
  return closed.some(({ from, to }) => from <= date && to >= date) ? { kind: 'closed', met: 0 } : undefined;
}
