import type { Stay } from '#shared/availability/stay.ts';
import { holdLimits, needsCardFirst, partOfFree } from '#shared/booking/hold-limits.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { addressBlock } from '#server/platform/http/network.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { type Booking, UnpaidHold } from '../booking.entity.ts';
import { cardFirst, tooManyHolds } from '../booking.errors.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** Who holds: the account or guest session where there is one, the address they come from, and their e-mail. */
interface Holder {
  readonly visitor: string | null;
  readonly addressBlock: string;
  readonly email: string;
}

interface Wish {
  readonly listingId: string;
  readonly stay: Stay;
  readonly bagsCount: number;
  /** Whether it is charged in the same call. */
  readonly hasCard: boolean;
}

interface Held {
  readonly of_one: number;
  readonly of_block: number;
  readonly bags_of_block: number;
  readonly bags_here: number;
  /** Free before this booking, read after the turn has come. */
  readonly free: number;
  readonly seconds: number | null;
}

export function holderOf({ viewer, ip }: RequestContext, email: string): Holder {
  const guest = viewer.kind !== 'service' && viewer.guestSessionId !== null ? `guest:${viewer.guestSessionId}` : null;
  const visitor = viewer.kind === 'user' ? `user:${viewer.user.id}` : guest;
  return { visitor, addressBlock: addressBlock(ip), email: email.toLowerCase() };
}

/** One after the other for each holder: two bookings at once cannot both be the last that is allowed. */
async function takeTurns(em: EntityManager, { visitor, addressBlock: block, email }: Holder): Promise<void> {
  const names = [`hold:${block}`, `hold:${email}`, ...(visitor === null ? [] : [`hold:${visitor}`])].sort();
  for (const name of names) await sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

async function heldBy(em: EntityManager, holder: Holder, { listingId, stay }: Wish): Promise<Held> {
  const { visitor, addressBlock: block, email } = holder;
  const [held] = await sqlRows<Held>(
    em,
    `select (count(*) filter (where h.visitor = $1 or h.email = $2))::int as of_one,
       (count(*) filter (where h.address_block = $3))::int as of_block,
       coalesce(sum(b.bags_count) filter (where h.address_block = $4), 0)::int as bags_of_block,
       coalesce(sum(b.bags_count) filter (where b.listing_id = $5 and b.drop_off_at < $6 and b.pick_up_at > $7), 0)::int as bags_here,
       (select greatest(0, c.max_capacity - peak_of_bags(c.listing_id, $8::timestamptz, $9::timestamptz, product_now(), null))
          from listing_capacity c where c.listing_id = $10) as free,
       ceil(extract(epoch from min(b.hold_expires_at) - product_now()))::int as seconds
     from unpaid_holds h join bookings b on b.id = h.booking_id
     where b.status = 'pending' and holds_bags(b.status, b.hold_expires_at, product_now())
       and (h.visitor = $11 or h.email = $12 or h.address_block = $13)`,
    [
      visitor,
      email,
      block,
      block,
      listingId,
      stay.pickUpAt.toString(),
      stay.dropOffAt.toString(),
      stay.dropOffAt.toString(),
      stay.pickUpAt.toString(),
      listingId,
      visitor,
      email,
      block,
    ],
  );
  return held ?? { of_one: 0, of_block: 0, bags_of_block: 0, bags_here: 0, free: 0, seconds: null };
}

/**
 * Keeps one person from holding a city's places without paying; counted in the database, under a lock of each holder.
 * @throws AppError 422 where the booking has to come with its card; 429, with the seconds until the first of them ends,
 *   where too many bookings wait for their payment.
 */
export async function limitHolds(em: EntityManager, holder: Holder, wish: Wish): Promise<void> {
  if (!wish.hasCard && needsCardFirst(wish.stay, wish.bagsCount)) throw cardFirst();
  await takeTurns(em, holder);
  const held = await heldBy(em, holder, wish);
  const isTooMany =
    held.of_one >= holdLimits.ofOne ||
    held.of_block >= holdLimits.ofBlock ||
    (held.bags_of_block > 0 && held.bags_of_block + wish.bagsCount > holdLimits.bagsOfBlock);
  if (isTooMany) throw tooManyHolds(Math.max(1, held.seconds ?? 1));
  const own = held.bags_here + wish.bagsCount;
  if (!wish.hasCard && own > partOfFree(held.free + held.bags_here)) throw cardFirst();
}

/**
 * While a bank asks about more than could be held without a card, the places wait a few minutes only: a card that never
 * answers holds no location.
 */
export async function shortenHold(em: EntityManager, booking: Booking, had: number): Promise<void> {
  const { listingId, dropOffAt, pickUpAt, bagsCount } = booking;
  const stay = { dropOffAt, pickUpAt };
  if (!needsCardFirst(stay, bagsCount - had) && !(await holdsMuch(em, booking.id, { listingId, stay, bagsCount })))
    return;
  await sqlRows(
    em,
    `update bookings set hold_expires_at = least(hold_expires_at, product_now() + interval '${holdLimits.bankMinutes} minutes')
     where id = $1 and status = 'pending' returning id`,
    [booking.id],
  );
}

/** Whether who holds a booking holds more than a stranger's part of its location, this booking included. */
async function holdsMuch(em: EntityManager, bookingId: string, wish: Omit<Wish, 'hasCard'>): Promise<boolean> {
  const [holder] = await sqlRows<Holder>(
    em,
    'select visitor, address_block as "addressBlock", email from unpaid_holds where booking_id = $1',
    [bookingId],
  );
  if (holder === undefined) return false;
  const held = await heldBy(em, holder, { ...wish, hasCard: true });
  return held.bags_here > partOfFree(held.free + held.bags_here);
}

/** Whether an order was placed a moment ago from the asker's own network. */
export async function isFromSameNetwork(em: EntityManager, bookingId: string, ip: string): Promise<boolean> {
  const found = await sqlRows(em, 'select 1 from unpaid_holds where booking_id = $1 and address_block = $2', [
    bookingId,
    addressBlock(ip),
  ]);
  return found.length > 0;
}

/** Remembers who holds a pending booking; forgotten as soon as it is none any more. */
export async function rememberHolder(em: EntityManager, bookingId: string, holder: Holder): Promise<void> {
  await em.insert(UnpaidHold, { bookingId, ...holder });
}

/** Forgets who held what is paid or let go. */
export async function forgetHolders(em: EntityManager): Promise<void> {
  await sqlRows(em, `delete from unpaid_holds h using bookings b where b.id = h.booking_id and b.status <> 'pending'`);
}
