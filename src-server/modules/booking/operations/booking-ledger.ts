import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { chainSql } from './booking-story.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly occurred_at: Date;
  readonly account: string;
  readonly partner: string | null;
  readonly minor: number;
  readonly currency: string;
}

/** An order's movements with their entries, the oldest first, and what all of them sum up to: nothing, always. */
export async function ledgerOf({ db }: Pick<Deps, 'db'>, bookingId: string) {
  const rows = await db.query<Row>(
    `${chainSql}
     select t.id, t.kind, t.occurred_at, e.account, e.amount_minor::float8 as minor, e.currency,
       case when e.partner_id is not null then coalesce(a.business_name, trim(u.first_name || ' ' || u.last_name)) end as partner
     from ledger_transactions t join chain c on c.id = t.booking_id join ledger_entries e on e.transaction_id = t.id
     left join users u on u.id = e.partner_id left join payout_accounts a on a.user_id = e.partner_id
     order by t.occurred_at, t.id, e.amount_minor desc, e.id limit 500`,
    [bookingId],
  );
  const movements = [...Map.groupBy(rows, ({ id }) => id).values()].map((entries) => ({
    id: entries[0]?.id ?? '',
    kind: entries[0]?.kind ?? '',
    at: isoOfDate(entries[0]?.occurred_at ?? new Date(0)),
    entries: entries.map(({ account, partner, minor, currency }) => ({
      account,
      partner,
      amount: money<string>(minor, currency),
    })),
  }));
  return { movements, isBalanced: rows.reduce((sum, { minor }) => sum + minor, 0) === 0 };
}
