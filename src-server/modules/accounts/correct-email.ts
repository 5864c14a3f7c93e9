import type { Deps } from '#server/deps.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { User } from './accounts.entity.ts';
import { userEmailChanged } from './accounts.events.ts';
import { emailTaken } from './accounts.errors.ts';
import { endAccess } from './end-access.ts';
import { sendAccountMail } from './send-account-mail.job.ts';

/**
 * Corrects a person's address for them: it is to be confirmed again, what opened the account besides its password stops, and
 * the old address is informed.
 * @throws AppError 404 for no one, 422 for an address that another person has.
 */
export async function correctEmail(
  deps: Deps,
  { userId, email: given }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const email = given.toLowerCase();
  try {
    await inTransaction(deps, async (em) => {
      const user = await em.findOne(User, { id: userId });
      if (user === null) throw notFound();
      if (user.email === email) return;
      const to = user.email;
      user.email = email;
      user.confirmedAt = null;
      user.updatedAt = deps.clock.now();
      await em.flush();
      await deps.events.publish(em, userEmailChanged, { userId });
      await endAccess(em, { userId, now: deps.clock.now(), keep: null });
      await deps.jobs.enqueue(em, sendAccountMail, { userId, kind: 'activation' });
      await deps.jobs.enqueue(em, sendAccountMail, { userId, kind: 'emailChanged', to });
    });
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw emailTaken();
    throw error;
  }
}
