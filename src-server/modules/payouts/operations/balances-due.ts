import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { CALLED_BACK, REQUEST_REFUSED } from '../settle-payout.ts';

/** Why a balance does not go out with the next run. */
type Hold = 'noAccount' | 'account' | 'information' | 'currency' | 'unproven' | 'cameBack';

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
    group by 1, 2),
  latest as (
    select distinct on (p.user_id, p.currency) p.user_id, p.currency, p.status, p.failure_code, p.created_at
    from payouts p join owed o on o.partner_id = p.user_id and o.currency = p.currency
    order by p.user_id, p.currency, p.created_at desc, p.id desc)
  select o.partner_id, trim(u.first_name || ' ' || u.last_name) as name, a.business_name as business, a.account_last4 as last4,
    o.currency, (o.minor - coalesce(d.minor, 0))::float8 as minor,
    case when a.user_id is null then 'noAccount'
      when a.currently_due <> '{}' or a.past_due <> '{}' then 'information'
      when not a.payouts_enabled then 'account'
      when a.currencies <> '{}' and not o.currency = any(a.currencies) then 'currency'
      when payout_account_waits(o.partner_id) then 'unproven'
      when l.status = 'failed' and coalesce(l.failure_code, '') not in ('${CALLED_BACK}', '${REQUEST_REFUSED}')
        and (a.bank_changed_at is null or a.bank_changed_at < l.created_at) then 'cameBack' end as hold
  from owed o join users u on u.id = o.partner_id left join payout_accounts a on a.user_id = o.partner_id
  left join disputed d on d.partner_id = o.partner_id and d.currency = o.currency
  left join latest l on l.user_id = o.partner_id and l.currency = o.currency
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
