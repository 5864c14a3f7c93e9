import type { Deps } from '#server/deps.ts';
import {
  type CardProvider,
  type CardResult,
  type Intent,
  PATIENCE_SECONDS,
} from '#server/platform/payments/card-provider.ts';
import type { Instant } from '@js-joda/core';

/**
 * Asks the provider to charge a card. That it is asked is committed before the question leaves, and stands until its
 * answer is written down: when this process dies in between, the order is one whose payment is being checked.
 */
export async function confirmAtProvider(
  { db, clock, cards }: Deps,
  payment: { readonly id: string; readonly intentId: string },
  options: Parameters<CardProvider['confirmIntent']>[1],
): Promise<CardResult<Intent>> {
  await db.query(`update payments set asked_at = $2 where id = $1 and status in ('open', 'requires_action')`, [
    payment.id,
    clock.now().toString(),
  ]);
  const answer = await cards.confirmIntent(payment.intentId, options);
  // Our key was refused, so nothing was asked after all.
  if (!answer.ok && answer.failure.kind === 'unusable')
    await db.query('update payments set asked_at = null where id = $1', [payment.id]);
  return answer;
}

/** When a question must have been asked for no one to be waiting for its answer any more. */
export const askedBefore = (now: Instant): Instant => now.minusSeconds(PATIENCE_SECONDS);

/** Whether the answer to a payment is missing, and no one waits for it any more: what became of it is being asked. */
export const isAnswerMissing = (
  payment: { readonly checkingSince?: Instant | null; readonly askedAt?: Instant | null },
  now: Instant,
): boolean => {
  const { checkingSince, askedAt } = payment;
  return Boolean(checkingSince) || (askedAt ? !askedAt.isAfter(askedBefore(now)) : false);
};
