import type { Stay } from '#shared/availability/stay.ts';
import { holdLimits, needsCardFirst, partOfFree } from '#shared/booking/hold-limits.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { addressBlock } from '#server/platform/http/address-block.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { UnpaidHold } from '../booking.entity.ts';
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
    held.bags_of_block >= holdLimits.bagsOfBlock;
  if (isTooMany) throw tooManyHolds(Math.max(1, held.seconds ?? 1));
  const own = held.bags_here + wish.bagsCount;
  if (!wish.hasCard && own > partOfFree(held.free + held.bags_here)) throw cardFirst();
}

/** Remembers who holds a pending booking; forgotten as soon as it is none any more. */
export async function rememberHolder(em: EntityManager, bookingId: string, holder: Holder): Promise<void> {
  await em.insert(UnpaidHold, { bookingId, ...holder });
}

/** Forgets who held what is paid or let go. */
export async function forgetHolders(em: EntityManager): Promise<void> {
  await sqlRows(em, `delete from unpaid_holds h using bookings b where b.id = h.booking_id and b.status <> 'pending'`);
}
