import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';

interface AmountRow {
  readonly id: string;
  readonly kind: 'paid' | 'owed';
  readonly currency: string;
  readonly minor: number;
}

/** What was paid and has not gone back, disputes aside; of a partner the share that was not paid out. */
const sql = `
  with people as (select id, is_partner from users where id = any($1)),
  paid as (
    select b.user_id, p.id, p.currency, p.amount_minor
      - coalesce((select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.status <> 'failed'), 0) as minor
    from people join bookings b on b.user_id = people.id join payments p on p.booking_id = b.id
    where not people.is_partner and p.status = 'succeeded')
  select id, kind, currency, minor::float8 as minor from (
    select user_id as id, 'paid' as kind, currency, sum(minor) as minor from paid group by user_id, currency
    union all
    select e.partner_id, 'owed', e.currency, -sum(e.amount_minor)
    from people join ledger_entries e on e.partner_id = people.id where people.is_partner group by e.partner_id, e.currency
  ) amounts where minor <> 0 order by id, minor desc, currency`;

export interface PersonAmounts {
  readonly id: string;
  readonly kind: 'paid' | 'owed';
  /** One of each currency, the largest number first. */
  readonly amounts: readonly Money[];
}

/** What these people paid, or as partners are owed; the person who did neither is left out. */
export async function peopleAmounts({ db }: Pick<Deps, 'db'>, userIds: readonly string[]): Promise<PersonAmounts[]> {
  const rows = await db.query<AmountRow>(sql, [userIds]);
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, own]) =>
    own[0] === undefined
      ? []
      : [{ id, kind: own[0].kind, amounts: own.map(({ minor, currency }) => money<string>(minor, currency)) }],
  );
}
