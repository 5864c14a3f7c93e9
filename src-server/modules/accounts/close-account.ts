import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { User } from './accounts.entity.ts';
import { endAccess } from './end-access.ts';
import { sendAccountMail } from './send-account-mail.job.ts';

/** For how long a closed account can be opened again; then it is erased. */
export const REOPEN_DAYS = 7;

/** Closes a customer's account: no session of it goes on or begins, and a mail says how it is opened again. */
export async function closeAccount(ctx: RequestContext, em: EntityManager, userId: string): Promise<void> {
  const now = ctx.deps.clock.now();
  const user = await em.findOneOrFail(User, { id: userId });
  user.closedAt = now;
  user.updatedAt = now;
  await endAccess(em, { userId, now, keep: null });
  await ctx.deps.jobs.enqueue(em, sendAccountMail, { userId, kind: 'accountClosed' });
}
