import type { z } from 'zod/mini';
import { readBirthDate, type saveBankSchema } from '#shared/payouts/bank-schema.ts';
import { keepAccount, keepBankForm } from '#server/modules/partner/partner.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { bankForm } from './bank-form.ts';
import { requirePast } from './birth-date.ts';
import { isDemoAccount } from './demo-account.ts';
import { birthDateMissing, locationFirst, payoutAccountRefused, payoutAccountUnknown } from './payouts.errors.ts';
import { sendAccountChangeMail } from './payouts-jobs.ts';
import { doubtNewer, forgetChange, noteChange } from './account-changes/note-change.ts';
import { sendWhatWaits } from './account-changes/send-what-waits.ts';

/**
 * Makes a partner's account at the provider, or changes it, with who is paid and where. Joining is over when the partner finishes it.
 * @throws AppError 422 with the provider's words when it refuses, 503 when it does not answer, 409 without a location.
 */
export async function saveBank(
  ctx: Pick<RequestContext, 'deps' | 'ip' | 'userAgent' | 'viewer'>,
  user: SessionUser,
  input: z.output<typeof saveBankSchema>,
): Promise<void> {
  const key = { scope: `bank:${user.id}`, key: input.requestId, request: input };
  await withIdempotency(ctx.deps, key, async () => {
    await sendBank(ctx, user, input);
    return true;
  });
}

async function sendBank(
  ctx: Pick<RequestContext, 'deps' | 'ip' | 'userAgent' | 'viewer'>,
  user: SessionUser,
  input: z.output<typeof saveBankSchema>,
): Promise<void> {
  const { deps } = ctx;
  const { country, currency, providerAccountId, isNameLocked, businessName } = await bankForm(deps, user.id);
  if (country === null || currency === null) throw locationFirst();
  const now = deps.clock.now();
  // In place of a demo account a real one is made.
  const accountId = providerAccountId === null || isDemoAccount(providerAccountId) ? null : providerAccountId;
  const dateOfBirth = requirePast(readBirthDate(input.dateOfBirth), now);
  if (accountId === null && dateOfBirth === null) throw birthDateMissing();
  const accountNumber = input.accountNumber.replace(/[ -]/g, '');
  // Written down before the provider knows: whatever becomes of its answer, nothing goes to an account that no one proved.
  const accepted = await noteChange(ctx, user.id, { requestId: input.requestId, last4: accountNumber.slice(-4) });
  const answer = await deps.cards.saveConnectedAccount({
    accountId,
    country,
    idempotencyKey: `bank:${user.id}:${input.requestId}`,
    email: user.email,
    phone: user.phoneNumber,
    firstName: user.firstName,
    lastName: user.lastName,
    businessName: isNameLocked ? businessName : input.businessName,
    address: {
      line1: input.addressLine1,
      city: input.addressCity,
      state: input.addressState,
      postalCode: input.addressPostalCode,
    },
    dateOfBirth,
    bankAccount: {
      accountNumber,
      routingNumber: input.routingNumber === '' ? null : input.routingNumber,
      currency,
    },
    accepted,
    metadata: { userId: user.id },
  });
  if (!answer.ok) {
    if (answer.failure.kind === 'invalid') {
      await forgetChange(deps, user.id, input.requestId);
      throw payoutAccountRefused(answer.failure.message);
    }
    throw payoutAccountUnknown();
  }
  await inTransaction(deps, async (em) => {
    // Gone where the account was taken over meanwhile by the owner of its address: see forget-account.ts.
    const [note] = await sqlRows(
      em,
      'select from payout_account_changes where user_id = $1 and request_id = $2 for update',
      [user.id, input.requestId],
    );
    if (note === undefined) throw payoutAccountUnknown();
    await keepAccount(em, user.id, answer.value, now);
    await doubtNewer(em, user.id, input.requestId);
    await keepBankForm(em, user.id, { ...input, businessName: isNameLocked ? businessName : input.businessName }, now);
    await deps.jobs.enqueue(em, sendAccountChangeMail, { userId: user.id, requestId: input.requestId });
    await sendWhatWaits(em, deps, user.id);
  });
}
