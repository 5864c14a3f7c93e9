import { z } from 'zod';
import { smsKinds, type SmsKind, smsMinutes } from '#shared/booking/sms-schema.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { people } from '../push/push-jobs.ts';

/** Sends one person one text message; the number is looked up when it goes, and not where it would come too late. */
export const sendSms = defineJob({
  name: 'send-sms',
  payload: z.object({ userId: z.string(), bookingId: z.string(), kind: z.enum(smsKinds), key: z.string() }),
  retries: 4,
});

/** Which side receives each kind. */
const sides = { door: 'counter', left: 'traveller', booking: 'counter' } as const;

interface News {
  readonly bookingId: string;
  readonly kind: SmsKind;
  /** What a receiver is texted about once, such as the report of a door; the booking if absent. */
  readonly subjectId?: string;
}

/** Orders text messages about a booking in the caller's transaction: for those who do not refuse them, each once. */
export async function orderSms(deps: Deps, em: EntityManager, { bookingId, kind, subjectId = bookingId }: News) {
  if (deps.sms === null) return;
  const ordered = await sqlRows<{ user_id: string }>(
    em,
    `insert into sms_orders (subject_id, user_id, kind, ordered_at)
     select $2, u.id, $3, $4 from users u where u.id in (${people[sides[kind]]})
       and not exists (select from sms_refusals r where r.user_id = u.id) order by u.id
     on conflict do nothing returning user_id`,
    [bookingId, subjectId, kind, deps.clock.now().toString()],
  );
  for (const { user_id } of ordered)
    await deps.jobs.enqueue(em, sendSms, { userId: user_id, bookingId, kind, key: newId() });
}

/** Texts the location's people of a booking that is about to begin. */
export async function tellOfBookingNow(deps: Deps, { drop_off_at }: { readonly drop_off_at: Date }, bookingId: string) {
  const minutes = (drop_off_at.getTime() - deps.clock.now().toEpochMilli()) / 60_000;
  if (minutes <= smsMinutes) await tellBySms(deps, { bookingId, kind: 'booking' });
}

/** The same, in a transaction of its own. */
export const tellBySms = (deps: Deps, news: News): Promise<void> =>
  deps.sms === null ? Promise.resolve() : inTransaction(deps, (em) => orderSms(deps, em, news));
