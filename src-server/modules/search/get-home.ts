import type { Deps } from '#server/deps.ts';

interface CityRow {
  readonly city_name: string;
  readonly locations: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Cities with the most locations first, and what all reviews together say. */
export async function getHome({ db }: Deps) {
  const [cities, [reviews]] = await Promise.all([
    db.query<CityRow>(
      `select city_name, count(*)::int as locations, avg(latitude) as latitude, avg(longitude) as longitude
       from listings where published group by city_name order by locations desc, city_name limit 6`,
    ),
    db.query<{ rating: number | null; count: number }>(
      'select sum(rating_sum)::float8 / nullif(sum(reviews_count), 0) as rating, coalesce(sum(reviews_count), 0)::int as count from listings where published',
    ),
  ]);
  return {
    cities: cities.map((city) => ({
      name: city.city_name,
      locations: city.locations,
      latitude: city.latitude,
      longitude: city.longitude,
    })),
    rating: reviews?.rating === null || reviews?.rating === undefined ? null : Math.round(reviews.rating * 10) / 10,
    reviewsCount: reviews?.count ?? 0,
  };
}
