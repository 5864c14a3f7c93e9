import { versionsOf } from '../payments/order-sums.sql.ts';
import { allowanceWithin } from '#shared/booking/refund-plan.ts';
import { type Language, type Locale, localeOf } from '#shared/messages/text.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import type { BookingStatus } from '#shared/booking/states.ts';
import { isErasedAddress } from '#server/modules/accounts/accounts.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { orderChanged, orderNotFound } from '../booking.errors.ts';
import { shareLeft } from '../payments/share-left.ts';
import { soldTaxRateSql } from '../sold-quote.ts';

interface Row {
  readonly code: string;
  readonly status: BookingStatus;
  readonly currency: string;
  readonly held: number;
  readonly allowance: number;
  readonly total_minor: number;
  readonly tax_rate: number;
  readonly share_millionths: number;
  readonly storage_minor: number;
  readonly is_earned: boolean;
  readonly is_replaced: boolean;
  readonly language: Language;
  readonly partner_language: Language;
  readonly location: string;
  readonly first_name: string;
  readonly email: string;
  readonly partner_name: string;
  readonly card_last4: string | null;
  readonly seen: string;
}

const sql = `
  ${versionsOf('$1')}
  select b.code, b.status, b.currency, net_paid(b.id)::float8 as held, allowance_of(b.id)::float8 as allowance,
    b.total_minor::float8 as total_minor, b.language, l.door_name as location, b.first_name, b.email,
    u.language as partner_language,
    ${soldTaxRateSql('b.quote')} as tax_rate,
    coalesce((b.quote ->> 'partnerShareMillionths')::int, 0) as share_millionths,
    coalesce((b.quote -> 'storage' ->> 'minor')::float8, 0) as storage_minor,
    exists (select from ledger_transactions t where t.booking_id in (select id from versions) and t.kind = 'earning') as is_earned,
    o.current_booking_id <> b.id as is_replaced,
    coalesce(a.business_name, nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as partner_name,
    (select p.card_last4 from payments p join versions v on v.id = p.booking_id
      where p.status = 'succeeded' and p.card_last4 is not null order by p.succeeded_at desc limit 1) as card_last4,
    md5(json_build_array(b.status, net_paid(b.id), allowance_of(b.id), o.checked_in_at, o.checked_out_at, o.bags_inside,
      (select json_agg(json_build_array(n.id, n.status) order by n.id) from bookings n where n.order_id = b.order_id and n.id <> b.id),
      (select json_agg(json_build_array(f.id, f.outcome) order by f.id) from refund_proposals f where f.booking_id = b.id)
    )::text) as seen
  from bookings b join orders o on o.id = b.order_id join listings l on l.id = b.listing_id join users u on u.id = l.owner_id
  left join payout_accounts a on a.user_id = u.id where b.id = $1`;

/** What an order holds, what of it the partner has or would get, and who reads of a decision in which language. */
export interface OrderMoney {
  readonly code: string;
  readonly status: BookingStatus;
  readonly held: Money;
  /** What of its price was given back while it was to come, in minor units. */
  readonly allowance: number;
  readonly taxRateMillionths: number;
  readonly isEarned: boolean;
  /** Another booking took its place: that one is refunded or cancelled. */
  readonly isReplaced: boolean;
  /** Of what the order holds: what is left of it once earned, before that what it would be. */
  readonly share: Money;
  readonly partnerName: string;
  readonly partnerLocale: Locale;
  readonly locale: Locale;
  readonly firstName: string;
  /** Its traveller was erased: no mail reaches them. */
  readonly isErased: boolean;
  readonly location: string;
  readonly cardLast4: string | null;
  /** Stands for all that a decision about it rests on: another one once any of that changed. */
  readonly seen: string;
}

/** @throws AppError 404 for an unknown booking. */
export async function orderMoney(em: EntityManager, bookingId: string): Promise<OrderMoney> {
  const [row] = await sqlRows<Row>(em, sql, [bookingId]);
  if (row === undefined) throw orderNotFound();
  const { currency } = row;
  const left = row.is_earned ? ((await shareLeft(em, bookingId))?.left ?? money<string>(0, currency)) : null;
  const isOpen = row.status === 'confirmed' || row.status === 'pending';
  const toCome = partnerShareOf(money<string>(row.storage_minor, currency), row.share_millionths);
  return {
    code: row.code,
    status: row.status,
    held: money<string>(row.held, currency),
    allowance: allowanceWithin(money<string>(row.total_minor, currency), row.allowance),
    taxRateMillionths: row.tax_rate,
    isEarned: row.is_earned,
    isReplaced: row.is_replaced,
    share: left ?? (isOpen ? toCome : money<string>(0, currency)),
    partnerName: row.partner_name,
    partnerLocale: localeOf(row.partner_language),
    locale: localeOf(row.language),
    firstName: row.first_name,
    isErased: isErasedAddress(row.email),
    location: row.location,
    cardLast4: row.card_last4,
    seen: row.seen,
  };
}

/**
 * Refuses what was decided of an order that has changed since it was shown.
 * @param shown what the order's `seen` was then; a script that was shown nothing has none.
 * @throws AppError 409.
 */
export function expectAsShown({ seen }: Pick<OrderMoney, 'seen'>, shown: string | undefined): void {
  if (shown !== undefined && shown !== seen) throw orderChanged();
}
