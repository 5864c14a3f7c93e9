import type { Instant } from '@js-joda/core';
import { partOf } from '#shared/booking/refund-plan.ts';
import { type Language, localeOf } from '#shared/messages/text.ts';
import { money } from '#shared/money/arithmetic.ts';
import { recordClawBack, shareLeft } from '#server/modules/ledger/ledger.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { versionsOf, orderKept } from '../payments/order-sums.sql.ts';
import { takenBackReason } from './dispute-mail-words.ts';

interface LostRow {
  readonly id: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly is_done: boolean;
}

/** In the order in which they were lost, so that any order of events takes the same. */
const lostSql = `${versionsOf('$1')}
  select d.id, d.currency, d.amount_minor::bigint as amount_minor,
    exists (select 1 from ledger_transactions t where t.reference = 'claw-back:' || d.id) as is_done
  from disputes d join payments p on p.id = d.payment_id join versions v on v.id = p.booking_id
  where d.state = 'lost' order by d.opened_at, d.id`;

/**
 * Takes the partner's share of what an order lost to its payer's bank off what they are owed next: of a part of the
 * price the same part of the share, rounded half up. Before the share is earned there is nothing to take; what was
 * taken already is not taken again. The caller holds a lock on the booking.
 */
export async function takeLostSharesBack(em: EntityManager, bookingId: string, at: Instant): Promise<void> {
  const lost = await sqlRows<LostRow>(em, lostSql, [bookingId]);
  const [first] = lost;
  if (first === undefined) return;
  let held = (await orderKept(em, bookingId, first.currency)).minor;
  for (const { id, currency, amount_minor: amount, is_done: isDone } of lost) {
    const share = await shareLeft(em, bookingId);
    if (share === null) return;
    const minor = Math.min(amount, held);
    const part = minor <= 0 ? 0 : partOf(share.left.minor, minor, held);
    held -= minor;
    if (isDone || part <= 0) continue;
    const [partner] = await sqlRows<{ language: Language }>(em, 'select language from users where id = $1', [
      share.partnerId,
    ]);
    await recordClawBack(em, {
      id,
      bookingId,
      partnerId: share.partnerId,
      amount: money<string>(part, currency),
      reason: takenBackReason(localeOf(partner?.language ?? 'english')),
      at,
    });
  }
}
