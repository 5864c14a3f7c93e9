import type { Amenities } from '#shared/amenities/amenities-schema.ts';
import { openingColumns, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import type { BookingStatus } from '#shared/booking/states.ts';
import type { PaymentMethod } from '../payments/payment.entity.ts';
import type { SoldQuote } from '../booking.entity.ts';
import { type RefundTryRow, refundTriesSql } from './refund-view.ts';

interface ReplacedRow {
  readonly id: string;
  readonly code: string;
  readonly drop_off_at: string;
  readonly pick_up_at: string;
  readonly bags_count: number;
  readonly total_minor: number;
}

interface MoveOfferRow {
  readonly id: string;
  readonly until: string;
  readonly name: string;
  readonly address: string;
  readonly slug: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** All that an order shows, in one row. */
export interface OrderRow extends OpeningRow {
  readonly id: string;
  readonly code: string;
  readonly status: BookingStatus;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly bags_count: number;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly quote: SoldQuote;
  readonly currency: string;
  readonly total_minor: number;
  readonly hold_expires_at: Date | null;
  readonly is_held: boolean;
  readonly order_id: string;
  readonly current_booking_id: string;
  readonly bags_inside: number;
  readonly is_disputed: boolean;
  readonly is_reported: boolean;
  /** For an extension that a shut door led to, in minor units. */
  readonly door_owed: number;
  readonly replaced_by: string | null;
  readonly cancellation_reason: string | null;
  readonly canceled_at: Date | null;
  readonly completed_at: Date | null;
  readonly payment_message: string | null;
  readonly penalty_free: boolean;
  readonly checked_in_at: Date | null;
  readonly checked_in_bags: number | null;
  readonly checked_out_at: Date | null;
  readonly checked_out_bags: number | null;
  readonly created_at: Date;
  readonly net_paid: number;
  /** The same with what is in dispute, or was lost. */
  readonly order_kept: number;
  readonly charged: number;
  readonly movements: readonly {
    readonly kind: 'paid' | 'back' | 'backByHand';
    readonly minor: number;
    readonly at: string;
    readonly last4: string | null;
  }[];
  readonly latest_refund: number | null;
  readonly latest_refund_status: 'requested' | 'succeeded' | 'failed' | null;
  readonly refund_tries: readonly RefundTryRow[];
  readonly card_last4: string | null;
  readonly paid_by: PaymentMethod | null;
  readonly intent_id: string | null;
  readonly client_secret: string | null;
  readonly is_checking: boolean;
  readonly has_review: boolean;
  readonly move_offer: MoveOfferRow | null;
  readonly replaced: readonly ReplacedRow[];
  readonly listing_id: string;
  readonly slug: string;
  readonly listing_name: string;
  readonly alternative_name: string | null;
  readonly legal_name: string;
  readonly address: string;
  readonly city_name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly business_type: string | null;
  readonly storage_place_type: 'shop' | 'hotel' | 'other';
  readonly gmaps_link: string | null;
  readonly emergency_phone: string | null;
  readonly note: string | null;
  readonly additional_information: string | null;
  readonly amenities: Amenities;
  readonly image_ids: readonly string[];
  readonly discounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly percentage: number;
    readonly applied_to: string;
  }[];
}

/** Bookings by id as `OrderRow`s, in the order of the ids in `$1`. */
export const ordersSql = `
  with wanted as (select id, place from unnest($1::uuid[]) with ordinality as asked (id, place)),
  chain as (
    select w.id as root, v.id, b.version - v.version as depth, v.confirmed_at
    from wanted w join bookings b on b.id = w.id join bookings v on v.order_id = b.order_id
  )
  select b.id, b.status, b.drop_off_at, b.pick_up_at, b.bags_count, b.user_id, b.first_name, b.last_name, b.email,
    b.phone_number, b.quote, b.currency, b.total_minor, b.hold_expires_at, b.order_id, b.cancellation_reason, b.canceled_at,
    b.completed_at, b.payment_message, b.created_at, ord.code, ord.penalty_free, ord.current_booking_id,
    case when ord.current_booking_id = b.id then ord.checked_in_at end as checked_in_at, ord.checked_in_bags,
    case when ord.current_booking_id = b.id then ord.checked_out_at end as checked_out_at, ord.checked_out_bags,
    case when ord.current_booking_id = b.id then ord.bags_inside else 0 end as bags_inside,
    exists (select from disputes d join chain c on c.id = d.booking_id where c.root = b.id and d.state = 'open') as is_disputed,
    exists (select from door_reports d where d.order_id = b.order_id and d.is_open) as is_reported,
    case when ord.current_booking_id = b.id then door_owed(b.order_id) else 0 end::float8 as door_owed,
    l.id as listing_id, l.slug, l.door_name as listing_name, l.name as legal_name, l.alternative_name, l.address, l.city_name, l.latitude, l.longitude,
    ${openingColumns}, business_types.type as business_type, l.storage_place_type, l.gmaps_link, l.emergency_phone, l.note,
    l.additional_information, l.amenities,
    array(select i.file_id from listing_images i where i.listing_id = l.id order by i.position) as image_ids,
    (select coalesce(json_agg(d order by d.name), '[]') from discounts d where d.listing_id = l.id) as discounts,
    case when ord.current_booking_id <> b.id and b.confirmed_at is not null then ord.current_booking_id end as replaced_by,
    charged_to(b.id)::float8 as charged,
    (select coalesce(json_agg(m order by m.at, m.kind desc), '[]') from (
      select 'paid' as kind, p.amount_minor as minor, p.succeeded_at as at, p.card_last4 as last4
        from payments p join bookings v on v.id = p.booking_id
        where v.order_id = b.order_id and p.status = 'succeeded' and p.amount_minor > 0
      union all
      select case r.way when 'hand' then 'backByHand' else 'back' end, r.amount_minor, r.created_at, p.card_last4
        from refunds r join payments p on p.id = r.payment_id join bookings v on v.id = p.booking_id
        where v.order_id = b.order_id and r.status <> 'failed') m) as movements,
    net_paid(b.id) as net_paid, order_kept(b.id) as order_kept,
    ${refundTriesSql('b.id')} as refund_tries,
    refund.amount_minor as latest_refund, refund.status as latest_refund_status,
    (select p.card_last4 from payments p join chain c on c.id = p.booking_id
      where c.root = b.id and p.card_last4 is not null order by p.created_at desc limit 1) as card_last4,
    (select p.method from payments p join chain c on c.id = p.booking_id
      where c.root = b.id and p.status = 'succeeded' order by p.succeeded_at desc, p.id desc limit 1) as paid_by,
    intent.provider_intent_id as intent_id, intent.client_secret, coalesce(intent.is_checking, false) as is_checking,
    exists (select from reviews v where v.booking_id = b.id) as has_review,
    (select json_build_object('id', o.id, 'until', o.hold_expires_at, 'name', p.name, 'address', p.address, 'slug', p.slug,
        'latitude', p.latitude, 'longitude', p.longitude)
      from bookings o join listings p on p.id = o.listing_id
      where o.order_id = b.order_id and o.id <> b.id and o.offered_at is not null and o.status = 'pending'
        and holds_bags(o.status, o.hold_expires_at, product_now())) as move_offer,
    b.status = 'pending' and holds_bags(b.status, b.hold_expires_at, product_now()) as is_held,
    (select coalesce(json_agg(json_build_object('id', o.id, 'code', o.code, 'drop_off_at', o.drop_off_at,
        'pick_up_at', o.pick_up_at, 'bags_count', o.bags_count, 'total_minor', o.total_minor) order by c.depth), '[]')
      from chain c join bookings o on o.id = c.id where c.root = b.id and c.depth > 0 and c.confirmed_at is not null) as replaced
  from wanted w join bookings b on b.id = w.id join orders ord on ord.id = b.order_id join listings l on l.id = b.listing_id
  left join business_types on business_types.id = l.business_type_id
  left join lateral (select sum(r.amount_minor) filter (where r.status <> 'failed') as amount_minor,
      min(r.status) filter (where r.status <> 'failed') as status
    from refunds r join payments p on p.id = r.payment_id join chain c on c.id = p.booking_id where c.root = b.id
    group by r.group_id having count(*) filter (where r.status <> 'failed') > 0
    order by min(r.created_at) desc, r.group_id desc limit 1) refund on true
  left join lateral (select p.provider_intent_id, p.client_secret, 
      p.checking_since is not null or p.asked_at is not null as is_checking from payments p
    where p.booking_id = b.id and p.status in ('open', 'requires_action') and p.provider_intent_id is not null
    order by p.created_at desc limit 1) intent on b.status = 'pending'
  order by w.place`;
