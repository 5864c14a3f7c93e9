import { Instant } from '@js-joda/core';
import { money } from '#shared/money/arithmetic.ts';
import { instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { toIso } from '#shared/time/instants.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { statementAnswer } from '#shared/payouts/payout-answers.ts';
import type { Deps } from '#server/deps.ts';
import type { Answer } from '#server/platform/trpc/answer.ts';

export type Statement = Answer<typeof statementAnswer>;
type StatementKind = Statement['currencies'][number]['lines'][number]['kind'];

interface LineRow {
  readonly kind: StatementKind;
  readonly currency: string;
  readonly minor: number;
  readonly occurred_at: Date;
  readonly note: string | null;
  readonly code: string | null;
  readonly location: string | null;
}

const linesSql = `
  select t.kind, e.currency, (-e.amount_minor)::float8 as minor, t.occurred_at, coalesce(w.words, t.note) as note, b.code, l.name as location
  from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id
  left join claw_back_words w on w.reference = t.reference
  left join bookings b on b.id = t.booking_id
  left join listings l on l.id = b.listing_id
  where e.partner_id = $1 and e.occurred_at >= $2 and e.occurred_at < $3
  order by e.currency, e.occurred_at, t.id`;

const openingSql = `
  select e.currency, (-sum(e.amount_minor))::float8 as minor
  from ledger_entries e
  where e.partner_id = $1 and e.occurred_at < $2 group by e.currency having sum(e.amount_minor) <> 0`;

const monthAfter = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`;
};

/**
 * A partner's month (`YYYY-MM`, where their first location is), reckoned from the ledger alone: per currency the balance
 * before, every movement, and the balance after, which is the sum of the others.
 */
export async function statementOf({ db }: Deps, userId: string, month: string): Promise<Statement> {
  const [first] = await db.query<{ time_zone: string }>(
    'select time_zone from listings where owner_id = $1 order by created_at, id limit 1',
    [userId],
  );
  const zoneId = first?.time_zone ?? 'UTC';
  const zone = zoneOf(zoneId);
  const since = instantOfLocal(zone, `${month}-01`, 0).toString();
  const until = instantOfLocal(zone, `${monthAfter(month)}-01`, 0).toString();
  const [[who], opening, rows] = await Promise.all([
    db.query<{ name: string }>(
      `select coalesce(a.business_name, trim(u.first_name || ' ' || u.last_name)) as name
       from users u left join payout_accounts a on a.user_id = u.id where u.id = $1`,
      [userId],
    ),
    db.query<{ currency: string; minor: number }>(openingSql, [userId, since]),
    db.query<LineRow>(linesSql, [userId, since, until]),
  ]);
  const currencies = [...new Set([...opening, ...rows].map(({ currency }) => currency))].sort();
  return {
    month,
    zone: zoneId,
    name: who?.name ?? '',
    currencies: currencies.map((currency) => {
      let minor = opening.find((each) => each.currency === currency)?.minor ?? 0;
      const before = money<string>(minor, currency);
      const lines = rows
        .filter((row) => row.currency === currency)
        .map((row) => {
          minor += row.minor;
          const at = Instant.ofEpochMilli(row.occurred_at.getTime());
          return {
            kind: row.kind,
            at: toIso(at),
            /** `YYYY-MM-DD` by that zone's calendar. */
            date: localDateOf(zone, at),
            code: row.code,
            location: row.location,
            note: row.note,
            amount: money<string>(row.minor, currency),
            balance: money<string>(minor, currency),
          };
        });
      return { currency, before, lines, after: money<string>(minor, currency) };
    }),
  };
}
