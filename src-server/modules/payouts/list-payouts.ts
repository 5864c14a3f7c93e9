import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { PayoutStatus } from './payouts.entity.ts';

interface PayoutRow {
  readonly id: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly status: PayoutStatus;
  readonly failure_code: string | null;
  readonly account_last4: string | null;
  readonly created_at: Date;
  readonly expected_at: Date | null;
  readonly paid_at: Date | null;
}

const PAGE = 10;

const iso = (date: Date | null) => (date === null ? null : isoOfDate(date));

/** Ten of a partner's payouts from the newest one, `cursor` of them left out. Instants in UTC. */
export async function listPayouts({ db }: Deps, userId: string, cursor: number) {
  const rows = await db.query<PayoutRow>(
    `select id, currency, amount_minor::float8 as amount_minor, status, failure_code, account_last4, created_at,
       expected_at, paid_at
     from payouts where user_id = $1 order by created_at desc, id desc limit ${PAGE + 1} offset $2`,
    [userId, cursor],
  );
  return {
    payouts: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      amount: money<string>(row.amount_minor, row.currency),
      status: row.status,
      failureCode: row.failure_code,
      last4: row.account_last4,
      createdAt: isoOfDate(row.created_at),
      expectedAt: iso(row.expected_at),
      paidAt: iso(row.paid_at),
    })),
    nextCursor: rows.length > PAGE ? cursor + PAGE : null,
  };
}
