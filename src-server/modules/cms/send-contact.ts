import { limitRate } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { sendContactMail } from './send-contact-mail.job.ts';
import { parseBookingCode } from '#shared/booking/booking-code.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

export interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The thread that it goes on with. */
  readonly threadId?: string | undefined;
  /** The order that it is about. */
  readonly code?: string | undefined;
}

/** What was written goes on with a thread of the same address; only its address can know its id. */
async function goOn(em: EntityManager, { threadId, email, message }: ContactInput, now: string): Promise<boolean> {
  if (threadId === undefined) return false;
  const found = await sqlRows(
    em,
    `update contact_messages set handled_at = null, snoozed_until = null, last_at = $3
     where id = $1 and email = $2 returning id`,
    [threadId, email.toLowerCase(), now],
  );
  if (found.length === 0) return false;
  await sqlRows(
    em,
    `insert into contact_entries (id, thread_id, kind, body, created_at)
     select $1, $2, 'question', $3, $4::timestamptz where not exists (
       select from contact_entries
       where thread_id = $2 and kind = 'question' and body = $3 and created_at > $4::timestamptz - interval '10 minutes')`,
    [newId(), threadId, message, now],
  );
  return true;
}

/** Keeps a message and mails it to the people behind the site; the same message sent twice within ten minutes is kept once. */
export async function sendContact(ctx: RequestContext, input: ContactInput): Promise<void> {
  const { name, email, message } = input;
  await limitRate(ctx, { name: 'contact', hits: 10, perSeconds: 3600 }, ctx.ip);
  const { viewer, deps } = ctx;
  const now = deps.clock.now().toString();
  const code = parseBookingCode(input.code ?? '');
  await ctx.em.transactional(async (em) => {
    // One after the other: of two at once the second finds the first.
    await sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`contact:${email.toLowerCase()}`]);
    if (await goOn(em, input, now)) return;
    const added = await sqlRows<{ id: string }>(
      em,
      `insert into contact_messages (id, name, email, message, user_id, created_at, last_at, language, booking_id)
       select $1, $2, $3, $4, $5::uuid, $6::timestamptz, $6::timestamptz, $10,
         (select b.id from bookings b where b.code = $11 and (lower(b.email) = $3 or b.user_id = $5::uuid))
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
        ctx.locale,
        code,
      ],
    );
    for (const { id } of added) await deps.jobs.enqueue(em, sendContactMail, { messageId: id });
  });
}
