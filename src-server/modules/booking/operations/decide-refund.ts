import type { z } from 'zod/mini';
import type { cancelWithRefundSchema, refundSchema } from '#shared/admin/bookings-schema.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { chargeable } from '#shared/money/provider-amount.ts';
import { inTransaction, joining } from '#server/platform/db/transaction.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { cancelOrderWithin } from '../cancel/cancel-booking.ts';
import { lockOrder } from '../lock-bookings.ts';
import { orderMoneyChanged, orderNotFound, orderNotRefundable, secondAdministratorNeeded } from '../booking.errors.ts';
import {
  decisionNeedsSecond,
  goodwillOf,
  goodwillOfCancelling,
  keepDecision,
  requireNothingWaits,
} from './decided-sums.ts';
import { partnerReasonIn } from './decision-mail-words.ts';
import { expectAsShown, orderMoney } from './order-money.ts';
import { possibleActs, previewRefund } from './preview-refund.ts';
import { propose } from './proposals.ts';
import { type Refund, refundWithin } from './refund-within.ts';

/** Who decides; `null` for a script, which is no one in particular. */
interface Decider {
  readonly userId: string | null;
}

/**
 * Gives an amount of an order back; one that is to come stays a booking. Repeated it changes nothing; of two at once
 * the second learns what the order holds by then.
 * @returns `waits` where so much of a share is taken back, or of the house's money given away, with what was decided
 *   before about the order and by the same administrator that day, that a second one has to agree first.
 * @throws AppError 409 for an order that is not paid or changed meanwhile, 422 for more than it holds.
 */
export function refundBooking(deps: Deps, { userId }: Decider, { requestId, ...asked }: z.output<typeof refundSchema>) {
  const scope = `refund:${userId ?? 'service'}:${asked.bookingId}`;
  return withIdempotency(deps, { scope, key: requestId, request: asked }, (keep) =>
    inTransaction(deps, async (em) => {
      const answer = await tryRefund(em, deps, userId, asked);
      await keep(em, answer);
      return answer;
    }),
  );
}

async function tryRefund(em: EntityManager, deps: Deps, userId: string | null, wanted: Refund) {
  const order = await lockOrder(em, wanted.bookingId, false);
  if (order === null) throw orderNotFound();
  const money = await orderMoney(em, wanted.bookingId);
  const asked = { ...wanted, minor: chargeable({ ...money.held, minor: wanted.minor }).minor };
  if (money.held.minor !== asked.held) throw orderMoneyChanged(money.held);
  expectAsShown(money, asked.seen);
  if (!possibleActs(money).includes('refund')) throw orderNotRefundable();
  await requireNothingWaits(em, asked.bookingId);
  const preview = await previewRefund(joining(deps, em), userId, { ...asked, act: 'refund' });
  if (!preview.needsSecond) {
    const takenBack = preview.takenBack.minor;
    const goodwill = goodwillOf(money, asked.minor, takenBack);
    const { currency } = money.held;
    await keepDecision(em, deps, { bookingId: asked.bookingId, by: userId, currency, takenBack, goodwill });
    await refundWithin(em, deps, asked, false);
    return { outcome: 'done' as const };
  }
  await propose(em, deps, userId, { ...asked, takenBack: preview.takenBack });
  return { outcome: 'waits' as const };
}

/**
 * Cancels an order with all, a part or nothing of its money going back. Cancelled already, nothing is changed.
 * @throws AppError 404, 409 for one that is over or changed meanwhile, and where more of the house's money would go than
 *   one administrator gives away, 422 for more than it holds.
 */
export function cancelWithRefund(
  deps: Deps,
  { userId }: Decider,
  { requestId, ...asked }: z.output<typeof cancelWithRefundSchema>,
) {
  const { bookingId, held, share, reason, note } = asked;
  const scope = `admin-cancel:${userId ?? 'service'}:${bookingId}`;
  return withIdempotency(deps, { scope, key: requestId, request: asked }, (keep) =>
    inTransaction(deps, async (em) => {
      await lockOrder(em, bookingId, false);
      const money = await orderMoney(em, bookingId);
      expectAsShown(money, asked.seen);
      const { minor } = chargeable({ ...money.held, minor: asked.minor });
      const { partnerLocale, isReplaced } = money;
      if (isReplaced) throw orderNotRefundable();
      const shareReason = partnerReasonIn(partnerLocale, reason);
      await requireNothingWaits(em, bookingId);
      const goodwill = goodwillOfCancelling(money, minor, share);
      const sums = { bookingId, by: userId, currency: money.held.currency, takenBack: 0, goodwill };
      if (goodwill > 0 && (await decisionNeedsSecond(em, deps, sums))) throw secondAdministratorNeeded();
      await keepDecision(em, deps, sums);
      const decided = { minor, held, share, shareReason };
      await cancelOrderWithin(em, deps, bookingId, note === '' ? null : note, { decided });
      const answer = { outcome: 'done' as const };
      await keep(em, answer);
      return answer;
    }),
  );
}
