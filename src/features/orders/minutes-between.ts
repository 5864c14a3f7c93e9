const minuteOf = (iso: string): number => Math.floor(Date.parse(iso) / 60_000);

/** Minutes from one instant to another as their clocks tell it, at least one. */
export const minutesBetween = (from: string, to: string): number => Math.max(1, minuteOf(to) - minuteOf(from));
