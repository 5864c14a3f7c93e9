/** GeoNames' kinds of places that are a part of another one: section, locality, quarter. */
const parts: readonly string[] = ['PPLX', 'PPLL', 'PPLQ'];

/** Cities that GeoNames counts as sections of others, though they are none. */
const cities = ['Navi Mumbai', 'Subang Jaya'];

/** Boroughs and towns that were made one with a city, by that city: GeoNames has them as places of their own. */
const within: Readonly<Record<string, { readonly country: string; readonly city: string; readonly names: string }>> = {
  toronto: { country: 'CA', city: 'Toronto', names: 'Etobicoke|North York|Scarborough|East York|York|Willowdale' },
  ottawa: { country: 'CA', city: 'Ottawa', names: 'Kanata|Nepean|Vanier|Gloucester|Orleans' },
  newYork: {
    country: 'US',
    city: 'New York City',
    names:
      'Manhattan|Brooklyn|Queens|The Bronx|Staten Island|Astoria|Bayside|Bensonhurst|Borough Park|Brownsville|Bushwick|' +
      'Canarsie|Coney Island|Corona|Cypress Hills|East Flatbush|Elmhurst|Flatbush|Flatlands|Fordham|Forest Hills|' +
      'Gravesend|Jackson Heights|Jamaica|Kings Bridge|Mott Haven|Ozone Park|Parkchester|Queens Village|Richmond Hill|' +
      'Sheepshead Bay|Wakefield|Washington Heights|East Harlem|Briarwood',
  },
  london: {
    country: 'GB',
    city: 'London',
    names:
      'City of Westminster|City of London|Wembley|Sutton|Southall|Romford|Purley|Islington|Hounslow|Hayes|Enfield Town|' +
      'Dagenham|Croydon|Bexley|Beckenham|Barking|Acton|South Croydon|Archway',
  },
  madrid: { country: 'ES', city: 'Madrid', names: 'Ciudad Lineal|Chamartín' },
  barcelona: { country: 'ES', city: 'Barcelona', names: 'Sant Martí' },
};

interface Place {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly adminCode: string;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** Degrees: no part of a city is farther from its middle. */
const FAR = 0.5;

const squared = ({ loc: { coordinates: a } }: Place, { loc: { coordinates: b } }: Place): number =>
  (a[1] - b[1]) ** 2 + ((a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180)) ** 2;

/**
 * The city of each place that is a part of one: of those near it in its country the one that draws most, as a new
 * location's city is found. A place that has no city near is none of these.
 */
export function citiesOfDistricts<P extends Place>(places: readonly P[]): ReadonlyMap<P, P> {
  const found = new Map<P, P>();
  const isPart = ({ featureCode, name }: P) => parts.includes(featureCode) && !cities.includes(name);
  const whole = places.filter((place) => !isPart(place));
  const nearOf = (part: P) =>
    whole.filter((each) => each !== part && each.country === part.country && squared(part, each) < FAR ** 2);
  const drawing = (part: P, each: P) => squared(part, each) / each.population ** 2;
  for (const place of places) {
    const listed = Object.values(within).find(
      ({ country, names }) => country === place.country && names.split('|').includes(place.name),
    );
    if (listed === undefined && !isPart(place)) continue;
    const near = nearOf(place).filter(({ name, population }) =>
      listed === undefined ? population > place.population : name === listed.city,
    );
    const [city] = near.toSorted((a, b) => drawing(place, a) - drawing(place, b));
    if (city !== undefined) found.set(place, city);
  }
  return found;
}
