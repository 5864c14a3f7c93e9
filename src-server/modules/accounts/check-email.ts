import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

/**
 * Whether a person with this address must sign in rather than book as a guest. The only answer that tells of an
 * address; therefore few are given.
 * @throws AppError 429 after too many questions.
 */
export async function checkEmail(
  ctx: RequestContext,
  text: string,
): Promise<{ readonly email: string; readonly exists: boolean }> {
  await limitRate(ctx, { name: 'email-check', hits: 20, perSeconds: 600 }, ctx.ip);
  const email = text.trim().toLowerCase();
  const found = await ctx.deps.db.query(
    `select 1 from users u where email = $1
       and (password_hash is not null or exists (select 1 from accounts a where a.user_id = u.id))`,
    [email],
  );
  return { email, exists: found.length > 0 };
}
