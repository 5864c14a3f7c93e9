import { isAdministrator } from '#server/platform/access/operator.ts';
import type { ErasureObstacle } from '#shared/admin/people-schema.ts';
import { closeAccount, hasSecondFactor } from '#server/modules/accounts/accounts.module.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { accountNotClosable, type NotClosable } from './admin.errors.ts';
import { whatHinders } from './erase-person.ts';

const whyNot: Readonly<Record<ErasureObstacle, NotClosable>> = {
  admin: 'closingAdministrator',
  listing: 'closingPartner',
  staff: 'closingPartner',
  booking: 'closingWithStays',
  refund: 'closingWithMoney',
  share: 'closingWithMoney',
  claim: 'closingWithClaims',
  dispute: 'closingWithClaims',
};

/**
 * Closes the account of a customer by themselves: at once, to be opened again for seven days by a mailed link, and erased
 * after them.
 * @throws AppError 422 with the reason: for partners, administrators and who has a second factor; while stays, claims or
 *   money are open.
 */
export async function closeOwnAccount(ctx: RequestContext, user: SessionUser): Promise<void> {
  if (isAdministrator(user)) throw accountNotClosable('closingAdministrator');
  if (user.isPartner) throw accountNotClosable('closingPartner');
  if (await hasSecondFactor(ctx.deps, user.id)) throw accountNotClosable('closingWithFactor');
  await inTransaction(ctx.deps, async (em) => {
    // Bookings of theirs wait for it, or are seen.
    await sqlRows(em, 'select from users where id = $1 for update', [user.id]);
    const [first] = await whatHinders(em, user.id);
    if (first !== undefined) throw accountNotClosable(whyNot[first]);
    await closeAccount(ctx, em, user.id);
  });
}
