import { averageOf } from '#shared/reviews/average.ts';
import type { Deps } from '#server/deps.ts';
import { citiesOf, type City } from './index/cities.ts';
import { freshIndex } from './index/follow.ts';

/** Cities that the landing page shows. */
const MAX_SHOWN = 6;
/** Cities that are looked at at all. */
const MAX_KNOWN = 500;

/** Cities with the most locations first, each where most of them are, and what all reviews together say. */
export async function getHome(deps: Pick<Deps, 'db'>) {
  const { index } = await freshIndex(deps);
  return {
    cities: citiesOf(index, MAX_SHOWN),
    rating: averageOf(index.stars, index.reviews),
    reviewsCount: index.reviews,
  };
}

/** Every city with locations, those with the most first. */
export const citiesWithLocations = async (deps: Pick<Deps, 'db'>): Promise<readonly City[]> =>
  citiesOf((await freshIndex(deps)).index, MAX_KNOWN);
