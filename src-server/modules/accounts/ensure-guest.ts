import type { Clock } from '#server/platform/clock.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';
import type { Language } from '#shared/messages/text.ts';
import { Account, User } from './accounts.entity.ts';
import { emailTaken } from './accounts.errors.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

export interface GuestContact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly language: Language;
}

/**
 * The person behind a guest's e-mail address, made on the first booking: without a password until they claim it.
 * Safe against two bookings of a new address at once.
 * @throws AppError 422 when the address has a password or a linked identity: its owner must sign in.
 */
export async function ensureGuest(em: EntityManager, clock: Clock, contact: GuestContact): Promise<User> {
  const email = contact.email.trim().toLowerCase();
  const now = clock.now();
  await sqlRows(
    em,
    `insert into users (id, email, first_name, last_name, phone_number, language, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (email) do nothing`,
    [
      newId(),
      email,
      contact.firstName,
      contact.lastName,
      contact.phoneNumber,
      contact.language,
      now.toString(),
      now.toString(),
    ],
  );
  const user = await em.findOneOrFail(User, { email }, { refresh: true });
  if (await canSignIn(em, user)) throw emailTaken();
  return user;
}

/** Whether a person has a password or a linked identity; guests have neither. */
export const canSignIn = async (em: EntityManager, user: User): Promise<boolean> =>
  (user.passwordHash ?? null) !== null || (await em.count(Account, { userId: user.id })) > 0;
