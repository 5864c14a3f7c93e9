import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { countryOfPoint } from '#server/platform/geo/country-of-point.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { newId } from '#server/platform/ids.ts';

/** Metres that a pin may move, in all, before its location is looked at again. */
const MAX_MOVE = 200;

interface Asked {
  readonly listingId: string;
  readonly because: 'new' | 'moved';
  readonly pin: GeoPoint;
}

/**
 * Asks administration to look at a location, in the transaction that makes or moves it and before `refreshListingState`.
 * By `REVIEW_NEW_LOCATIONS` it is not published until it is found fine. What waits goes on waiting since it was asked; what
 * was refused stays hidden, and a look that gates once gates until it is taken.
 */
export async function askLook(
  em: EntityManager,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { listingId, because, pin }: Asked,
): Promise<void> {
  await sqlRows(
    em,
    `insert into location_looks as k (id, listing_id, because, latitude, longitude, gates, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (listing_id) do update set state = 'waiting', decided_at = null, decided_by = null,
       because = case when k.state = 'waiting' then k.because else excluded.because end,
       asked_at = case when k.state = 'waiting' then k.asked_at else excluded.asked_at end,
       reason = case when k.state <> 'fine' then k.reason end,
       answer = case when k.state <> 'fine' then k.answer end,
       answered_at = case when k.state <> 'fine' then k.answered_at end,
       gates = excluded.gates or (k.gates and k.state <> 'fine'),
       latitude = excluded.latitude, longitude = excluded.longitude`,
    [newId(), listingId, because, pin.latitude, pin.longitude, config.REVIEW_NEW_LOCATIONS, clock.now().toString()],
  );
}

interface Move {
  readonly listingId: string;
  readonly from: GeoPoint;
  readonly to: GeoPoint;
}

/**
 * Asks for a look where a pin moves more than 200 m, or into another country, from where it was when it was last looked at:
 * several short moves are one long one. A location that was there before looks were taken is measured from its last pin.
 */
export async function askLookAfterMove(
  em: EntityManager,
  deps: Pick<Deps, 'config' | 'clock'>,
  { listingId, from, to }: Move,
): Promise<void> {
  const [seen] = await sqlRows<GeoPoint>(em, 'select latitude, longitude from location_looks where listing_id = $1', [
    listingId,
  ]);
  const start = seen ?? from;
  const isNear = distanceBetween(start, to) <= MAX_MOVE;
  const countryOf = ({ latitude, longitude }: GeoPoint) => countryOfPoint(latitude, longitude)?.country;
  if (isNear && countryOf(start) === countryOf(to)) return;
  await askLook(em, deps, { listingId, because: 'moved', pin: to });
}
