import { isNight } from '#shared/booking/push-schema.ts';
import { type SmsKind, smsMinutes } from '#shared/booking/sms-schema.ts';
import en from '#shared/messages/sms/en.ts';
import es from '#shared/messages/sms/es.ts';
import fr from '#shared/messages/sms/fr.ts';
import { fill, type Language, localeOf } from '#shared/messages/text.ts';
import { onTheClock } from '#shared/time/wall-text.ts';
import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { smsNumber } from '#server/platform/sms/sms-sender.ts';
import { momentText } from '../orders/mail-words.ts';
import { sendSms } from './sms-jobs.ts';

const catalogues = { en, es, fr };
const LONGEST = 300;

/** While it is of use: `$3` is now. */
const isTrue: Readonly<Record<SmsKind, string>> = {
  door: `exists (select from door_reports r where r.order_id = o.id and r.reported_at <= $3 and r.is_open and r.answer is null and r.verdict is null)`,
  left: `o.bags_inside > 0 and o.current_booking_id = b.id and b.pick_up_at <= $3`,
  booking: `b.status = 'confirmed' and o.checked_in_at is null and b.pick_up_at > $3
    and b.drop_off_at between $3::timestamptz - interval '${smsMinutes} minutes' and $3::timestamptz + interval '${smsMinutes} minutes'`,
};

interface Row {
  readonly phone: string | null;
  readonly language: Language;
  readonly current_id: string;
  readonly location: string;
  readonly time_zone: string;
  readonly drop_off_at: Date;
}

const sqlOf = (kind: SmsKind): string => `
  select case when ${kind === 'left'} then coalesce(nullif(b.phone_number, ''), u.phone_number) else u.phone_number end as phone,
    case when ${kind === 'left'} then b.language else u.language end as language,
    o.current_booking_id as current_id, l.door_name as location, l.time_zone, b.drop_off_at
  from users u, bookings b join orders o on o.id = b.order_id join listings l on l.id = b.listing_id
  where u.id = $1 and b.id = $2 and not exists (select from sms_refusals n where n.user_id = u.id) and ${isTrue[kind]}`;

/**
 * Texts one person: where and what, no name and no code, with a link that opens nothing by itself. From 10 PM to 7 AM at the
 * location only of bags inside and shut doors. A number without its country is none; one that is refused is left alone.
 */
export const sendSmsHandler = handleJob(sendSms, async ({ userId, bookingId, kind, key }, deps: Deps) => {
  const now = deps.clock.now();
  const [row] = await deps.db.query<Row>(sqlOf(kind), [userId, bookingId, now.toString()]);
  const to = smsNumber(row?.phone ?? null);
  if (deps.sms === null || row === undefined || to === null) return;
  if (kind === 'booking' && isNight(onTheClock(now.toEpochMilli(), row.time_zone).getUTCHours())) return;
  const { siteUrl, SITE_NAME } = deps.config;
  const locale = localeOf(row.language);
  const text = fill(
    catalogues[locale][kind],
    {
      site: SITE_NAME,
      location: row.location,
      time: momentText(locale, row.drop_off_at, row.time_zone),
      link: `${siteUrl}${kind === 'left' ? `/orders/${row.current_id}` : '/dashboard'}`,
    },
    locale,
  );
  const answer = await deps.sms.send({ to, text: text.slice(0, LONGEST), key });
  if (answer === 'refused') deps.log.warn({ userId, kind }, 'a text message was refused for its number');
});
