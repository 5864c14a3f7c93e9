import { money } from '#shared/money/arithmetic.ts';
import { toIso } from '#shared/time/instants.ts';
import { Instant } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import { balancesOf } from '#server/modules/ledger/ledger.module.ts';
import { nextPayoutDate } from './next-payout.ts';
import { PayoutAccount } from './payouts.entity.ts';

interface PayoutRow {
  readonly id: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly status: 'requested' | 'paid' | 'failed';
  readonly failure_message: string | null;
  readonly created_at: Date;
  readonly paid_at: Date | null;
}

const MAX_SHOWN = 50;

const iso = (date: Date) => toIso(Instant.ofEpochMilli(date.getTime()));

/** What a partner is owed, when it is paid, to which account, and what was paid before; newest first. */
export async function payoutsSummary({ db, clock }: Deps, userId: string) {
  const em = db.fork();
  const [account, balances, rows] = await Promise.all([
    db.fork().findOne(PayoutAccount, { userId }),
    balancesOf(em, userId),
    db.query<PayoutRow>(
      `select id, currency, amount_minor, status, failure_message, created_at, paid_at from payouts
       where user_id = $1 order by created_at desc, id desc limit ${MAX_SHOWN}`,
      [userId],
    ),
  ]);
  return {
    balances,
    /** Local date (UTC) of the next weekly run. */
    nextPayoutOn: nextPayoutDate(clock.now()),
    account:
      account === null
        ? null
        : {
            payoutsEnabled: account.payoutsEnabled,
            needsInformation: account.currentlyDue.length > 0 || account.pastDue.length > 0,
            deadline:
              account.currentDeadline === null || account.currentDeadline === undefined
                ? null
                : toIso(account.currentDeadline),
            businessName: account.businessName ?? null,
            last4: account.accountLast4 ?? null,
          },
    payouts: rows.map((row) => ({
      id: row.id,
      amount: money<string>(row.amount_minor, row.currency),
      status: row.status,
      failureMessage: row.failure_message,
      createdAt: iso(row.created_at),
      paidAt: row.paid_at === null ? null : iso(row.paid_at),
    })),
  };
}
