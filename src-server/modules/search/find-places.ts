import type { Deps } from '#server/deps.ts';
import { likelyPlaces, type PlaceQuestion } from './typed/likely-places.ts';
import { centredOnLocations, markWhereWeAre } from './where-we-are.ts';

const MAX_FOUND = 6;

/** The six likeliest places for what was typed, those called so first, then those with locations around them. */
export async function findPlaces(deps: Deps, question: PlaceQuestion) {
  const likely = await markWhereWeAre(deps, await likelyPlaces(deps, question));
  const rank = (place: (typeof likely)[number]): number =>
    Number(place.hasLocations) + ('isNamed' in place && place.isNamed ? 2 : 0);
  const shown = likely.toSorted((a, b) => rank(b) - rank(a)).slice(0, MAX_FOUND);
  return (await centredOnLocations(deps, shown)).map(
    ({ id, kind, name, context, latitude, longitude, hasLocations }) => ({
      id,
      kind,
      name,
      context,
      latitude,
      longitude,
      hasLocations,
    }),
  );
}
