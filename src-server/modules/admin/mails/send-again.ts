import type { z } from 'zod/mini';
import type { correctMailSchema } from '#shared/admin/jobs-schema.ts';
import { resentMails } from '#shared/admin/operations-schema.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction, joining } from '#server/platform/db/transaction.ts';
import { addressNotCorrectable, mailNotFound, mailNotRepeatable } from '../admin.errors.ts';
import { resendMail } from '../resend-mail.ts';

interface MailRow {
  readonly kind: string;
  readonly booking_id: string | null;
  readonly user_id: string | null;
  readonly recipient: string;
  readonly is_traveller: boolean;
  readonly is_guest: boolean;
  readonly is_administrator: boolean;
}

async function mailOf(em: EntityManager, mailId: string): Promise<MailRow> {
  const [row] = await sqlRows<MailRow>(
    em,
    `select m.kind, m.booking_id, b.user_id, m.recipient, coalesce(lower(b.email) = lower(m.recipient), false) as is_traveller,
       coalesce(u.password_hash is null and not exists (select from accounts a where a.user_id = u.id), false) as is_guest,
       u.admin_role is not null as is_administrator
     from sent_mails m left join bookings b on b.id = m.booking_id left join users u on u.id = b.user_id where m.id = $1`,
    [mailId],
  );
  if (row === undefined) throw mailNotFound();
  return row;
}

/** The mail about a booking once more, as the booking is now. */
async function repeat(em: EntityManager, deps: Deps, { kind, booking_id: bookingId, is_traveller }: MailRow) {
  const repeated = resentMails.find((each) => each === kind);
  if (bookingId === null || repeated === undefined) throw mailNotRepeatable();
  return resendMail(joining(deps, em), { bookingId, kind: repeated, to: is_traveller ? 'traveller' : 'partner' });
}

/** Writes a mail about a booking once more. @throws AppError 404, 409 for one that cannot be written again. */
export const sendAgain = (deps: Deps, mailId: string): Promise<{ readonly to: string }> =>
  inTransaction(deps, async (em) => repeat(em, deps, await mailOf(em, mailId)));

/**
 * Corrects the address of a traveller without an account, in all their bookings, ends what was sent to the wrong one,
 * and writes the mail again to the right one.
 * @throws AppError 409 for the address of an account, and of an administrator who was invited.
 */
export function correctAndSend(
  deps: Deps,
  { mailId, email }: z.output<typeof correctMailSchema>,
): Promise<{ readonly to: string }> {
  return inTransaction(deps, async (em) => {
    const mail = await mailOf(em, mailId);
    const { user_id: userId, recipient } = mail;
    if (!mail.is_traveller || !mail.is_guest || mail.is_administrator || userId === null) throw addressNotCorrectable();
    const [taken] = await sqlRows(em, 'select 1 from users where email = $1 and id <> $2', [email, userId]);
    if (taken !== undefined) throw addressNotCorrectable();
    await sqlRows(em, 'update users set email = $2, updated_at = $3 where id = $1', [
      userId,
      email,
      deps.clock.now().toString(),
    ]);
    await sqlRows(em, 'update bookings set email = $3 where user_id = $1 and lower(email) = lower($2)', [
      userId,
      recipient,
      email,
    ]);
    // No one at the wrong address chooses a password with what was sent there.
    await sqlRows(em, 'delete from tokens where user_id = $1', [userId]);
    await repeat(em, deps, mail);
    return { to: email };
  });
}
