import { dateOfDay, dayOfDate, instantOfLocal, localDateOf, weekdayOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { sendWeeklySummary, weeklySummaries } from './weekly-jobs.ts';

/** Minute of the Monday from which the week before is mailed: with the first coffee. */
const TOLD_FROM = 7 * 60;

/** Each partner once, with the zone of their first location, which their weeks go by. */
const partnersSql = `
  select distinct on (l.owner_id) l.owner_id as id, l.time_zone
  from listings l join users u on u.id = l.owner_id
  where u.is_partner and u.confirmed_at is not null
    and not exists (select from weekly_summaries_off o where o.user_id = u.id)
    and exists (select from ledger_entries e where e.partner_id = u.id and e.occurred_at >= $1)
  order by l.owner_id, l.created_at, l.id`;

const TWO_WEEKS = 15 * 86_400;

/**
 * Every hour: whose Monday has begun where they are gets a mail about the week before, if anything moved in it. However
 * often it runs, and on however many machines, a week is mailed once; one that ended before the last Monday never.
 */
export const weeklySummariesHandler = handleJob(
  weeklySummaries,
  async (_payload, deps: Deps) => {
    const now = deps.clock.now();
    const partners = await deps.db.query<{ id: string; time_zone: string }>(partnersSql, [
      now.minusSeconds(TWO_WEEKS).toString(),
    ]);
    await forEachOnItsOwn(partners, async ({ id, time_zone }) => {
      const zone = zoneOf(time_zone);
      const today = dayOfDate(localDateOf(zone, now));
      const thisMonday = dateOfDay(today - weekdayOfDay(today));
      if (now.isBefore(instantOfLocal(zone, thisMonday, TOLD_FROM))) return;
      const monday = dateOfDay(dayOfDate(thisMonday) - 7);
      await inTransaction(deps, async (em) => {
        const [isNew] = await sqlRows(
          em,
          'insert into weekly_summaries (user_id, monday) values ($1, $2) on conflict do nothing returning 1 as is_new',
          [id, monday],
        );
        if (isNew !== undefined) await deps.jobs.enqueue(em, sendWeeklySummary, { userId: id, monday });
      });
    });
  },
  '5 * * * *',
);
