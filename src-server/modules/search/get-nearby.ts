import type { Locale } from '#shared/messages/text.ts';
import { cityIn, placeIn } from '#shared/search/city-names.ts';
import type { Deps } from '#server/deps.ts';
import { stationsNear } from '#server/modules/places/places.module.ts';
import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { citiesWithLocations } from './get-home.ts';
import { markWhereWeAre } from './where-we-are.ts';

const MAX_CITIES = 6;
const MAX_STATIONS = 3;

/**
 * Where a person at `near` may want to leave bags: the cities with locations, the nearest first, and stations around
 * that have locations close by; cities are called as in `language`.
 */
export async function getNearby({ db }: Pick<Deps, 'db'>, near: GeoPoint, language: Locale) {
  const [cities, stations] = await Promise.all([
    citiesWithLocations({ db }),
    stationsNear({ db }, near).then((rows) => markWhereWeAre({ db }, rows)),
  ]);
  return {
    cities: cities
      .map((city) => ({
        ...city,
        name: cityIn(language, city.name),
        distance: Math.round(distanceBetween(near, city)),
      }))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, MAX_CITIES),
    stations: stations
      .filter(({ hasLocations }) => hasLocations)
      .slice(0, MAX_STATIONS)
      .map((station) => ({
        ...station,
        context: placeIn(language, station.context),
        distance: Math.round(distanceBetween(near, station)),
      })),
  };
}
