import { closingOn } from '#shared/availability/opening.ts';
import { minutesOfDay } from '#shared/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';
import { factsOfListings } from './facts/listing-facts.ts';
import { nearestOf } from './index/area.ts';
import { freshIndex } from './index/follow.ts';
import { searchAreaOf } from './search-area.ts';

const NEAREST = 10;

/**
 * Until when a stay near a place can last on a local date: the latest minute of that day at which half of the nearest
 * locations are still open, so that what is offered first can be had at most of them. Those that never close don't
 * count. `null` where none is near or all are closed.
 */
export async function closingNear(deps: Pick<Deps, 'db'>, place: GeoPoint, date: string): Promise<number | null> {
  const { index } = await freshIndex(deps);
  const { slots } = nearestOf(index, searchAreaOf(place, undefined), NEAREST);
  const listings = slots.flatMap((slot) => index.listings[slot] ?? []);
  const facts = await factsOfListings(deps.db, index, listings);
  const minutes = [...facts.values()]
    .map(({ opening }) => closingOn({ ...opening, stretchesByDay: new Map() }, date))
    .filter((closing) => closing !== null && closing < minutesOfDay)
    .toSorted((a, b) => (b ?? 0) - (a ?? 0));
  return minutes[Math.floor((minutes.length - 1) / 2)] ?? null;
}
