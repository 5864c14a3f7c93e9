import { needsSecond, partOf, type ShareChoice } from '#shared/booking/refund-plan.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { refundNotMadeThere, shareNotEarned } from '../booking.errors.ts';
import { madeThereReason } from '../disputes/dispute-mail-words.ts';
import { localeOf, type Language } from '#shared/messages/text.ts';
import { takeShareBack } from './give-back.ts';
import { shareLeft } from './share-left.ts';

interface Row {
  readonly booking_id: string;
  readonly payment_id: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly is_to_come: boolean;
  readonly asked_by: string | null;
  readonly language: Language;
}

const rowSql = `
  select r.booking_id, r.payment_id, r.amount_minor::bigint as amount_minor, r.currency, b.status = 'confirmed' as is_to_come,
    r.share_asked_by as asked_by, u.language
  from refunds r join bookings b on b.id = r.booking_id join listings l on l.id = b.listing_id join users u on u.id = l.owner_id
  where r.id = $1 and r.share_choice = 'open' and r.status <> 'failed' for update of b, r`;

/**
 * Chooses what becomes of the partner's share of a refund that was made at the card provider: kept, or taken off what
 * the partner is owed next, by the rules of refunds by administrators.
 * @param by who chooses; null for a script
 * @returns `waits` where more than 100.00 of the order's share would be taken back in all and no other administrator has
 * asked for it yet
 * @throws AppError 409 for a refund without a choice, and for a share that is taken back before it is earned.
 */
export function chooseShare(
  deps: Deps,
  by: string | null,
  { refundId, share }: { readonly refundId: string; readonly share: ShareChoice },
): Promise<{ readonly outcome: 'done' | 'waits' }> {
  return inTransaction(deps, async (em) => {
    const [row] = await sqlRows<Row>(em, rowSql, [refundId]);
    if (row === undefined) throw refundNotMadeThere();
    if (share === 'takenBack') {
      if (row.is_to_come) throw shareNotEarned();
      const { booking_id: bookingId, amount_minor: minor, currency } = row;
      const of = await heldBefore(em, refundId, bookingId);
      const left = await shareLeft(em, bookingId);
      const taken = left === null ? 0 : left.earned.minor - left.left.minor + partOf(left.left.minor, minor, of);
      if (needsSecond(money<string>(taken, currency)) && (row.asked_by === null || row.asked_by === by)) {
        await sqlRows(em, 'update refunds set share_asked_by = $2 where id = $1', [refundId, row.asked_by ?? by]);
        return { outcome: 'waits' };
      }
      const reason = madeThereReason(localeOf(row.language));
      await takeShareBack(em, deps, bookingId, { minor, of, reason, from: 'goodwill' });
    }
    await sqlRows(em, 'update refunds set share_choice = $2 where id = $1', [refundId, share]);
    return { outcome: 'done' };
  });
}

/** What the order held before this refund and others whose share is still to be chosen, in minor units. */
async function heldBefore(em: EntityManager, refundId: string, bookingId: string): Promise<number> {
  const [row] = await sqlRows<{ minor: number }>(
    em,
    `select (taxed_of($2) + sum(r.amount_minor))::bigint as minor from refunds r
     where r.booking_id = $2 and r.status <> 'failed' and (r.id = $1 or r.share_choice = 'open')`,
    [refundId, bookingId],
  );
  return row?.minor ?? 0;
}
