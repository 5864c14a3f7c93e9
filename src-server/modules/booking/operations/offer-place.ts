import type { z } from 'zod/mini';
import type { offerPlaceSchema } from '#shared/admin/bookings-schema.ts';
import { moveOfferEnd } from '#shared/partner/near-places.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlStateOf } from '#server/platform/db/driver-error.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { Booking, Order } from '../booking.entity.ts';
import { orderNotFound, placeTaken } from '../booking.errors.ts';
import { nearPlacesFor } from '../hosting/near-places.ts';
import { lockOrder } from '../lock-bookings.ts';
import { lockPlaces, offerMove } from '../move/offer-move.ts';
import { expectAsShown, orderMoney } from './order-money.ts';

interface OfferRow {
  readonly name: string;
  readonly until: Date;
}

const offerSql = `
  select l.door_name as name, b.hold_expires_at as until from bookings b join listings l on l.id = b.listing_id
  where b.order_id = (select order_id from bookings where id = $1) and b.offered_at is not null
    and b.status = 'pending' and holds_bags(b.status, b.hold_expires_at, product_now())`;

/**
 * Where a booking could go instead: at most three near places that are open at both ends of its stay and have room, or
 * why none can be offered; and what its traveller is offered already. Distances in metres, instants in UTC.
 * @throws AppError 404 for an unknown booking.
 */
export const placesForBooking = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, bookingId: string) =>
  findPlaces(db.fork(), clock, bookingId);

async function findPlaces(em: EntityManager, clock: Deps['clock'], bookingId: string) {
  const booking = await em.findOne(Booking, { id: bookingId });
  if (booking === null) throw orderNotFound();
  const order = await em.findOne(Order, { id: booking.orderId });
  const [offer] = await sqlRows<OfferRow>(em, offerSql, [bookingId]);
  const cannot =
    booking.status !== 'confirmed'
      ? ('state' as const)
      : order?.checkedInAt
        ? ('inside' as const)
        : moveOfferEnd(booking.dropOffAt, clock.now()) === null
          ? ('soon' as const)
          : null;
  const places = cannot === null ? await nearPlacesFor(em, booking.listingId, [booking]) : null;
  return {
    cannot,
    offer: offer === undefined ? null : { name: offer.name, until: isoOfDate(offer.until) },
    places: places?.get(bookingId) ?? [],
  };
}

/**
 * Offers a booking's traveller another place, as its location would in the closed-door guard: held for them for a day or
 * until two hours before the drop-off; the booking stays until they take it. Repeated it changes nothing.
 * @throws AppError 404, 409 for a booking that changed meanwhile, cannot be moved or is offered a place already, and for a place without room.
 */
export async function offerPlace(
  deps: Deps,
  userId: string | null,
  { requestId, ...asked }: z.output<typeof offerPlaceSchema>,
): Promise<void> {
  const { bookingId, placeId, seen } = asked;
  const scope = `offer-place:${userId ?? 'service'}:${bookingId}`;
  await withIdempotency(deps, { scope, key: requestId, request: asked }, (keep) =>
    inTransaction(deps, async (em) => {
      await lockPlaces(em, [placeId]);
      await lockOrder(em, bookingId, false);
      expectAsShown(await orderMoney(em, bookingId), seen);
      const { places, offer } = await findPlaces(em, deps.clock, bookingId);
      if (offer !== null || !places.some((place) => place.placeId === placeId)) throw placeTaken();
      await offerMove(em, deps, { bookingId, placeId, kind: 'placeOffered' });
      await keep(em, true);
      return true;
    }).catch((error: unknown) => {
      throw sqlStateOf(error) === 'CL001' ? placeTaken() : error;
    }),
  );
}
