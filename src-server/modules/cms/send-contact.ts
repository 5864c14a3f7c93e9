import { limitRate } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

export interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Keeps a message for the administrators; the same message sent twice within ten minutes is kept once. */
export async function sendContact(ctx: RequestContext, { name, email, message }: ContactInput): Promise<void> {
  await limitRate(ctx, { name: 'contact', hits: 10, perSeconds: 3600 }, ctx.ip);
  const { viewer } = ctx;
  await ctx.deps.db.query(
    `insert into contact_messages (id, name, email, message, user_id, created_at)
     select $1, $2, $3, $4, $5::uuid, $6::timestamptz
     where not exists (
       select from contact_messages
       where email = $3 and message = $4 and created_at > $6::timestamptz - interval '10 minutes'
     )`,
    [
      newId(),
      name,
      email.toLowerCase(),
      message,
      viewer.kind === 'user' ? viewer.user.id : null,
      ctx.deps.clock.now().toString(),
    ],
  );
}
