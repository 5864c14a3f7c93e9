/** What a stretch of time is cut into: whole days and hours of UTC, and what is left at its ends. */
type SpanUnit = 'day' | 'hour' | 'rest';

/** Half-open, in seconds since 1970. */
export interface UnitSpan {
  readonly unit: SpanUnit;
  readonly since: number;
  readonly until: number;
}

const HOUR = 3600;
const DAY = 86_400;

const up = (second: number, unit: number) => Math.ceil(second / unit) * unit;
const down = (second: number, unit: number) => Math.floor(second / unit) * unit;

/**
 * Cuts [since, until) into as few kept sums as there are: the whole days of UTC in it, the whole hours before and after
 * them, and what is left. The parts follow each other without a gap; empty ones are left out.
 */
export function wholeSpans(since: number, until: number): UnitSpan[] {
  const inner = (from: number, to: number, unit: number) => {
    const start = Math.min(up(from, unit), to);
    return [start, Math.max(down(to, unit), start)] as const;
  };
  const [firstHour, lastHour] = inner(since, until, HOUR);
  const [firstDay, lastDay] = inner(firstHour, lastHour, DAY);
  // Where no whole day fits, the hours are one stretch, which both its parts come to.
  const parts: UnitSpan[] = [
    { unit: 'rest', since, until: firstHour },
    { unit: 'hour', since: firstHour, until: firstDay },
    { unit: 'day', since: firstDay, until: lastDay },
    { unit: 'hour', since: lastDay, until: lastHour },
    { unit: 'rest', since: lastHour, until },
  ];
  return parts.filter((part) => part.since < part.until);
}
