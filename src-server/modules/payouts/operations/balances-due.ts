import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { type Hold, holdSql } from '../why-held.ts';

interface Row {
  readonly partner_id: string;
  readonly name: string;
  readonly business: string | null;
  readonly last4: string | null;
  readonly currency: string;
  readonly minor: number;
  readonly hold: Hold | null;
}

/** What every partner is owed in each currency, less shares in dispute, and why it waits where it does. */
const sql = `
  with owed as (
    select b.partner_id, b.currency, -b.amount_minor as minor from partner_balances b
    where b.amount_minor < 0 and ($1::uuid is null or b.partner_id = $1)),
  disputed as (
    select e.partner_id, e.currency, sum(-e.amount_minor - paid_lines(t.id, e.partner_id)) as minor
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.partner_id is not null
    where t.booking_id in (select disputed_orders()) and t.kind in ('earning', 'claw_back')
    group by 1, 2)
  select o.partner_id, trim(u.first_name || ' ' || u.last_name) as name, a.business_name as business, a.account_last4 as last4,
    o.currency, (o.minor - coalesce(d.minor, 0))::float8 as minor,
    ${holdSql} as hold
  from owed o join users u on u.id = o.partner_id left join payout_accounts a on a.user_id = o.partner_id
  left join disputed d on d.partner_id = o.partner_id and d.currency = o.currency
  where o.minor > coalesce(d.minor, 0) order by o.minor desc, o.partner_id limit 2000`;

interface Due {
  readonly partnerId: string;
  /** Of the person, and of their business where it is known. */
  readonly name: string;
  readonly business: string | null;
  readonly last4: string | null;
  readonly amount: Money;
  readonly hold: Hold | null;
}

/** Balances that a run would pay out (`hold` null), and those that wait, the largest first; of one partner or of all. */
export async function balancesDue({ db }: Pick<Deps, 'db'>, partnerId: string | null = null): Promise<Due[]> {
  const rows = await db.query<Row>(sql, [partnerId]);
  return rows.map((row) => ({
    partnerId: row.partner_id,
    name: row.name,
    business: row.business,
    last4: row.last4,
    amount: money<string>(row.minor, row.currency),
    hold: row.hold,
  }));
}
