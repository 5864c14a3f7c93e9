import webPush from 'web-push';
import { isNight, nightKinds } from '#shared/booking/push-schema.ts';
import en from '#shared/messages/push/en.ts';
import es from '#shared/messages/push/es.ts';
import fr from '#shared/messages/push/fr.ts';
import { fill, type Language, localeOf } from '#shared/messages/text.ts';
import { onTheClock } from '#shared/time/wall-text.ts';
import type { Deps } from '#server/deps.ts';
import { postOutside } from '#server/platform/http/post-outside.ts';
import { targetGuard } from '#server/platform/http/target-guard.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { momentText } from '../orders/mail-words.ts';
import { shortNameSql } from '../orders/shown-to-partners.sql.ts';
import { type PushPayload, sendPush } from './push-jobs.ts';
import { vapidKeys } from './vapid.ts';

const catalogues = { en, es, fr };
const PATIENCE_MS = 10_000;
/** A push service keeps what a device that is off is told for so long, in seconds. */
const LASTS = 3600;

interface Row {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly order_id: string;
  readonly current_id: string;
  readonly code: string;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly location: string;
  readonly time_zone: string;
  readonly traveller: string;
}

const sql = `
  select d.endpoint, d.p256dh, d.auth, d.language, o.id as order_id, o.current_booking_id as current_id, o.code,
    b.bags_count, b.drop_off_at, b.pick_up_at, l.name as location, l.time_zone, ${shortNameSql('b')} as traveller
  from push_subscriptions d, bookings b join orders o on o.id = b.order_id join listings l on l.id = b.listing_id
  where d.id = $1 and b.id = $2 and not ($3 = any (d.kinds_off))`;

/** What the notification says, where a press on it leads, and which one it takes the place of. */
function notificationOf(row: Row, { kind, news, to }: PushPayload) {
  const locale = localeOf(row.language);
  const time = (at: Date) => momentText(locale, at, row.time_zone);
  const words = {
    location: row.location,
    traveller: row.traveller,
    count: row.bags_count,
    time: time(kind === 'booking' ? row.drop_off_at : row.pick_up_at),
  };
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], words, locale);
  const who = to === 'traveller' ? 'messagesToTraveller' : 'messagesToCounter';
  const head = kind === 'messages' ? who : kind === 'booking' ? headOfBooking[news ?? 'new'] : kind;
  const order = `/orders/${row.current_id}`;
  const counter = {
    booking: `/dashboard/bookings?booking=${row.code}`,
    messages: '/dashboard/messages',
    door: '/dashboard',
  };
  const path =
    to === 'traveller' ? (kind === 'messages' ? `${order}/messages` : order) : counter[kind as keyof typeof counter];
  return {
    title: t(head),
    body: t(kind === 'messages' ? `${who}Text` : `${kind}Text`),
    path,
    tag: `${kind} ${row.order_id}`,
    lang: locale,
  };
}

const headOfBooking = { new: 'booking', changed: 'bookingChanged', canceled: 'bookingCanceled' } as const;

/**
 * Notifies a device by its browser's push service, encrypted for it; a device that is gone is forgotten. From 10 PM to 7 AM
 * at the location only of bags inside and shut doors: the mail waits anyway.
 */
export const sendPushHandler = handleJob(sendPush, async (payload, deps: Deps) => {
  const { deviceId, bookingId, kind } = payload;
  const [row] = await deps.db.query<Row>(sql, [deviceId, bookingId, kind]);
  if (row === undefined) return;
  const hour = onTheClock(deps.clock.now().toEpochMilli(), row.time_zone).getUTCHours();
  if (isNight(hour) && !nightKinds.has(kind)) return;
  const { config } = deps;
  const details = webPush.generateRequestDetails(
    { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } },
    JSON.stringify(notificationOf(row, payload)),
    {
      TTL: LASTS,
      urgency: kind === 'changes' ? 'normal' : 'high',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: `mailto:${config.SUPPORT_EMAIL}`, ...vapidKeys(deps) },
    },
  );
  const answer = await postOutside({
    url: row.endpoint,
    headers: Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)])),
    body: details.body ?? '',
    patienceMs: PATIENCE_MS,
    guard: targetGuard(config),
  });
  const { status } = answer;
  if (status !== null && status < 300) return;
  // Gone, not for our keys any more, or an address that is not to be reached.
  if (status === null ? answer.failure === 'private' : status < 500 && status !== 429) {
    await deps.db.query('delete from push_subscriptions where id = $1', [deviceId]);
    return;
  }
  throw new Error(`The push service answers ${status ?? answer.failure}`);
});
