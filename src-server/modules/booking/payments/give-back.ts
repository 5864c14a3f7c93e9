import { needsSecond, partOf, type ShareChoice } from '#shared/booking/refund-plan.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { Deps } from '#server/deps.ts';
import { recordClawBack } from '#server/modules/ledger/ledger.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import {
  orderMoneyChanged,
  orderNotRefundable,
  refundTooMuch,
  secondAdministratorNeeded,
  shareNotEarned,
} from '../booking.errors.ts';
import { netPaid } from './order-sums.sql.ts';
import { refundOrder } from './refunds.ts';
import { shareLeft } from './share-left.ts';
import { soldTaxRateSql } from '../sold-quote.ts';

interface GiveBack {
  readonly bookingId: string;
  /** In minor units of the order's currency. */
  readonly minor: number;
  /** What it was decided for. */
  readonly reason: string;
  /** What the partner reads where their share is taken back; the reason where nothing is said. */
  readonly shareReason?: string;
  /** What the traveller reads in the mail, in their language. */
  readonly note?: string;
  /** Whether the partner keeps the share of what is given back. */
  readonly share: ShareChoice;
  /** What the order held when it was decided, in minor units; asked only where it is said. */
  readonly held?: number;
  /** A second administrator agreed. */
  readonly isAgreed?: boolean;
}

interface LostPart {
  readonly minor: number;
  readonly of: number;
  readonly reason: string | { readonly written: string };
  readonly from: 'goodwill' | 'fees';
}

/** Takes the part of a share that belongs to a part of the price off what the partner is owed next. */
export async function takeShareBack(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  bookingId: string,
  lost: LostPart,
) {
  const share = await shareLeft(em, bookingId);
  if (share === null) return;
  const part = partOf(share.left.minor, lost.minor, lost.of);
  if (part <= 0) return;
  const { partnerId } = share;
  const amount = money<string>(part, share.left.currency);
  const { reason, from } = lost;
  await recordClawBack(em, { id: newId(), bookingId, partnerId, amount, reason, from, at: clock.now() });
}

/** The tax rate at which an order was sold, in millionths, and whether it is to come or its money was earned. */
async function soldAs(em: EntityManager, bookingId: string) {
  const [row] = await sqlRows<{ currency: string; rate: number; is_to_come: boolean; is_earned: boolean }>(
    em,
    `select b.currency, ${soldTaxRateSql('b.quote')} as rate, b.status = 'confirmed' as is_to_come,
       exists (select from ledger_transactions t where t.booking_id in (select v.id from bookings v where v.order_id = b.order_id) and t.kind = 'earning') as is_earned
     from bookings b where b.id = $1 and b.status in ('confirmed', 'completed', 'canceled')
       and exists (select from orders o where o.current_booking_id = b.id)
     for update of b`,
    [bookingId],
  );
  return row ?? null;
}

/**
 * Gives money of an order back, for good where it is to come, and takes the partner's share of it off what they are owed
 * next, never from their bank account: docs/decisions/refunds.md. Part of the price takes the same part of the share,
 * rounded half up.
 * @returns what was taken back; nothing where the share is kept.
 * @throws AppError 409 for a share of a stay to come that is taken back, an order that is not paid, or holds something
 * else than when it was decided, or a share of more than 100.00 of any currency that no second administrator has agreed
 * to; 422 for more than the order holds.
 */
export async function giveBackWithin(em: EntityManager, deps: Deps, asked: GiveBack): Promise<Money> {
  const { bookingId, minor, reason, share, isAgreed = false } = asked;
  const sold = await soldAs(em, bookingId);
  if (sold === null) throw orderNotRefundable();
  if (sold.is_to_come && share === 'takenBack') throw shareNotEarned();
  const { currency } = sold;
  const held = await netPaid(em, bookingId, currency);
  if (asked.held !== undefined && asked.held !== held.minor) throw orderMoneyChanged(held);
  if (minor <= 0 || minor > held.minor) throw refundTooMuch(held);
  const left = share === 'takenBack' ? await shareLeft(em, bookingId) : null;
  const takenBack = money<string>(left === null ? 0 : partOf(left.left.minor, minor, held.minor), currency);
  if (needsSecond(takenBack) && !isAgreed) throw secondAdministratorNeeded();
  await refundOrder(deps, em, {
    bookingId,
    amount: money(minor, currency),
    reason,
    now: deps.clock.now(),
    isAllowance: sold.is_to_come,
    ...(asked.note === undefined ? {} : { note: asked.note }),
    ...(sold.is_earned ? { earned: { held, taxRateMillionths: sold.rate } } : {}),
  });
  if (takenBack.minor > 0) {
    const part = { minor, of: held.minor, reason: asked.shareReason ?? { written: reason }, from: 'goodwill' } as const;
    await takeShareBack(em, deps, bookingId, part);
  }
  return takenBack;
}
