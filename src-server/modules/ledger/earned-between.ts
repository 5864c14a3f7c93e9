import type { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { wholeSpans } from '#shared/time/whole-spans.ts';
import type { Deps } from '#server/deps.ts';

/** A stretch of time that is asked for, half-open; `listingId` null is all of a partner's locations. */
export interface Stretch {
  readonly listingId: string | null;
  readonly since: Instant;
  readonly until: Instant;
}

interface SumRow {
  readonly place: number;
  readonly currency: string;
  readonly minor: number;
}

const sumsSql = `
  select w.place::int as place, s.currency, sum(s.amount_minor)::float8 as minor
  from unnest($2::int[], $3::uuid[], $4::text[], $5::float8[], $6::float8[]) as w (place, listing_id, unit, since, until)
  cross join lateral (
    select s.currency, s.amount_minor from earned_sums s
    where w.listing_id is null and s.partner_id = $1 and s.listing_id is null and s.unit = w.unit
      and s.since >= to_timestamp(w.since) and s.since < to_timestamp(w.until)
    union all
    select s.currency, s.amount_minor from earned_sums s
    where s.partner_id = $1 and s.listing_id = w.listing_id and s.unit = w.unit
      and s.since >= to_timestamp(w.since) and s.since < to_timestamp(w.until)) s
  group by w.place, s.currency`;

/** What lies in parts of an hour, at whose ends no sum is kept: where clocks are half an hour off. */
const restSql = `
  select w.place::int as place, e.currency, (-sum(e.amount_minor))::float8 as minor
  from unnest($2::int[], $3::uuid[], $4::float8[], $5::float8[]) as w (place, listing_id, since, until)
  join ledger_entries e on e.partner_id = $1 and e.occurred_at >= to_timestamp(w.since) and e.occurred_at < to_timestamp(w.until)
  join ledger_transactions t on t.id = e.transaction_id and t.kind = 'earning'
  left join bookings b on b.id = t.booking_id
  where w.listing_id is null or b.listing_id = w.listing_id
  group by w.place, e.currency`;

/**
 * What a partner earned in each of the stretches, one list of amounts for each in the same order, from sums that the
 * ledger keeps by hour and day. Nothing of what was taken back or paid out is in it.
 */
export async function earnedBetween(
  { db }: Pick<Deps, 'db'>,
  partnerId: string,
  stretches: readonly Stretch[],
): Promise<Money[][]> {
  const parts = stretches.flatMap(({ listingId, since, until }, place) =>
    wholeSpans(since.epochSecond(), until.epochSecond()).map((span) => ({ ...span, listingId, place })),
  );
  const [whole, rest] = [parts.filter(({ unit }) => unit !== 'rest'), parts.filter(({ unit }) => unit === 'rest')];
  const column = <Name extends keyof (typeof parts)[number]>(of: typeof parts, name: Name) =>
    of.map((each) => each[name]);
  const [sums, left] = await Promise.all([
    whole.length === 0
      ? []
      : db.query<SumRow>(sumsSql, [
          partnerId,
          column(whole, 'place'),
          column(whole, 'listingId'),
          column(whole, 'unit'),
          column(whole, 'since'),
          column(whole, 'until'),
        ]),
    rest.length === 0
      ? []
      : db.query<SumRow>(restSql, [
          partnerId,
          column(rest, 'place'),
          column(rest, 'listingId'),
          column(rest, 'since'),
          column(rest, 'until'),
        ]),
  ]);
  const totals = stretches.map(() => new Map<string, number>());
  for (const { place, currency, minor } of [...sums, ...left]) {
    const of = totals[place];
    of?.set(currency, (of.get(currency) ?? 0) + minor);
  }
  return totals.map((of) =>
    [...of]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, minor]) => money<string>(minor, currency)),
  );
}
