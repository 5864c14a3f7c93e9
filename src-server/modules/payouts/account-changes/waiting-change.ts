import { Instant } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { factorSetUpBy } from './factor-age.ts';

interface Row {
  readonly id: string;
  readonly last4: string;
  readonly changed_at: Date;
  readonly factor_at: Date | null;
}

/** The change of a partner's account that no one has proven yet, and whether their second factor can; null for none. */
export async function waitingChange({ db }: Pick<Deps, 'db'>, userId: string) {
  const [row] = await db.query<Row>(
    `select c.id, c.last4, c.changed_at, f.confirmed_at as factor_at
     from payout_account_changes c left join second_factors f on f.user_id = c.user_id
     where c.user_id = $1 and payout_account_waits($1) order by c.changed_at desc, c.id desc limit 1`,
    [userId],
  );
  if (row === undefined) return null;
  const changedAt = isoOfDate(row.changed_at);
  const setUpBy = factorSetUpBy(Instant.ofEpochMilli(row.changed_at.getTime())).toEpochMilli();
  return {
    id: row.id,
    last4: row.last4,
    changedAt,
    canProve: row.factor_at !== null && row.factor_at.getTime() <= setUpBy,
  };
}
