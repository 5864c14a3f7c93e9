import { instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { morningMails, sendMorningMail } from './own-mails-jobs.ts';

/** Seconds after its hour within which a morning mail is sent; a server that starts later leaves the day out. */
const LATEST = 3 * 3600;

interface Row {
  readonly user_id: string;
  readonly morning_hour: number;
  readonly time_zone: string;
  readonly morning_since: Date;
}

const wantedSql = `
  select m.user_id, m.morning_hour, m.time_zone, m.morning_since from admin_mails m join users u on u.id = m.user_id
  where m.morning_hour is not null and u.role = 'admin' order by m.user_id`;

/**
 * Every quarter of an hour, as zones differ by quarters: administrators whose hour has come in their zone get the day's mail,
 * one a day however often the job runs, and in however many processes. Where the clock skips the hour the mail comes when
 * the clock goes on; where it has the hour twice, at the first.
 */
export const morningMailsHandler = handleJob(
  morningMails,
  async (_payload, deps: Deps) => {
    const now = deps.clock.now();
    await forEachOnItsOwn(await deps.db.query<Row>(wantedSql), async (row) => {
      const zone = zoneOf(row.time_zone);
      const day = localDateOf(zone, now);
      const due = instantOfLocal(zone, day, row.morning_hour * 60);
      const isDue =
        !now.isBefore(due) && now.isBefore(due.plusSeconds(LATEST)) && !instantOf(row.morning_since).isAfter(due);
      if (!isDue) return;
      await inTransaction(deps, async (em) => {
        const [isNew] = await sqlRows(
          em,
          'insert into morning_mails (user_id, day) values ($1, $2) on conflict do nothing returning 1 as is_new',
          [row.user_id, day],
        );
        if (isNew !== undefined) await deps.jobs.enqueue(em, sendMorningMail, { userId: row.user_id, day });
      });
    });
  },
  '*/15 * * * *',
);
