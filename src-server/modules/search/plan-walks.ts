import type { Deps } from '#server/deps.ts';
import { positionOfShop } from '#server/modules/partner/partner.module.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { estimatedSeconds, minutesOf, WalkPlannerFailure } from '#server/platform/geo/walking.ts';
import { freshIndex } from './index/follow.ts';
import { findSlot } from './index/search-index.ts';
import { listingNotFound } from './search.errors.ts';

/** No one walks further with bags: ways beyond are not asked for, in metres as the crow flies. */
const WALKABLE = 5000;

/** Who is this near, in metres, is there: as when the location itself was searched for. */
const THERE = 25;

export interface WalkTime {
  readonly minutes: number;
  /** No one has looked at the streets. */
  readonly isEstimate: boolean;
}

interface Place extends GeoPoint {
  readonly id: string;
}

const measuredTime = (seconds: number): WalkTime => ({ minutes: minutesOf(seconds), isEstimate: false });

const estimate = (distance: number): WalkTime => ({ minutes: minutesOf(estimatedSeconds(distance)), isEstimate: true });

/** How long the walks from one place to listings take, by their ids: by Google where a key is set, else estimates. */
export async function walkTimes(
  deps: Deps,
  from: GeoPoint | null,
  listings: readonly Place[],
): Promise<ReadonlyMap<string, WalkTime>> {
  if (from === null) return new Map();
  const near = listings.filter((listing) => distanceBetween(from, listing) <= WALKABLE);
  const seconds = await askTimes(deps, from, near);
  const measured = new Map(near.map(({ id }, index) => [id, seconds[index] ?? null]));
  return new Map(
    listings.map((listing) => {
      const known = measured.get(listing.id) ?? null;
      const time = known === null ? estimate(distanceBetween(from, listing)) : measuredTime(known);
      return [listing.id, time];
    }),
  );
}

async function askTimes({ walks, log }: Deps, from: GeoPoint, to: readonly Place[]) {
  if (walks === null || to.length === 0) return [];
  try {
    return await walks.times(from, to);
  } catch (error) {
    log.warn({ err: error }, 'walking times');
    return [];
  }
}

/** Numbers are easily guessed: they lead to what anyone finds on the map. */
async function published(deps: Deps, number: number): Promise<GeoPoint | null> {
  const { index } = await freshIndex(deps);
  const { latitude, longitude } = index.listings[findSlot(index, number) ?? -1] ?? {};
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** A walk to a listing, to be drawn. */
interface Walk extends WalkTime {
  /** Metres as the crow flies. */
  readonly distance: number;
  readonly path: readonly GeoPoint[];
  /** Why the streets could not be asked about, in a word of the service. */
  readonly problem: string | null;
}

/**
 * The walk from a place to a listing: along the streets where a key for Google is set, else a straight line
 * and an estimate; `null` when it is too far to walk or the place is the listing's own.
 * @throws AppError 404 for an unknown listing.
 */
export async function planWalk(deps: Deps, from: GeoPoint, listing: string | number): Promise<Walk | null> {
  // Bags may still lie where nothing can be booked any more: the traveller of an order knows the id.
  const to = typeof listing === 'number' ? await published(deps, listing) : await positionOfShop(deps, listing);
  if (to === null) throw listingNotFound();
  const distance = distanceBetween(from, to);
  if (distance > WALKABLE || distance < THERE) return null;
  const straight = {
    ...estimate(distance),
    distance,
    path: [from, to],
  };
  try {
    const route = deps.walks === null ? null : await deps.walks.route(from, to);
    if (route === null) return { ...straight, problem: null };
    return { ...measuredTime(route.seconds), distance, path: route.path, problem: null };
  } catch (error) {
    deps.log.warn({ err: error }, 'walking route');
    return { ...straight, problem: error instanceof WalkPlannerFailure ? error.reason : 'UNKNOWN_ERROR' };
  }
}
