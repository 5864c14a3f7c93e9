import type { z } from 'zod/mini';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { ownMailsAnswer, ownMailsSchema } from '#shared/admin/own-mails.ts';
import { type Language, type Locale, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';

interface Row {
  readonly morning_hour: number | null;
  readonly time_zone: string | null;
  readonly at_once: boolean;
}

/** Owners are mailed about incidents before they have chosen. */
const choices = `m.morning_hour, m.time_zone, coalesce(m.at_once, u.admin_role = 'owner') as at_once`;
const administrators = `users u left join admin_mails m on m.user_id = u.id
  where u.role = 'admin' and u.admin_role is not null and u.confirmed_at is not null`;

/** Which mails an administrator gets. */
export async function ownMailsOf(
  { db }: Pick<Deps, 'db'>,
  userId: string | null,
): Promise<z.output<typeof ownMailsAnswer>> {
  const [row] = await db.query<Row>(`select ${choices} from ${administrators} and u.id = $1`, [userId]);
  return {
    morningHour: row?.morning_hour ?? null,
    timeZone: row?.time_zone ?? null,
    atOnce: row?.at_once ?? false,
  };
}

/** Sets them. A new hour counts from its next coming on; a day has one mail at most. */
export async function setOwnMails(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { morningHour, timeZone, atOnce }: z.output<typeof ownMailsSchema>,
): Promise<void> {
  const changed = await db.query(
    `insert into admin_mails as m (user_id, morning_hour, time_zone, at_once, morning_since) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set morning_hour = excluded.morning_hour, time_zone = excluded.time_zone,
       at_once = excluded.at_once,
       morning_since = case when (m.morning_hour, m.time_zone) is distinct from (excluded.morning_hour, excluded.time_zone)
         then excluded.morning_since else m.morning_since end
     where (m.morning_hour, m.time_zone, m.at_once)
       is distinct from (excluded.morning_hour, excluded.time_zone, excluded.at_once)
     returning 1`,
    [userId, morningHour, timeZone, atOnce, clock.now().toString()],
  );
  if (changed.length === 0) tellAct('repeated');
}

interface ReaderRow extends Row {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
  readonly admin_role: AdminRole;
}

/** An administrator as mails know them. */
export interface Reader {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  readonly role: AdminRole;
  readonly morningHour: number | null;
  readonly timeZone: string | null;
  readonly atOnce: boolean;
}

/** All administrators who can sign in, or one of them. */
export async function readersOf({ db }: Pick<Deps, 'db'>, userId: string | null = null): Promise<readonly Reader[]> {
  const rows = await db.query<ReaderRow>(
    `select u.id, u.email, u.first_name, u.language, u.admin_role, ${choices}
     from ${administrators} and ($1::uuid is null or u.id = $1) order by u.id`,
    [userId],
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.first_name,
    locale: localeOf(row.language),
    role: row.admin_role,
    morningHour: row.morning_hour,
    timeZone: row.time_zone,
    atOnce: row.at_once,
  }));
}
