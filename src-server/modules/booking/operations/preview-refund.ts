import type { z } from 'zod/mini';
import type { MoneyAct, previewRefundSchema } from '#shared/admin/bookings-schema.ts';
import { chargeable } from '#shared/money/provider-amount.ts';
import { arrivesBy } from '#shared/booking/refund-tracker.ts';
import { cancellationEntries, partOf, refundEntries, shareLost } from '#shared/booking/refund-plan.ts';
import { isCancelable } from '#shared/booking/refund-policy.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { refundTooMuch } from '../booking.errors.ts';
import { decisionNeedsSecond, goodwillOf } from './decided-sums.ts';
import { notesIn } from './decision-mail-words.ts';
import { type OrderMoney, orderMoney } from './order-money.ts';

/** What an administrator may do with an order now: refund it, cancel it, both or neither. */
export function possibleActs({ status, isReplaced, held }: OrderMoney): MoneyAct[] {
  if (isReplaced) return [];
  const refund = status !== 'pending' && held.minor > 0 ? (['refund'] as const) : [];
  return isCancelable(status) ? [...refund, 'cancel'] : [...refund];
}

/**
 * What a decision would do before anything is done: the entries that will be written, what the partner keeps, who reads
 * what in which language, and when the money arrives.
 * @param by who would decide; `null` for a script
 * @throws AppError 404 for an unknown booking, 422 for more than the order holds.
 */
export async function previewRefund(
  deps: Deps,
  by: string | null,
  { bookingId, minor: wanted, share, act: asked }: z.output<typeof previewRefundSchema>,
) {
  const em = deps.db.fork();
  const order = await orderMoney(em, bookingId);
  const { held, taxRateMillionths } = order;
  // As much of it as a card takes back.
  const { minor } = chargeable({ ...held, minor: wanted });
  if (minor > held.minor) throw refundTooMuch(held);
  const acts = possibleActs(order);
  const act = acts.find((each) => each === asked) ?? acts.at(-1) ?? null;
  const inCurrency = (amount: number) => money<string>(amount, held.currency);
  const isPending = order.status === 'pending';
  // No one was promised a share of what was not paid.
  const takenBack = isPending
    ? 0
    : act === 'cancel'
      ? shareLost({ held, minor, share: order.share.minor, choice: share })
      : share === 'kept' || held.minor === 0 || !order.isEarned
        ? 0
        : partOf(order.share.minor, minor, held.minor);
  const entries = isPending
    ? []
    : act === 'cancel'
      ? cancellationEntries({
          held,
          allowance: order.allowance,
          minor,
          share: order.share.minor,
          choice: share,
          taxRateMillionths,
        })
      : refundEntries({ held, minor, takenBack, taxRateMillionths: order.isEarned ? taxRateMillionths : null });
  const goodwill = goodwillOf(order, minor, takenBack);
  const decided = { bookingId, by, currency: held.currency, takenBack, goodwill };
  return {
    act,
    amount: inCurrency(minor),
    held,
    entries: entries.map(({ account, minor: amount }) => ({ account, amount: inCurrency(amount) })),
    takenBack: inCurrency(takenBack),
    shareKept: inCurrency(isPending ? 0 : order.share.minor - takenBack),
    /** Sums of so much wait for another administrator's yes. */
    needsSecond: act === 'refund' && (await decisionNeedsSecond(em, deps, decided)),
    partnerName: order.partnerName,
    location: order.location,
    traveller: order.firstName,
    isErased: order.isErased,
    locale: order.locale,
    notes: notesIn(order.locale, order.location),
    cardLast4: order.cardLast4,
    /** A date, reckoned as the traveller's order reckons it. */
    arrivesBy: arrivesBy(deps.clock.now().toString().slice(0, 10)),
  };
}
