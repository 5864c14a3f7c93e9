import { Instant } from '@js-joda/core';
import type { BookingStatus } from '#shared/booking/states.ts';
import { arrivesBy, failureOfRefund } from '#shared/booking/refund-tracker.ts';
import { daysLate, owedFor } from '#shared/custody/owed.ts';
import { type Language, type Locale, localeOf } from '#shared/messages/text.ts';
import type { RemovalReason } from '#shared/reviews/review-rules.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { nextClosing } from '#shared/availability/open-spans.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { earlierPickUp } from '#shared/partner/earlier-pick-up.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import type { Deps } from '#server/deps.ts';
import { type Kept, keptColumns } from '#server/platform/files/file-store.ts';
import { amountText } from '#server/platform/mail/amount-text.ts';
import type { SoldQuote } from '../booking.entity.ts';
import type { BookingMail } from './booking.email.tsx';
import { dateIn, momentText, reasonText } from './mail-words.ts';
import { shortDate } from './ticket-times.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

export interface MailRow extends OpeningRow {
  readonly code: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: Language;
  readonly created_at: Date;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly bags_count: number;
  readonly total_minor: number;
  readonly currency: string;
  readonly storage_minor: number;
  readonly share_millionths: number | null;
  readonly cancellation_reason: string | null;
  readonly listing_id: string;
  readonly listing_name: string;
  readonly image_ids: readonly string[];
  readonly address: string;
  readonly emergency_phone: string | null;
  readonly notifications_email: string | null;
  readonly bookings_notifications_enabled: boolean;
  readonly owner_email: string;
  readonly owner_first_name: string;
  readonly owner_language: Language;
  readonly user_id: string;
  readonly refund_minor: number | null;
  readonly refund_note: string | null;
  readonly stays_booked: boolean;
  readonly refund_reference: string | null;
  readonly refund_sent_at: Date | null;
  readonly refund_failure: string | null;
  /**
   * The refund came back as the try before it did, and the traveller received nothing else in between; of the mail after the
   * stay, that it was sent: bags may be fetched, or said to have been, after their stay was completed.
   */
  readonly is_told_already: boolean | null;
  readonly removed_reason: RemovalReason | null;
  readonly review_rating: number | null;
  readonly review_text: string | null;
  readonly place_name: string | null;
  readonly place_address: string | null;
  readonly offer_until: Date | null;
  readonly checked_in_at: Date | null;
  readonly checked_out_at: Date | null;
  readonly bags_inside: number | null;
  readonly status: BookingStatus;
  readonly tags: readonly string[] | null;
  /** The picture (JPEG) that the counter took of the bags, of the mail that tells of them. */
  readonly photo: Buffer | null;
  readonly quote: SoldQuote;
  readonly door_owed: number;
}

const sql = `
  select b.code, b.email, b.first_name, b.last_name, b.language, b.created_at, b.drop_off_at, b.pick_up_at, b.bags_count, b.total_minor,
    b.currency, (b.quote -> 'storage' ->> 'minor')::float8 as storage_minor,
    (b.quote ->> 'partnerShareMillionths')::int as share_millionths, b.cancellation_reason, l.id as listing_id, l.door_name as listing_name, l.address,
    array(select i.file_id from listing_images i where i.listing_id = l.id order by i.position) as image_ids, l.emergency_phone, ${openingColumns},
    o.checked_in_at, o.checked_out_at, o.bags_inside, b.status, b.quote, door_owed(o.id)::float8 as door_owed,
    (select h.tags from hand_overs h join bookings v on v.id = h.booking_id where v.order_id = b.order_id and h.kind = 'in'
      and not exists (select from hand_overs u where u.undoes_id = h.id) order by h.happened_at desc limit 1) as tags,
    case when $3 = 'bagsIn' then (select h.photo_id from hand_overs h join bookings v on v.id = h.booking_id
      where v.order_id = b.order_id and h.kind = 'in' and h.photo_id is not null
        and not exists (select from hand_overs u where u.undoes_id = h.id)
      order by h.happened_at desc limit 1) end as photo_id, l.notifications_email, l.bookings_notifications_enabled, owner.email as owner_email,
    owner.first_name as owner_first_name, owner.language as owner_language, b.user_id,
    case when $2::uuid is null then (select sum(amount_minor) from refunds where booking_id = b.id and status <> 'failed')
      else parts.minor end as refund_minor,
    refund.note as refund_note,
    coalesce(refund.is_allowance, false) and b.status = 'confirmed' as stays_booked,
    parts.reference as refund_reference, refund.confirmed_at as refund_sent_at, refund.failure_message as refund_failure,
    case when $3 = 'followUp' then exists (select from sent_mails m where m.booking_id = b.id and m.kind = 'followUp' and m.state = 'sent')
      else refund.attempt > 1 and not exists (select from sent_mails m where m.booking_id = b.id and m.kind = 'refunded'
        and m.sent_at >= refund.confirmed_at) end as is_told_already,
    review.removed_reason, review.rating as review_rating, review.text as review_text,
    other.name as place_name, other.address as place_address, other.hold_expires_at as offer_until
  from bookings b join listings l on l.id = b.listing_id join users owner on owner.id = l.owner_id
  left join orders o on o.current_booking_id = b.id
  left join refunds refund on refund.id = $2
  left join lateral (
    select sum(r.amount_minor)::float8 as minor, string_agg(r.reference, ', ' order by r.id) as reference
    from refunds r where r.id = refund.id or r.group_id = refund.group_id and r.way = refund.way and r.status = refund.status
      and case r.way when 'hand' then $3 = 'refundByHand' else $3 <> 'refundArrived' and r.attempt = refund.attempt end) parts on true
  left join reviews review on review.booking_id = b.id
  left join lateral (
    select p.name, p.address, f.hold_expires_at from bookings f join listings p on p.id = f.listing_id
    where f.order_id = b.order_id and f.version > b.version and f.offered_at is not null
    order by f.offered_at desc, f.id desc limit 1) other on true
  where b.id = $1`;

