import en from '#shared/messages/push/en.ts';
import es from '#shared/messages/push/es.ts';
import fr from '#shared/messages/push/fr.ts';
import { fill, type Language, localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { momentText } from '../orders/mail-words.ts';
import { shortNameSql } from '../orders/shown-to-partners.sql.ts';
import type { PushPayload } from './push-jobs.ts';

const catalogues = { en, es, fr };

interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

interface BookingRow extends Device {
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

const bookingSql = `
  select d.endpoint, d.p256dh, d.auth, d.language, o.id as order_id, o.current_booking_id as current_id, o.code,
    b.bags_count, b.drop_off_at, b.pick_up_at, l.door_name as location, l.time_zone, ${shortNameSql('b')} as traveller
  from push_subscriptions d, bookings b join orders o on o.id = b.order_id join listings l on l.id = b.listing_id
  where d.id = $1 and b.id = $2 and not ($3 = any (d.kinds_off))`;

const deviceSql = `
  select endpoint, p256dh, auth, language from push_subscriptions where id = $1 and not ($2 = any (kinds_off))`;

type AboutBooking = Extract<PushPayload, { bookingId: string }>;

const headOfBooking = { new: 'booking', changed: 'bookingChanged', canceled: 'bookingCanceled' } as const;

/** Which texts it has: those of a kind, by whom it tells. */
function wordsOf({ kind, news, to }: AboutBooking): readonly [head: keyof typeof en, text: keyof typeof en] {
  const isCounter = to === 'counter';
  if (kind === 'booking') return [headOfBooking[news ?? 'new'], 'bookingText'];
  if (kind === 'messages')
    return isCounter
      ? ['messagesToCounter', 'messagesToCounterText']
      : ['messagesToTraveller', 'messagesToTravellerText'];
  if (kind === 'door' && !isCounter) return ['doorAnswer', 'doorAnswerText'];
  if (kind === 'left' && isCounter) return ['leftToCounter', 'leftToCounterText'];
  return [kind, `${kind}Text`];
}

/** Where a press on it leads. */
function pathOf({ kind, to }: AboutBooking, { current_id, code }: BookingRow): string {
  if (to === 'traveller') {
    const page = { messages: '/messages', door: '/door' };
    return `/orders/${current_id}${kind === 'messages' || kind === 'door' ? page[kind] : ''}`;
  }
  if (kind === 'messages') return '/dashboard/messages';
  return kind === 'door' ? '/dashboard' : `/dashboard/bookings?booking=${code}`;
}

/** A notification as a device shows it: its words, where a press leads, and which one it takes the place of (`tag`). */
export interface Told {
  readonly device: Device;
  readonly notification: { title: string; body: string; path: string; tag: string; lang: string };
  /** Of the location it is about; `null` where it is about none. */
  readonly zone: string | null;
}

/** Puts a notification into its device's language; `null` where the device, or what it is about, is gone or switched off. */
export async function toldOf({ db }: Pick<Deps, 'db'>, payload: PushPayload): Promise<Told | null> {
  if (payload.kind === 'payout') {
    const [device] = await db.query<Device>(deviceSql, [payload.deviceId, payload.kind]);
    if (device === undefined) return null;
    const locale = localeOf(device.language);
    const { payout: title, payoutText: body } = catalogues[locale];
    return {
      device,
      notification: { title, body, path: '/dashboard/payouts', tag: 'payout', lang: locale },
      zone: null,
    };
  }
  const { deviceId, bookingId, kind } = payload;
  const [row] = await db.query<BookingRow>(bookingSql, [deviceId, bookingId, kind]);
  if (row === undefined) return null;
  const locale = localeOf(row.language);
  const words = {
    location: row.location,
    traveller: row.traveller,
    count: row.bags_count,
    time: momentText(locale, kind === 'booking' ? row.drop_off_at : row.pick_up_at, row.time_zone),
  };
  const [title, body] = wordsOf(payload).map((key) => fill(catalogues[locale][key], words, locale));
  return {
    device: row,
    notification: {
      title: title ?? '',
      body: body ?? '',
      path: pathOf(payload, row),
      tag: `${kind} ${row.order_id}`,
      lang: locale,
    },
    zone: row.time_zone,
  };
}
