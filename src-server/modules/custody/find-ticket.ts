import { shortName } from '#shared/contact/short-name.ts';
import type { Instant } from '@js-joda/core';
import type { MinuteRange } from '#shared/availability/minute-ranges.ts';
import { compileOpening, openStretchesOfDay } from '#shared/availability/opening.ts';
import { parseBookingCode } from '#shared/booking/booking-code.ts';
import type { BookingStatus } from '#shared/booking/states.ts';
import { isOwedForDoor, owedFor } from '#shared/custody/owed.ts';
import { type TicketVerdict, ticketVerdict } from '#shared/custody/ticket-verdict.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { StaffAct } from '#shared/partner/staff-schema.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import type { Money } from '#shared/money/money.ts';
import { toIso } from '#shared/time/instants.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import type { Deps } from '#server/deps.ts';
import { ticketNotFound } from './custody.errors.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';
import { tagsInsideSql } from '#server/modules/booking/booking.module.ts';

interface TicketRow extends OpeningRow {
  readonly id: string;
  readonly code: string;
  readonly listing_id: string;
  readonly listing_name: string;
  readonly status: BookingStatus;
  readonly first_name: string;
  readonly last_name: string;
  readonly bags_count: number;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly changed: {
    readonly at: string;
    readonly bags: number;
    readonly drop_off: string;
    readonly pick_up: string;
  } | null;
  readonly tags: readonly string[];
  readonly bags_inside: number;
  readonly checked_in_at: Date | null;
  readonly checked_in_bags: number | null;
  readonly checked_out_at: Date | null;
  readonly checked_out_bags: number | null;
  readonly currency: string;
  readonly storage_minor: number;
  readonly share_millionths: number | null;
  readonly room: number;
  readonly quote: Pick<Quote, 'rates'>;
  readonly door_owed: number;
  readonly by_name: string | null;
  readonly may_photograph: boolean;
  readonly may_correct: boolean;
}

const sql = `
  select b.id, o.code, o.bags_inside,
    (select json_build_object('at', b.confirmed_at, 'bags', p.bags_count, 'drop_off', p.drop_off_at, 'pick_up', p.pick_up_at)
      from bookings p where p.order_id = o.id and p.version < b.version and p.confirmed_at is not null
      order by p.version desc limit 1) as changed,
    case when o.bags_inside > 0 then ${tagsInsideSql('o.id')} else '[]' end as tags, l.id as listing_id, l.door_name as listing_name, ${openingColumns}, b.status, b.first_name, b.last_name,
    b.bags_count, b.drop_off_at, b.pick_up_at, o.checked_in_at, o.checked_in_bags, o.checked_out_at, o.checked_out_bags,
    b.currency, (b.quote -> 'storage' ->> 'minor')::float8 as storage_minor,
    case when l.owner_id = $1 then (b.quote ->> 'partnerShareMillionths')::int end as share_millionths,
    l.max_capacity - peak_of_bags(l.id, $3, $3::timestamptz + interval '1 second', product_now(), null) as room, b.quote, door_owed(o.id)::float8 as door_owed,
    (select h.user_name from hand_overs h join bookings v on v.id = h.booking_id where v.order_id = o.id
      order by h.happened_at desc, h.sequence desc limit 1) as by_name,
    counter_may($1, l.id, 'photograph') as may_photograph, counter_may($1, l.id, 'correct') as may_correct
  from (select order_id from bookings where code = $2 limit 1) asked join orders o on o.id = asked.order_id
    join bookings b on b.id = o.current_booking_id
    join listings l on l.id = case when o.bags_inside > 0 then o.inside_listing_id else b.listing_id end
  where l.id in (select counter_listings($1))`;

