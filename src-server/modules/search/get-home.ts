import { averageOf } from '#shared/reviews/average.ts';
import type { Deps } from '#server/deps.ts';
import { onMap } from '#server/platform/geo/mercator.ts';
import { keptAnswers } from '#server/platform/db/kept-answers.ts';

interface CityRow {
  readonly city_name: string;
  readonly locations: number;
  readonly latitude: number;
  readonly longitude: number;
}

type Home = Awaited<ReturnType<typeof countHome>>;

/** Both numbers are of all listings, so they are counted once a minute and not for every visitor. */
const homes = keptAnswers<Home>(60_000);

/** Cities that the landing page shows. */
const MAX_SHOWN = 6;
/** Cities that are counted at all. */
const MAX_COUNTED = 500;

/**
 * Cities with the most locations first, each where most of them are, and what all
 * reviews together say; at most a minute old.
 */
export async function getHome(deps: Pick<Deps, 'db' | 'clock'>): Promise<Home> {
  const home = await counted(deps);
  return { ...home, cities: home.cities.slice(0, MAX_SHOWN) };
}

/** Every city with locations, those with the most first; at most a minute old. */
export const citiesWithLocations = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<Home['cities']> =>
  (await counted(deps)).cities;

const counted = (deps: Pick<Deps, 'db' | 'clock'>): Promise<Home> => homes.get(deps, '', () => countHome(deps.db));

const middle = (value: string): string => `percentile_cont(0.5) within group (order by ${value})`;

/** A city is where most of its locations are, within a few kilometres: between two quarters there may be none. */
const CITIES = `
  select * from (
    select distinct on (city_name) city_name, (sum(count(*)) over (partition by city_name))::int as locations,
      ${middle('latitude')} as latitude, ${middle('longitude')} as longitude
    from listings where published group by city_name, round(latitude * 20), round(longitude * 20)
    order by city_name, count(*) desc) cities
  order by locations desc, city_name limit ${MAX_COUNTED}`;

async function countHome(db: Deps['db']) {
  const [cities, [reviews]] = await Promise.all([
    db.query<CityRow>(CITIES),
    db.query<{ stars: number; count: number }>(
      'select coalesce(sum(rating_sum), 0)::int as stars, coalesce(sum(reviews_count), 0)::int as count from listings where published',
    ),
  ]);
  return {
    cities: cities.map((city) => ({
      name: city.city_name,
      locations: city.locations,
      latitude: city.latitude,
      longitude: onMap(city.longitude),
    })),
    rating: averageOf(reviews?.stars ?? 0, reviews?.count ?? 0),
    reviewsCount: reviews?.count ?? 0,
  };
}
