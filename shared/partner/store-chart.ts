import { Instant } from '@js-joda/core';
import type { ZoneId } from '@js-joda/core';
import { dateOfDay, dayOfDate, epochMinuteOf, minutesOfDay, wallMinuteAt } from '../time/local-time.ts';

interface StoredStay {
  /** Instants as ISO texts. */
  readonly dropOffAt: string;
  readonly pickUpAt: string;
  readonly bagsCount: number;
}

/** From this minute on, this many bags. Minutes of the clock, from the first day's midnight. */
export interface StoreStep {
  readonly at: number;
  readonly bags: number;
}

export interface StoreDay {
  readonly date: string;
  readonly most: number;
  /** Bags that come and go on it. */
  readonly in: number;
  readonly out: number;
  /** The most in each hour of the clock. */
  readonly hours: readonly number[];
}

const DAYS = 7;
const HOUR = 60;

/** Bags in store over the seven local days from a date on: the steps of the line, and each day's sums. */
export function storeChart(stays: readonly StoredStay[], zone: ZoneId, from: string) {
  const first = dayOfDate(from) * minutesOfDay;
  const length = DAYS * minutesOfDay;
  const minuteOf = (iso: string) => wallMinuteAt(zone, epochMinuteOf(Instant.parse(iso))) - first;
  const held = stays
    .map(({ dropOffAt, pickUpAt, bagsCount }) => ({
      from: minuteOf(dropOffAt),
      to: minuteOf(pickUpAt),
      bags: bagsCount,
    }))
    .filter((stay) => stay.to > 0 && stay.from < length && stay.from < stay.to);
  const steps = stepsOf(held, length);
  const mostIn = (since: number, until: number) =>
    steps.reduce((most, { at, bags }, index) => {
      const end = steps[index + 1]?.at ?? length;
      return at < until && end > since ? Math.max(most, bags) : most;
    }, 0);
  const days = Array.from({ length: DAYS }, (_, ahead): StoreDay => {
    const since = ahead * minutesOfDay;
    const sumOf = (end: 'from' | 'to') =>
      held.reduce((sum, stay) => (Math.floor(stay[end] / minutesOfDay) === ahead ? sum + stay.bags : sum), 0);
    return {
      date: dateOfDay(dayOfDate(from) + ahead),
      most: mostIn(since, since + minutesOfDay),
      in: sumOf('from'),
      out: sumOf('to'),
      hours: Array.from({ length: 24 }, (_hour, hour) => mostIn(since + hour * HOUR, since + (hour + 1) * HOUR)),
    };
  });
  return { steps, days };
}

interface Held {
  readonly from: number;
  readonly to: number;
  readonly bags: number;
}

function stepsOf(held: readonly Held[], length: number): StoreStep[] {
  const moments = [...new Set([0, ...held.flatMap(({ from, to }) => [from, to])])]
    .filter((at) => at >= 0 && at < length)
    .sort((a, b) => a - b);
  const steps: StoreStep[] = [];
  for (const at of moments) {
    const bags = held.reduce((sum, stay) => (stay.from <= at && at < stay.to ? sum + stay.bags : sum), 0);
    if (steps.at(-1)?.bags !== bags) steps.push({ at, bags });
  }
  return steps;
}

/** The stretches in which a room is full, in the same minutes. */
export function fullStretches(steps: readonly StoreStep[], capacity: number): { from: number; to: number }[] {
  const full: { from: number; to: number }[] = [];
  steps.forEach(({ at, bags }, index) => {
    if (bags < capacity) return;
    const to = steps[index + 1]?.at ?? DAYS * minutesOfDay;
    const last = full.at(-1);
    if (last?.to === at) last.to = to;
    else full.push({ from: at, to });
  });
  return full;
}
