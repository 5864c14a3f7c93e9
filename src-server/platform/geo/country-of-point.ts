import { createRequire } from 'node:module';
import { feature as borderOf } from '@rapideditor/country-coder';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { nearestPlace } from './nearest-place.ts';

/** Canada's provinces and territories under the numbers that GeoNames has for them. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** A region as rates and taxes name it, such as `ON`, by GeoNames' code; null where it is not one of theirs. */
export function regionOf(country: string, admin: string): string | null {
  if (country === 'CA') return provinces[admin] ?? null;
  return country === 'US' ? admin : null;
}

type Ring = readonly (readonly number[])[];

interface State {
  readonly code: string;
  readonly rings: readonly Ring[];
}

/** States by the numbers of the Census, whose boundaries `us-atlas` has. */
const states: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI ' +
    '27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT ' +
    '51VA 53WA 54WV 55WI 56WY'
  )
    .split(' ')
    .map((each) => [each.slice(0, 2), each.slice(2)]),
);

let read: readonly State[] | undefined;

function readStates(): readonly State[] {
  const atlas = createRequire(import.meta.url)('us-atlas/states-10m.json') as Topology<{ states: GeometryCollection }>;
  return feature(atlas, atlas.objects.states).features.flatMap(({ id, geometry }) => {
    const code = states[String(id)];
    if (code === undefined) return [];
    if (geometry.type === 'Polygon') return [{ code, rings: geometry.coordinates }];
    return geometry.type === 'MultiPolygon' ? [{ code, rings: geometry.coordinates.flat() }] : [];
  });
}

/** Whether a point is inside: a line from it to the east crosses the edges of all rings an odd number of times. */
const isInside = (rings: readonly Ring[], latitude: number, longitude: number): boolean => {
  let crossings = 0;
  for (const ring of rings)
    for (const [i, [x = 0, y = 0]] of ring.entries()) {
      const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? [];
      if (y > latitude === nextY > latitude) continue;
      if (longitude < ((nextX - x) * (latitude - y)) / (nextY - y) + x) crossings += 1;
    }
  return crossings % 2 === 1;
};

/** The state of a point by its boundary; null off the coast. */
const stateOf = (latitude: number, longitude: number): string | null =>
  (read ??= readStates()).find(({ rings }) => isInside(rings, latitude, longitude))?.code ?? null;

interface Spot {
  /** ISO 3166. */
  readonly country: string;
  /** As rates and taxes name it; null outside Canada and the United States. */
  readonly region: string | null;
}

/** The country within whose boundary a point lies; codes that ISO only keeps free, such as that of Ceuta, are their country's. */
function countryWithin(latitude: number, longitude: number): string | null {
  const border = borderOf([longitude, latitude], { level: 'territory' })?.properties;
  return (border?.isoStatus === 'excRes' ? border.country : border?.iso1A2) ?? null;
}

/**
 * The country of a point by its boundaries, at sea that of the nearest place; its state by its boundary, its province by
 * the nearest place of any size in the country. Null for a point on no map.
 */
export function countryOfPoint(latitude: number, longitude: number): Spot | null {
  const country = countryWithin(latitude, longitude) ?? nearestPlace(latitude, longitude)?.country;
  if (country === undefined) return null;
  const state = country === 'US' ? stateOf(latitude, longitude) : null;
  const near = state === null ? nearestPlace(latitude, longitude, country) : null;
  return { country, region: state ?? (near === null ? null : regionOf(country, near.admin)) };
}