interface About {
  readonly bookingId: string;
  readonly kind: BookingMail['kind'] | 'confirmed' | 'changed';
  /** What it tells of; of a refund over several charges any part, for all of them that are as far. */
  readonly refundId?: string | undefined;
}

/** All that a mail about a booking is made of; `null` for an unknown one. */
export async function mailRowOf(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { bookingId, kind, refundId }: About,
): Promise<MailRow | null> {
  const [row] = await db.query<Omit<MailRow, 'photo'> & { readonly photo_id: string | null }>(sql, [
    bookingId,
    refundId ?? null,
    kind,
  ]);
  if (row === undefined) return null;
  const [photo] =
    row.photo_id === null
      ? []
      : await db.query<Kept>(`select ${keptColumns('p')} from hand_over_photos p where p.id = $1`, [row.photo_id]);
  return { ...row, photo: photo === undefined ? null : await files.get(photo) };
}

/** Bags that were not fetched by now; none are inside of most bookings that mails are about. */
function leftOf(
  { quote, pick_up_at, bags_inside, status, door_owed: doorMinor }: MailRow,
  now: Instant,
  text: (minor: number) => string,
) {
  const pickUpAt = Instant.ofEpochMilli(pick_up_at.getTime());
  const bags = bags_inside ?? 0;
  return {
    bags,
    days: daysLate(pickUpAt, now),
    owed: text(owedFor({ quote, pickUpAt, bagsInside: bags, status, doorMinor }, now).minor),
  };
}

/** Until when the location is open at the pick-up, as its clock shows it; null where it never closes. */
function closingOf(row: MailRow, locale: Locale): string | null {
  const opening = compileOpening(openingOf(row));
  const pickUpAt = instantOf(row.pick_up_at);
  // A pick-up at the very closing is one of that opening.
  const closing = nextClosing(opening, pickUpAt.minusSeconds(60));
  return closing && momentText(locale, new Date(closing.toEpochMilli()), row.time_zone);
}

/** By when the bags can be fetched before a closing that comes before the pick-up; null where it does not any more. */
function earlierOf(row: MailRow, locale: Locale, now: Instant): string | null {
  const isInside = (row.bags_inside ?? 0) > 0;
  const stay = { dropOffAt: isInside ? null : instantOf(row.drop_off_at), pickUpAt: instantOf(row.pick_up_at) };
  const by = earlierPickUp(compileOpening(openingOf(row)), stay, now);
  return by && momentText(locale, new Date(by.toEpochMilli()), row.time_zone);
}

type Links = Pick<BookingMail, 'link' | 'findLink' | 'claimLink' | 'reportLink' | 'lateLink'>;

/** The same as its reader understands it: in their language, with the location's local times. */
export function bookingMailFacts(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  row: MailRow,
  { kind, to }: Pick<BookingMail, 'kind' | 'to'>,
  links: Links,
): BookingMail {
  const toPartner = to !== 'traveller';
  const locale = to === 'administrators' ? 'en' : localeOf(toPartner ? row.owner_language : row.language);
  const text = (minor: number) => {
    const amount = { minor, currency: row.currency };
    return to === 'traveller' ? formatMoney(amount, locale) : amountText(locale, amount);
  };
  const earlier = kind === 'pickUpAsked' ? earlierOf(row, locale, clock.now()) : null;
  return {
    kind: kind === 'pickUpAsked' && earlier === null ? 'openingChanged' : kind,
    to,
    locale,
    siteName: config.SITE_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    name: to === 'administrators' ? config.SITE_NAME : toPartner ? row.owner_first_name : row.first_name,
    traveller: `${row.first_name} ${row.last_name}`.trim(),
    code: row.code,
    location: row.listing_name,
    address: row.address,
    phone: toPartner ? null : row.emergency_phone,
    dropOff: momentText(locale, row.drop_off_at, row.time_zone),
    pickUp: momentText(locale, row.pick_up_at, row.time_zone),
    bagsCount: row.bags_count,
    total: text(row.total_minor),
    refund: row.refund_minor === null ? null : text(row.refund_minor),
    decisionNote: row.refund_note,
    staysBooked: row.stays_booked,
    isInside: (row.bags_inside ?? 0) > 0,
    reference: row.refund_reference,
    by: row.refund_sent_at === null ? null : shortDate(locale, arrivesBy(dateIn(row.refund_sent_at, row.time_zone))),
    removal: row.removed_reason,
    review:
      row.review_rating === null || row.removed_reason !== null
        ? null
        : { rating: row.review_rating, text: row.review_text ?? '' },
    failure: failureOfRefund(row.refund_failure),
    tags: row.tags ?? [],
    hasPhoto: row.photo !== null,
    closes: kind === 'bagsIn' || kind === 'soon' ? closingOf(row, locale) : earlier,
    left: leftOf(row, clock.now(), text),
    reason: reasonText(locale, row.cancellation_reason),
    place: row.place_name === null ? null : `${row.place_name}, ${row.place_address ?? ''}`,
    until: row.offer_until === null ? null : momentText(locale, row.offer_until, row.time_zone),
    ...links,
  };
}
