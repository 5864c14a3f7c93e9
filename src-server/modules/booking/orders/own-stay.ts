import type { Deps } from '#server/deps.ts';
import { endedAtOnce } from '#shared/booking/ended-at-once.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import { knownDevice } from '#server/modules/accounts/accounts.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { networkOf } from '#server/platform/http/network.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { Booking } from '../booking.entity.ts';

/** What tells that a stay is by the location's own people. */
type OwnSign = 'person' | 'card' | 'device' | 'network';
/** Why a share waits: such a sign, or a long stay at a discount that ended at once. */
export type WaitReason = OwnSign | 'early';

/** The owner of a location, who is invited to work for them, and who does so or did when the order was placed. */
const peopleSql = `
  select l.owner_id, u.id, lower(u.email) as email from listings l join users u on u.id = l.owner_id where l.id = $1
  union all
  select l.owner_id, m.user_id, lower(coalesce(u.email, m.email)) from listings l
  join staff_members m on m.owner_id = l.owner_id left join users u on u.id = m.user_id
  where l.id = $1 and (m.ended_at is null
    or m.ended_at > (select min(v.created_at) from bookings v where v.order_id = $2))`;

interface PersonRow {
  readonly owner_id: string;
  /** `null` of a person who is only invited. */
  readonly id: string | null;
  readonly email: string;
}

/** Keeps what a booking's browser and network tell: whether the location's people sign in there. */
export async function noteSigns(
  ctx: Pick<RequestContext, 'deps' | 'device' | 'ip'>,
  em: EntityManager,
  { orderId, listingId }: { readonly orderId: string; readonly listingId: string },
): Promise<void> {
  const people = await sqlRows<PersonRow>(em, peopleSql, [listingId, orderId]);
  const [first] = people;
  if (first === undefined) return;
  const seen = await sqlRows<{ from_ip: string }>(
    em,
    'select distinct from_ip from sessions where user_id = any($1::uuid[]) and from_ip is not null',
    [people.map(({ id }) => id)],
  );
  const network = networkOf(ctx.ip);
  const signs: OwnSign[] = [
    ...(people.some(({ id }) => id !== null && knownDevice(ctx, id) !== null) ? (['device'] as const) : []),
    ...(seen.some(({ from_ip }) => networkOf(from_ip) === network) ? (['network'] as const) : []),
  ];
  for (const sign of signs)
    await sqlRows(em, 'insert into order_signs (order_id, owner_id, sign) values ($1, $2, $3) on conflict do nothing', [
      orderId,
      first.owner_id,
      sign,
    ]);
}

const cardSql = `
  select 1 from bookings v join payments p on p.booking_id = v.id and p.status = 'succeeded'
  where v.order_id = $1 and exists (
    select from payments own join bookings b on b.id = own.booking_id
    where own.card_fingerprint = p.card_fingerprint and own.status = 'succeeded' and b.user_id = any($2::uuid[]))
  limit 1`;

/** A network alone tells only where a discount took more than the house's part: otherwise a partner gains nothing by it. */
function tookMoreThanTheHouse({ quote }: Booking): boolean {
  const share = partnerShareOf(quote.storage, quote.partnerShareMillionths ?? 0);
  return quote.couponDiscount.minor > quote.totalPrice.minor - share.minor;
}

async function signOf(em: EntityManager, booking: Booking): Promise<OwnSign | null> {
  const people = await sqlRows<PersonRow>(em, peopleSql, [booking.listingId, booking.orderId]);
  const ids = people.map(({ id }) => id);
  if (people.some(({ id, email }) => id === booking.userId || email === booking.email.toLowerCase())) return 'person';
  if ((await sqlRows(em, cardSql, [booking.orderId, ids])).length > 0) return 'card';
  const signs = await sqlRows<{ sign: OwnSign }>(
    em,
    'select sign from order_signs where order_id = $1 and owner_id = $2 order by sign',
    [booking.orderId, people[0]?.owner_id ?? null],
  );
  const found = signs.map(({ sign }) => sign);
  if (found.includes('device')) return 'device';
  return found.includes('network') && tookMoreThanTheHouse(booking) ? 'network' : null;
}

/** Whether a long stay at a discount ended at once: the house would pay for what was not there. */
async function wasShort(em: EntityManager, booking: Booking): Promise<boolean> {
  if (booking.quote.couponDiscount.minor === 0) return false;
  const [order] = await sqlRows<{ in: Date | null; out: Date | null }>(
    em,
    'select checked_in_at as in, case when bags_inside = 0 then checked_out_at end as out from orders where id = $1',
    [booking.orderId],
  );
  return endedAtOnce({
    dropOffAt: booking.dropOffAt.toEpochMilli(),
    pickUpAt: booking.pickUpAt.toEpochMilli(),
    inAt: order?.in?.getTime() ?? null,
    outAt: order?.out?.getTime() ?? null,
  });
}

/**
 * What finance says of an order's share, asked when it would be earned: `null` where there is nothing to look at. A stay
 * by the location's own people, and a long one at a discount that ended at once, waits from then on.
 */
export async function lookAtShare(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  booking: Booking,
): Promise<'waits' | 'given' | 'refused' | null> {
  const [held] = await sqlRows<{ outcome: 'given' | 'refused' | null }>(
    em,
    'select outcome from held_shares where order_id = $1',
    [booking.orderId],
  );
  if (held !== undefined) return held.outcome ?? 'waits';
  const reason: WaitReason | null = (await signOf(em, booking)) ?? ((await wasShort(em, booking)) ? 'early' : null);
  if (reason === null) return null;
  await sqlRows(em, 'insert into held_shares (order_id, reason, held_at) values ($1, $2, $3)', [
    booking.orderId,
    reason,
    clock.now().toString(),
  ]);
  return 'waits';
}
