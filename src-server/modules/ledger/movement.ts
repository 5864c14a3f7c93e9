import type { Instant } from '@js-joda/core';
import { isZero } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { noteFollowed } from '#server/platform/audit/followed.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';
import { type LedgerAccount, LedgerEntry, type LedgerKind, LedgerTransaction } from './ledger.entity.ts';

/** A line of a movement: an account, its amount (debit positive), and of the account `partner` whose. */
export type Entry = readonly [account: LedgerAccount, amount: Money, partnerId?: string];

export interface Movement {
  readonly kind: LedgerKind;
  /** Makes the movement happen at most once. */
  readonly reference: string;
  readonly bookingId: string | null;
  readonly at: Instant;
  readonly note?: string;
  readonly entries: readonly Entry[];
}

/** Writes a balanced movement; one whose reference is known already changes nothing. */
export async function recordMovement(em: EntityManager, movement: Movement): Promise<void> {
  const { kind, reference, bookingId, at, note = null } = movement;
  const entries = movement.entries.filter(([, amount]) => !isZero(amount));
  if (entries.length === 0) return;
  const known = await em.findOne(LedgerTransaction, { reference });
  if (known !== null) return;
  const transactionId = newId();
  await em.insert(LedgerTransaction, { id: transactionId, kind, reference, bookingId, occurredAt: at, note });
  await em.insertMany(
    LedgerEntry,
    entries.map(([account, amount, partnerId]) => ({
      id: newId(),
      transactionId,
      account,
      partnerId: partnerId ?? null,
      amountMinor: amount.minor,
      currency: amount.currency,
      occurredAt: at,
    })),
  );
  noteFollowed({ movement: transactionId });
}
