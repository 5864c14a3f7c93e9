import type { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { wholeSpans } from '#shared/time/whole-spans.ts';
import { unseen } from '#server/platform/db/unseen.ts';

/** A stretch of time that is asked for, half-open, and how the answer calls it. */
export interface Stretch {
  readonly name: string;
  readonly since: Instant;
  readonly until: Instant;
}

/** What a person earned in one stretch, in one currency. */
export interface EarnedRow {
  readonly name: string;
  readonly currency: string;
  readonly minor: number;
}

interface Earner {
  /** As SQL. */
  readonly partner: string;
  /** One of their locations, as SQL, and a join of its bookings to transactions `t`; all of them where there is none. */
  readonly of: { readonly listing: string; readonly join: string } | null;
  /** The number of the first of the parameters `earnedValues`. */
  readonly first: number;
}

/**
 * What a partner earned in stretches of time, as `EarnedRow`s: from sums that the ledger keeps by hour and day, and from
 * its entries for the rest, where clocks are half an hour off. Nothing of what was taken back or paid out is in it.
 */
export const earnedSql = ({ partner, of, first }: Earner): string => `
  select w.name, s.currency, sum(s.minor)::float8 as minor
  from unnest(${columns.map((type, index) => unseen(first + index, type)).join(', ')}) as w (name, unit, since, until)
  cross join lateral (
    select s.currency, s.amount_minor as minor from earned_sums s
    where s.partner_id = ${partner} and s.listing_id ${of === null ? 'is null' : `= ${of.listing}`}
      and s.unit = w.unit and s.since >= w.since and s.since < w.until
    union all
    select e.currency, -e.amount_minor from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id and t.kind = 'earning' ${of?.join ?? ''}
    where w.unit = 'rest' and e.partner_id = ${partner} and e.occurred_at >= w.since and e.occurred_at < w.until) s
  group by w.name, s.currency`;

const columns = ['text[]', 'text[]', 'timestamptz[]', 'timestamptz[]'];

const isoOf = (second: number): string => new Date(second * 1000).toISOString();

/** The parameters of `earnedSql`. */
export function earnedValues(stretches: readonly Stretch[]): readonly unknown[] {
  const parts = stretches.flatMap(({ name, since, until }) =>
    wholeSpans(since.epochSecond(), until.epochSecond()).map((span) => ({ ...span, name })),
  );
  return [
    parts.map(({ name }) => name),
    parts.map(({ unit }) => unit),
    parts.map(({ since }) => isoOf(since)),
    parts.map(({ until }) => isoOf(until)),
  ];
}

/** Amounts by currency, one for each. */
export const earnedAmounts = (rows: readonly Pick<EarnedRow, 'currency' | 'minor'>[]): Money[] =>
  rows
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
    .map(({ currency, minor }) => money<string>(minor, currency));