const optional = (date: Date | null): Instant | null => (date === null ? null : instantOf(date));
const isoOfText = (text: string): string => new Date(text).toISOString();
const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What the counter needs to know about a ticket. Instants in UTC, `zone` is the location's. */
interface TicketView {
  readonly bookingId: string;
  readonly code: string;
  readonly verdict: TicketVerdict;
  /** When it was asked, by the server's clock. */
  readonly askedAt: string;
  readonly listing: { readonly id: string; readonly name: string; readonly zone: string };
  readonly travellerName: string;
  readonly bagsCount: number;
  /** When it became what it is, and what it was before; null where it is as it was booked at first. */
  readonly changed: {
    readonly at: string;
    readonly bagsCount: number;
    readonly dropOffAt: string;
    readonly pickUpAt: string;
  } | null;
  readonly dropOffAt: string;
  readonly pickUpAt: string;
  readonly custody: {
    readonly inAt: string | null;
    readonly inBags: number | null;
    readonly outAt: string | null;
    readonly outBags: number | null;
    /** How many are inside now. */
    readonly inside: number;
    /** The numbers on their tags; fewer than bags where not all were written down. */
    readonly tags: readonly string[];
    /** Who made the last hand-over. */
    readonly byName: string | null;
  };
  /** The partner's share of the stay; null for bookings sold before it was kept, and for whom the owner invited. */
  readonly share: Money | null;
  /** Bags that the location has room for at this moment. */
  readonly room: number;
  /** By how many bags it is over what it takes at this moment. */
  readonly over: number;
  /** What is owed for bags that were not fetched; null where only the device speaks. */
  readonly owed: Money | null;
  /** It is for the pick-up that moved on when the door was reported shut alone. */
  readonly owedForDoor: boolean;
  /** Today at the location: the date, and when it is open, in minutes of the day; null where only the device speaks. */
  readonly day: { readonly date: string; readonly open: readonly MinuteRange[] } | null;
  /** What the person may do besides checking in and out. */
  readonly may: Readonly<Record<StaffAct, boolean>>;
}

const changedOf = (changed: TicketRow['changed']) =>
  changed === null
    ? null
    : {
        at: isoOfText(changed.at),
        bagsCount: changed.bags,
        dropOffAt: isoOfText(changed.drop_off),
        pickUpAt: isoOfText(changed.pick_up),
      };

/** A ticket of the locations at whose counter the person works, by its code however it is typed. @throws AppError 404 for any other. */
export async function findTicket({ db, clock }: Deps, personId: string, text: string): Promise<TicketView> {
  const code = parseBookingCode(text);
  const now = clock.now();
  const [row] = code === null ? [] : await db.query<TicketRow>(sql, [personId, code, now.toString()]);
  if (row === undefined) throw ticketNotFound();
  const facts = {
    status: row.status,
    dropOffAt: instantOf(row.drop_off_at),
    pickUpAt: instantOf(row.pick_up_at),
    checkedInAt: optional(row.checked_in_at),
    checkedOutAt: optional(row.checked_out_at),
  };
  const today = localDateOf(zoneOf(row.time_zone), now);
  return {
    bookingId: row.id,
    code: row.code,
    verdict: ticketVerdict(facts, zoneOf(row.time_zone), now),
    askedAt: now.toString(),
    listing: { id: row.listing_id, name: row.listing_name, zone: row.time_zone },
    travellerName: shortName(row.first_name, row.last_name),
    bagsCount: row.bags_count,
    changed: changedOf(row.changed),
    dropOffAt: toIso(facts.dropOffAt),
    pickUpAt: toIso(facts.pickUpAt),
    custody: {
      inAt: iso(row.checked_in_at),
      inBags: row.checked_in_bags,
      outAt: iso(row.checked_out_at),
      outBags: row.checked_out_bags,
      inside: row.bags_inside,
      tags: [...row.tags],
      byName: row.by_name,
    },
    share:
      row.share_millionths === null
        ? null
        : partnerShareOf(money<string>(row.storage_minor, row.currency), row.share_millionths),
    owed: owedFor({ ...facts, quote: row.quote, bagsInside: row.bags_inside, doorMinor: row.door_owed }, now),
    owedForDoor: isOwedForDoor(facts, now),
    room: Math.max(0, row.room),
    over: Math.max(0, -row.room),
    day: { date: today, open: openStretchesOfDay(compileOpening(openingOf(row)), today) },
    may: { photograph: row.may_photograph, correct: row.may_correct },
  };
}
