import { shortName } from '#shared/contact/short-name.ts';
import { money } from '#shared/money/arithmetic.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { localeOf } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import type { MailRow } from './booking-mail-facts.ts';
import type { PartnerBookingMail } from './partner-booking.email.tsx';
import type { RoomOfDay } from './room-of-day.ts';
import { clockOf, dateOf, dayOf, weekdayOf } from './ticket-times.ts';

const NO_BREAK = '\u00a0';

/** A time of day without the minutes of a full hour: "12 PM", "12 h". */
const hourOf = (time: string): string => time.replace(/(:|\u00a0)00(?!\d)/, '');

/** A booking for the mail to the partner that it is new or changed: in their language, by the location's clock. */
export function partnerBookingFacts(
  { config }: Pick<Deps, 'config'>,
  row: MailRow,
  { kind, room }: { readonly kind: PartnerBookingMail['kind']; readonly room: RoomOfDay | null },
): PartnerBookingMail {
  const locale = localeOf(row.owner_language);
  const zone = row.time_zone;
  const place = `${config.siteUrl}/dashboard/listings/${row.listing_id}`;
  const [photo] = row.image_ids;
  const clock = (at: Date) => clockOf(locale, at, zone).replaceAll(' ', NO_BREAK);
  return {
    kind,
    locale,
    siteName: config.SITE_NAME,
    code: row.code,
    traveller: shortName(row.first_name, row.last_name),
    booked: { date: dateOf(locale, row.created_at, zone), time: clock(row.created_at) },
    location: row.listing_name,
    address: row.address,
    photo: photo === undefined ? null : `${config.siteUrl}/files/${photo}`,
    bagsCount: row.bags_count,
    weekday: weekdayOf(locale, row.drop_off_at, zone),
    dropOff: { date: dayOf(locale, row.drop_off_at, zone), time: clock(row.drop_off_at) },
    pickUp: { date: dayOf(locale, row.pick_up_at, zone), time: clock(row.pick_up_at) },
    share:
      row.share_millionths === null
        ? null
        : formatMoney(partnerShareOf(money<string>(row.storage_minor, row.currency), row.share_millionths), locale),
    currency: row.currency,
    room:
      room === null
        ? null
        : {
            own: room.own,
            bags: room.bags,
            capacity: room.capacity,
            since: hourOf(clock(room.since)),
            until: hourOf(clock(room.until)),
          },
    link: `${config.siteUrl}/dashboard/bookings`,
    hoursLink: `${place}/hours`,
    settingsLink: `${place}/edit`,
  };
}
