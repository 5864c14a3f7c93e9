import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** An airport with flights, of OurAirports. */
export interface Airport {
  /** IATA's, such as `YYZ`. */
  readonly code: string;
  readonly name: string;
  /** The town that it is named for. */
  readonly town: string;
  /** ISO 3166, and the region in it. */
  readonly country: string;
  readonly admin: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isLarge: boolean;
}

interface PlaceNames {
  /** What cities are called besides their name, by GeoNames' number. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly airports: readonly Airport[];
}

let read: PlaceNames | undefined;

/** Other names of cities, and airports: what `scripts/place-names.mjs` wrote from GeoNames (CC BY 4.0) and OurAirports. */
export function placeNames(): PlaceNames {
  if (read !== undefined) return read;
  const text = brotliDecompressSync(readFileSync(join(import.meta.dirname, 'place-names.txt.br'))).toString('utf8');
  const [cities = '', airports = ''] = text.trimEnd().split('\n\n');
  const rowsOf = (part: string) => part.split('\n').map((line) => line.split('\t'));
  read = {
    names: new Map(rowsOf(cities).map(([id = '', names = '']) => [id, names === '' ? [] : names.split(',')])),
    airports: rowsOf(airports).map(([code = '', name = '', town = '', country = '', admin = '', lat, lon, large]) => ({
      code,
      name,
      town: town.replace(/ *\(.*/, ''),
      country,
      admin,
      latitude: Number(lat),
      longitude: Number(lon),
      isLarge: large === '1',
    })),
  };
  return read;
}
