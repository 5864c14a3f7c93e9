import { limitRate } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

/** Puts an address on the newsletter's list. The answer is the same for one that is on it already. */
export async function subscribe(ctx: RequestContext, { email }: { readonly email: string }): Promise<void> {
  await limitRate(ctx, { name: 'subscribe', hits: 10, perSeconds: 3600 }, ctx.ip);
  await ctx.deps.db.query(
    'insert into subscriptions (id, email, created_at) values ($1, $2, $3) on conflict (email) do nothing',
    [newId(), email.toLowerCase(), ctx.deps.clock.now().toString()],
  );
}
