import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { payoutLines } from '../payout-lines.ts';
import { nextPayoutDate } from '../next-payout.ts';
import { balancesDue } from './balances-due.ts';

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly business: string | null;
  readonly status: 'requested' | 'sent' | 'paid' | 'failed';
  readonly currency: string;
  readonly minor: number;
  readonly last4: string | null;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly account_last4: string | null;
  readonly bank_changed_at: Date | null;
  readonly partner_since: Date;
  readonly listings: number;
  readonly paid_count: number;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly expected_at: Date | null;
  readonly paid_at: Date | null;
  readonly is_latest: boolean;
}

const sql = `
  select p.id, p.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email, a.business_name as business, p.status,
    p.currency, p.amount_minor::float8 as minor, p.account_last4 as last4, p.failure_code, p.failure_message,
    a.account_last4, a.bank_changed_at, u.created_at as partner_since, p.created_at, p.sent_at, p.expected_at, p.paid_at,
    (select count(*)::int from listings l where l.owner_id = u.id) as listings,
    (select count(*)::int from payouts o where o.user_id = u.id and o.status = 'paid') as paid_count,
    not exists (select from payouts n where n.user_id = p.user_id and n.currency = p.currency
      and (n.created_at, n.id) > (p.created_at, p.id)) as is_latest
  from payouts p join users u on u.id = p.user_id left join payout_accounts a on a.user_id = u.id where p.id = $1`;

interface EntryRow {
  readonly id: string;
  readonly kind: string;
  readonly occurred_at: Date;
  readonly account: string;
  readonly minor: number;
}

const ORDERS = 3;

/** A payout with what was tried, its orders, its ledger, and what can be done about it. @throws AppError 404. */
export async function getPayout(deps: Deps, payoutId: string) {
  const { db, clock } = deps;
  const [row] = await db.query<Row>(sql, [payoutId]);
  if (row === undefined) throw notFound();
  const inCurrency = (minor: number) => money<string>(minor, row.currency);
  const [lines, entries, due] = await Promise.all([
    payoutLines(deps, row.user_id, { payoutId, shown: ORDERS }),
    db.query<EntryRow>(
      `select t.id, t.kind, t.occurred_at, e.account, e.amount_minor::float8 as minor
       from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
       where t.reference in ('payout:' || $1, 'payout:' || $1 || ':failed') order by t.occurred_at, t.id, e.amount_minor desc`,
      [payoutId],
    ),
    balancesDue(deps, row.user_id),
  ]);
  const balance = due.find(({ amount }) => amount.currency === row.currency);
  const hasChanged = row.bank_changed_at !== null && row.bank_changed_at.getTime() >= row.created_at.getTime();
  const iso = (date: Date | null) => (date === null ? null : isoOfDate(date));
  return {
    id: row.id,
    partnerId: row.user_id,
    name: row.name,
    business: row.business,
    email: row.email,
    status: row.status,
    amount: inCurrency(row.minor),
    last4: row.last4,
    failureCode: row.failure_code,
    failureMessage: row.failure_message,
    partnerSince: isoOfDate(row.partner_since),
    listings: row.listings,
    paidCount: row.paid_count,
    createdAt: isoOfDate(row.created_at),
    sentAt: iso(row.sent_at),
    expectedAt: iso(row.expected_at),
    paidAt: iso(row.paid_at),
    /** When it came back; null where it did not. */
    failedAt: iso(entries.find(({ kind }) => kind === 'payout_reversal')?.occurred_at ?? null),
    lines,
    movements: [...Map.groupBy(entries, ({ id }) => id).values()].map((each) => ({
      id: each[0]?.id ?? '',
      kind: each[0]?.kind ?? '',
      at: isoOfDate(each[0]?.occurred_at ?? row.created_at),
      entries: each.map(({ account, minor }) => ({ account, amount: inCurrency(minor) })),
    })),
    /** What sending it again would pay out: the whole balance of its currency as it is now. */
    again:
      row.status === 'failed' && row.is_latest
        ? {
            hasNewAccount: hasChanged,
            last4: row.account_last4,
            changedAt: iso(row.bank_changed_at),
            amount: balance?.amount ?? inCurrency(0),
            hold: balance?.hold ?? null,
            nextOn: nextPayoutDate(clock.now()),
          }
        : null,
  };
}
