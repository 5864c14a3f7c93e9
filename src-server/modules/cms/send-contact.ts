import { limitRate } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { sendContactMail } from './send-contact-mail.job.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

export interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Keeps a message and mails it to the people behind the site; the same message sent twice within ten minutes is kept once. */
export async function sendContact(ctx: RequestContext, { name, email, message }: ContactInput): Promise<void> {
  await limitRate(ctx, { name: 'contact', hits: 10, perSeconds: 3600 }, ctx.ip);
  const { viewer, deps } = ctx;
  const now = deps.clock.now().toString();
  await ctx.em.transactional(async (em) => {
    const added = await sqlRows<{ id: string }>(
      em,
      `insert into contact_messages (id, name, email, message, user_id, created_at)
       select $1, $2, $3, $4, $5::uuid, $6::timestamptz
       where not exists (
         select from contact_messages
         where email = $7 and message = $8 and created_at > $9::timestamptz - interval '10 minutes'
       ) returning id`,
      [
        newId(),
        name,
        email.toLowerCase(),
        message,
        viewer.kind === 'user' ? viewer.user.id : null,
        now,
        email.toLowerCase(),
        message,
        now,
      ],
    );
    for (const { id } of added) await deps.jobs.enqueue(em, sendContactMail, { messageId: id });
  });
}
