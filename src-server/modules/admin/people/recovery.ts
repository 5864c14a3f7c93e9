import type { Instant } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import { sendAccountMail } from '#server/modules/accounts/accounts.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** How long a recovery waits before one person's word is enough. */
const WAIT_HOURS = 72;

/** Who is recovered, and who has asked for it when, if anyone. */
export interface Recovery {
  readonly is_administrator: boolean;
  /** Owners who can come in, without the person. */
  readonly owners: number;
  readonly asked_by: string | null;
  readonly asked_at: Date | null;
}

/** What `Recovery` says, of `u`, the person, and `r`, what was asked. */
export const recoveryColumns = `
  u.admin_role is not null as is_administrator, r.asked_by, r.asked_at,
  (select count(*)::int from users o where o.admin_role = 'owner' and o.id <> u.id
    and (o.password_hash is not null or exists (select from accounts a where a.user_id = o.id))) as owners`;

/** Whether it is done at the word of `by`: an administrator's by another owner, or after the wait by the only one. */
export function isDue({ is_administrator, owners, asked_by, asked_at }: Recovery, by: string, now: Instant): boolean {
  if (asked_at === null) return false;
  if (is_administrator && asked_by !== by) return true;
  const hasWaited = asked_at.getTime() + WAIT_HOURS * 3_600_000 <= now.toEpochMilli();
  return hasWaited && (!is_administrator || owners === 1);
}

/** Every address at which a person is known: their own, their company's, their locations'. */
const addressesSql = `
  select email from users where id = $1
  union select lower(email) from companies where user_id = $1
  union select lower(notifications_email) from listings where owner_id = $1 and notifications_email is not null`;

/** Writes to every address at which a person is known what was asked of their account. */
export async function tellEveryAddress(
  { jobs }: Pick<Deps, 'jobs'>,
  em: EntityManager,
  userId: string,
  kind: 'recoveryAsked' | 'addressAsked',
): Promise<void> {
  for (const { email } of await sqlRows<{ email: string }>(em, addressesSql, [userId]))
    await jobs.enqueue(em, sendAccountMail, { userId, kind, to: email });
}
