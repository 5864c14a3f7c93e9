import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';
import { listJobs } from '../jobs/list-jobs.ts';

/** Jobs that failed for good, alike ones once, but mails and payouts, which stand for themselves. */
export const jobNeeds: NeedSource = {
  roles: ['support'],
  find: async (deps) => {
    const { failed } = await listJobs(deps);
    return failed.map(({ id, queue, error, ids, since, facts }) => {
      const code = facts.find(({ bookingCode }) => bookingCode !== null)?.bookingCode;
      return {
        id: `job:${id}`,
        kind: 'jobsFailed' as const,
        since,
        to: `/admin/jobs?job=${id}`,
        name: queue,
        detail: error,
        count: ids.length,
        ...(code === undefined || code === null ? {} : { code }),
      };
    });
  },
};

interface MailRow {
  readonly id: string;
  readonly subject: string;
  readonly error: string;
  readonly code: string | null;
  readonly created_at: Date;
  readonly is_soon: boolean;
}

/** Mails that could not be handed over; before a drop-off of the next day they are urgent. */
export const mailNeeds: NeedSource = {
  roles: ['support'],
  find: async ({ db, clock }) => {
    const rows = await db.query<MailRow>(
      `select m.id, m.subject, m.error, b.code, m.created_at,
         coalesce(b.status = 'confirmed' and b.drop_off_at between $1::timestamptz and $1::timestamptz + interval '1 day', false) as is_soon
       from sent_mails m left join bookings b on b.id = m.booking_id
       where m.state = 'failed' and m.created_at > $1::timestamptz - interval '7 days' order by m.created_at limit 100`,
      [clock.now().toString()],
    );
    return rows.map(({ id, subject, error, code, created_at, is_soon }) => ({
      id: `mail:${id}`,
      kind: 'mailFailed' as const,
      since: isoOfDate(created_at),
      to: `/admin/mails?mail=${id}`,
      name: subject,
      detail: error,
      isUrgent: is_soon,
      ...(code === null ? {} : { code }),
    }));
  },
};

interface CheckRow {
  readonly name: string;
  readonly fault: string;
  readonly count: number;
  readonly ran_at: Date;
}

/** Checks of which the last run found a fault. */
export const checkNeeds: NeedSource = {
  roles: ['support', 'finance'],
  find: async ({ db }) => {
    const rows = await db.query<CheckRow>(
      `select name, faults ->> 0 as fault, jsonb_array_length(faults) as count, ran_at from check_runs
       where jsonb_array_length(faults) > 0`,
    );
    return rows.map(({ name, fault, count, ran_at }) => ({
      id: `check:${name}`,
      kind: 'check' as const,
      since: isoOfDate(ran_at),
      to: '/admin#checks',
      name,
      detail: fault,
      count,
      isUrgent: true,
    }));
  },
};
