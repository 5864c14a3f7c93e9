import { randomUUID } from 'node:crypto';
import { money } from '#shared/money/arithmetic.ts';
import { exponentOf } from '#shared/money/currency.ts';
import { toRestAmount } from '#shared/money/money-text.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { recordClawBack, shareLeft } from '#server/modules/ledger/ledger.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { netPaid } from './chain.sql.ts';
import { refundOrder } from './refunds.ts';

interface GiveBack {
  readonly bookingId: string;
  /** In minor units of the order's currency. */
  readonly minor: number;
  /** What the partner reads where their share is taken back. */
  readonly reason: string;
  /** Whether the partner keeps the share of what is given back. */
  readonly share: 'kept' | 'takenBack';
  /** A second administrator agreed. */
  readonly isAgreed?: boolean;
}

/** A share up to this is taken back by one administrator alone, in whole units of any currency. */
const ALONE_UP_TO = 100;

/** The part of a share that belongs to the part of a price, rounded half up; all of it for all of the price. */
export const partOf = (share: number, minor: number, of: number): number =>
  minor === of ? share : Math.floor((2 * share * minor + of) / (2 * of));

/**
 * Gives money of a completed order back, and takes the partner's share of it off what they are owed next, never from
 * their bank account: docs/decisions/payouts.md. Part of the price takes the same part of the share, rounded half up.
 * @returns what was taken back; nothing where the share is kept.
 * @throws Error for a booking that is not completed, more than the order holds, or a share of more than 100.00 of any
 * currency that no second administrator has agreed to.
 */
export function giveBack(deps: Deps, { bookingId, minor, reason, share, isAgreed = false }: GiveBack): Promise<Money> {
  return inTransaction(deps, async (em) => {
    const [row] = await sqlRows<{ currency: string }>(
      em,
      `select currency from bookings where id = $1 and status = 'completed' for update`,
      [bookingId],
    );
    if (row === undefined) throw new Error('Only a completed order is given back this way.');
    const now = deps.clock.now();
    const held = await netPaid(em, bookingId, row.currency);
    if (minor <= 0 || minor > held.minor) throw new Error(`The order holds ${toRestAmount(held)}.`);
    const earned = share === 'takenBack' ? await shareLeft(em, bookingId) : null;
    const part = earned === null ? 0 : partOf(earned.left.minor, minor, held.minor);
    const amount = money<string>(part, row.currency);
    if (part > ALONE_UP_TO * 10 ** exponentOf(row.currency) && !isAgreed) {
      throw new Error(`Taking ${toRestAmount(amount)} back needs a second administrator.`);
    }
    await refundOrder(deps, em, { bookingId, amount: money(minor, row.currency), reason, now });
    if (earned !== null && part > 0) {
      await recordClawBack(em, { id: randomUUID(), bookingId, partnerId: earned.partnerId, amount, reason, at: now });
    }
    return amount;
  });
}
