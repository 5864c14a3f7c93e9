import type { z } from 'zod/mini';
import { MAX_COUNTED } from '#shared/admin/lists.ts';
import type { listPayoutGroupsSchema } from '#shared/admin/payouts-schema.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { nextPayoutDate } from '../next-payout.ts';
import { balancesDue } from './balances-due.ts';

interface Row {
  readonly group: Group;
  readonly id: string;
  readonly partner_id: string;
  readonly name: string;
  readonly business: string | null;
  readonly last4: string | null;
  readonly currency: string;
  readonly minor: number;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly created_at: Date;
  readonly orders: number;
  /** Of all there are. */
  readonly count: number;
}

/** Now, and a currency where one is asked for, as SQL. */
const now = unseen(1, 'timestamptz');
const ofCurrency = `and p.currency = ${unseen(2, 'char(3)')}`;

const conditions = {
  /** Came back, and nothing went out in that currency since. */
  failed: `p.status = 'failed' and not exists (select from payouts n where n.user_id = p.user_id and n.currency = p.currency
    and (n.created_at, n.id) > (p.created_at, p.id))`,
  onItsWay: `p.status in ('requested', 'sent')`,
  paid: `p.status = 'paid' and p.created_at > ${now} - interval '12 months'`,
} as const;
type Group = keyof typeof conditions;

const SHOWN: Readonly<Record<Group, number>> = { failed: 50, onItsWay: 5, paid: 10 };
const MAX_ROWS = 200;

const groupNames = ['failed', 'onItsWay', 'paid'] as const satisfies readonly Group[];

/** The rows of one group with how many there are in all. */
function groupSql(group: Group, limit: number, currency: string | null): string {
  const where = `${conditions[group]} ${currency === null ? '' : ofCurrency}`;
  return `
    (select '${group}' as "group", p.id, p.user_id as partner_id, trim(u.first_name || ' ' || u.last_name) as name,
       a.business_name as business, p.account_last4 as last4, p.currency, p.amount_minor::float8 as minor, p.failure_code,
       p.failure_message, p.created_at,
       (select count(*)::int from payout_lines l join ledger_transactions t on t.id = l.transaction_id
        where l.payout_id = p.id and t.kind = 'earning') as orders,
       (select count(*)::int from (select from payouts p where ${where} limit ${MAX_COUNTED}) found) as count
     from payouts p join users u on u.id = p.user_id left join payout_accounts a on a.user_id = p.user_id
     where ${where} order by p.created_at desc, p.id desc limit ${limit})`;
}

/** All groups by one question: each goes to the database and back. */
async function groupsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: Group | 'onHold' | undefined,
  currency: string | null,
) {
  const sql = groupNames
    .map((group) => groupSql(group, group === wanted ? MAX_ROWS : SHOWN[group], currency))
    .join(' union all ');
  const found = await db.query<Row>(sql, [clock.now().toString(), ...(currency === null ? [] : [currency])]);
  const groupOf = (group: Group) => {
    const rows = found.filter((row) => row.group === group);
    return {
      count: rows[0]?.count ?? 0,
      rows: rows.map((row) => ({
        id: row.id,
        partnerId: row.partner_id,
        name: row.name,
        business: row.business,
        last4: row.last4,
        amount: money<string>(row.minor, row.currency),
        failureCode: row.failure_code,
        failureMessage: row.failure_message,
        orders: row.orders,
        createdAt: isoOfDate(row.created_at),
      })),
    };
  };
  return { failed: groupOf('failed'), onItsWay: groupOf('onItsWay'), paid: groupOf('paid') };
}

/** Sums per currency, the largest first. */
function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { minor, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return [...sums]
    .map(([currency, minor]) => money<string>(minor, currency))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** Payouts of all partners by what became of them, balances that are on hold, and what the next run pays out. */
export async function payoutGroups(deps: Deps, { group, currency }: z.output<typeof listPayoutGroupsSchema>) {
  const [due, { failed, onItsWay, paid }] = await Promise.all([
    balancesDue(deps),
    groupsOf(deps, group, currency ?? null),
  ]);
  const next = due.filter(({ hold }) => hold === null);
  const isWanted = ({ amount }: { readonly amount: Money }) => currency === undefined || amount.currency === currency;
  return {
    /** Local date (UTC) of the next weekly run, and what it would pay out as things are. */
    nextOn: nextPayoutDate(deps.clock.now()),
    next: {
      sums: sumsOf(next.map(({ amount }) => amount)),
      payouts: next.length,
      partners: new Set(next.map(({ partnerId }) => partnerId)).size,
    },
    failed,
    // A balance that came back stands among the failed ones.
    onHold: due.filter((each) => each.hold !== null && each.hold !== 'cameBack' && isWanted(each)),
    onItsWay,
    paid,
  };
}

/** What a run now would pay out: one line a partner and currency, and the sums. */
export async function previewRun(deps: Deps) {
  const due = await balancesDue(deps);
  const next = due.filter(({ hold }) => hold === null);
  return { payouts: next, sums: sumsOf(next.map(({ amount }) => amount)), held: due.length - next.length };
}
