import type { z } from 'zod/mini';
import { readBirthDate } from '#shared/payouts/bank-schema.ts';
import type { sendKycSchema } from '#shared/payouts/kyc-schema.ts';
import type { Deps } from '#server/deps.ts';
import { keepAccount, keepKycSent } from '#server/modules/partner/partner.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { bankForm } from './bank-form.ts';
import { requirePast } from './birth-date.ts';
import { isDemoAccount } from './demo-account.ts';
import { bankFirst, payoutAccountRefused, payoutAccountUnknown } from './payouts.errors.ts';

/**
 * Hands an owner's numbers to the provider; that they were sent is kept, they are not.
 * @throws AppError 409 without a payout account; 422 with the provider's words when it refuses, 503 when it does not answer.
 */
export async function sendKyc(deps: Deps, userId: string, input: z.output<typeof sendKycSchema>): Promise<void> {
  const { requestId } = input;
  // What is kept of a request is a digest; the numbers are left out of it, since few numbers are easily tried.
  await withIdempotency(deps, { scope: `kyc:${userId}`, key: requestId, request: { requestId } }, async () => {
    const { country, providerAccountId } = await bankForm(deps, userId);
    if (country === null || providerAccountId === null || isDemoAccount(providerAccountId)) throw bankFirst();
    const now = deps.clock.now();
    const answer = await deps.cards.saveConnectedAccount({
      accountId: providerAccountId,
      country,
      idempotencyKey: `kyc:${userId}:${requestId}`,
      businessTaxId: compact(input.businessTaxId),
      dateOfBirth: requirePast(readBirthDate(input.dateOfBirth), now),
      identityNumber: compact(input.insuranceNumber),
    });
    if (!answer.ok) {
      if (answer.failure.kind === 'invalid') throw payoutAccountRefused(answer.failure.message);
      throw payoutAccountUnknown();
    }
    await inTransaction(deps, async (em) => {
      await keepAccount(em, userId, answer.value, now);
      await keepKycSent(em, userId, now);
    });
    return true;
  });
}

/** Numbers are typed in groups. */
const compact = (typed: string): string => typed.replace(/[ -]/g, '');
