/** What a process answered, or that it did not (`status` 0: cut off, or silent for 30 seconds). Instants in milliseconds. */
export interface Answer {
  readonly process: string;
  readonly at: number;
  readonly endedAt: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Whether it said when to come again. */
  readonly isTimed: boolean;
}

/** A write of our own by a process's address of the database, from its beginning to its end. */
export interface Probe {
  readonly from: number;
  readonly to: number;
  readonly isWritten: boolean;
}

/** What `/healthz` said at an instant. */
export interface Look {
  readonly at: number;
  readonly isWell: boolean;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A write that takes longer than this is one that could not be done, in milliseconds. */
const SLOW_MS = 1_000;

/** When nothing could be written: probes that failed or hung, one after the other, as one span. */
export function awaySpans(probes: readonly Probe[]): Span[] {
  const spans: Span[] = [];
  let open: { from: number; to: number } | null = null;
  for (const { from, to, isWritten } of probes) {
    if (isWritten && to - from <= SLOW_MS) {
      open = null;
      continue;
    }
    if (open === null) spans.push((open = { from, to }));
    open.to = to;
    // It was written at last: from here on all is well.
    if (isWritten) open = null;
  }
  return spans;
}

/** The longest time without any of these instants, between two bounds. */
export function longestGap(instants: readonly number[], { from, to }: Span): number {
  const inside = instants.filter((at) => at >= from && at <= to).sort((a, b) => a - b);
  const all = [from, ...inside, to];
  return Math.max(...all.slice(1).map((at, index) => at - (all[index] ?? at)));
}

/** The longest time from the end of a span to the next of these instants; infinite where none follows. */
export function slowestReturn(spans: readonly Span[], instants: readonly number[]): number {
  const sorted = [...instants].sort((a, b) => a - b);
  const returns = spans.map(({ to }) => (sorted.find((at) => at >= to) ?? Infinity) - to);
  return Math.max(0, ...returns);
}

/** The longest time in which no look said otherwise than that all is well, while nothing could be written. */
export function longestBlind(spans: readonly Span[], looks: readonly Look[]): number {
  let longest = 0;
  for (const { from, to } of spans) {
    // Before it all was well, and was said to be.
    let since: number | null = from;
    for (const { at, isWell } of looks) {
      if (at < from || at > to) continue;
      if (!isWell && since !== null) longest = Math.max(longest, at - since);
      since = isWell ? (since ?? at) : null;
    }
    if (since !== null) longest = Math.max(longest, to - since);
  }
  return longest;
}

/** How often each status was answered; 0 is none. */
export function countStatuses(answers: readonly Pick<Answer, 'status'>[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Answers that no one may get: neither 2xx, 3xx nor 4xx nor 503 with `Retry-After`. */
export function wrongAnswers(answers: readonly Answer[], mayBeCut: boolean): Answer[] {
  return answers.filter(({ status, isTimed }) => {
    if (status === 0) return !mayBeCut;
    return !((status >= 200 && status < 500) || (status === 503 && isTimed));
  });
}

export interface Figures {
  readonly round: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly oversold: number;
  /** Between two bookings, in milliseconds. */
  readonly longestGap: number;
  /** From the database's first write to a process's first booking, in milliseconds. */
  readonly slowestReturn: number;
  /** `/healthz` not yet, or no longer, 503 while nothing could be written, in milliseconds. */
  readonly longestBlind: number;
  readonly statuses: Readonly<Record<number, number>>;
  readonly wrong: number;
  readonly restarts: number;
}

const RETURN_MS = 15_000;
const BLIND_MS = 5_000;

/** The goals that a round missed, a sentence each. */
export function missedGoals(figures: Figures): string[] {
  const { round, lost, doubled, oversold, wrong, restarts } = figures;
  const goals: readonly (readonly [boolean, string])[] = [
    [figures.acknowledged > 0, 'nothing was booked'],
    [lost === 0, `${lost} lost`],
    [doubled === 0, `${doubled} doubled`],
    [oversold === 0, `${oversold} oversold`],
    [
      figures.slowestReturn <= RETURN_MS,
      `first booking ${seconds(figures.slowestReturn)} after the database took writes`,
    ],
    [
      figures.longestBlind <= BLIND_MS,
      `/healthz 200 for ${seconds(figures.longestBlind)} while nothing could be written`,
    ],
    [wrong === 0, `${wrong} answers neither 2xx, 4xx nor 503 with Retry-After`],
    [restarts === 0, `${restarts} processes had to be started again`],
  ];
  return goals.flatMap(([isMet, what]) => (isMet ? [] : [`${round}: ${what}`]));
}

const seconds = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(1)} s` : 'never';

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The rounds as a table. */
export function toTable(rounds: readonly Figures[]): string {
  const head = [
    'Round',
    'Acknowledged',
    'Lost',
    'Doubled',
    'Oversold',
    'Longest gap',
    'First booking after writes',
    'Healthy while away',
    'Statuses',
    'Restarts needed',
  ];
  const rows = rounds.map((each) => {
    const statuses = Object.entries(each.statuses).map(
      ([status, count]) => `${count} × ${status === '0' ? 'cut' : status}`,
    );
    return line([
      each.round,
      each.acknowledged,
      each.lost,
      each.doubled,
      each.oversold,
      seconds(each.longestGap),
      seconds(each.slowestReturn),
      seconds(each.longestBlind),
      statuses.join(', '),
      each.restarts,
    ]);
  });
  return [line(head), line(head.map((_, column) => (column === 0 || column === 8 ? '---' : '---:'))), ...rows].join(
    '\n',
  );
}
