import type { z } from 'zod/mini';
import type { listPayoutsSchema } from '#shared/admin/operations-schema.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';

interface PayoutRow {
  readonly id: string;
  readonly partner: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly status: string;
  readonly failure_message: string | null;
  readonly created_at: Date;
  readonly paid_at: Date | null;
}

/** Payouts of all partners from the newest on; `next` goes into the next call as `after`. Instants in UTC. */
export async function listAllPayouts(
  { db }: Pick<Deps, 'db'>,
  { status, after, limit }: z.output<typeof listPayoutsSchema>,
) {
  const rows = await db.query<PayoutRow>(
    `select p.id, u.email as partner, p.currency, p.amount_minor::float8 as amount_minor, p.status, p.failure_message,
       p.created_at, p.paid_at
     from payouts p join users u on u.id = p.user_id
     where ($1::text is null or p.status = $1)
       and ($2::uuid is null or (p.created_at, p.id) < (select a.created_at, a.id from payouts a where a.id = $2))
     order by p.created_at desc, p.id desc limit $3`,
    [status ?? null, after, limit],
  );
  return {
    payouts: rows.map((row) => ({
      id: row.id,
      partner: row.partner,
      amount: money<string>(row.amount_minor, row.currency),
      status: row.status,
      failure: row.failure_message,
      createdAt: isoOfDate(row.created_at),
      paidAt: row.paid_at === null ? null : isoOfDate(row.paid_at),
    })),
    next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null,
  };
}
