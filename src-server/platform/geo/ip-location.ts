import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { type CityResponse, Reader } from 'mmdb-lib';
import type { GeoPoint } from './distance.ts';

/** Where an IP address probably is, from a local database; no service is asked. */
export interface IpLocation {
  find(ip: string): Promise<(GeoPoint & { readonly label: string }) | null>;
}

/** A city's record in databases whose fields are flat, such as those of `@ip-location-db`. */
interface FlatRecord {
  readonly city?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

type CityRecord = CityResponse | FlatRecord;

/** What a record says, in MaxMind's layout or in a flat one. */
function placeOf(record: CityRecord): { latitude?: number | undefined; longitude?: number | undefined; label: string } {
  if ('location' in record && record.location !== undefined) {
    const { latitude, longitude } = record.location;
    return { latitude, longitude, label: record.city?.names?.en ?? '' };
  }
  const { latitude, longitude, city } = record as FlatRecord;
  return { latitude, longitude, label: typeof city === 'string' ? city : '' };
}

/** Addresses all over the net; a database of cities knows most of them. */
const samples = Array.from({ length: 223 }, (_, i) => [`${i + 1}.1.1.1`, `${i + 1}.8.8.8`, `${i + 1}.128.0.1`]).flat();

/** @throws where records are there and none says where it is: of countries only, or of a layout that is not known. */
function requireKnownLayout(reader: Reader<CityResponse>, path: string): void {
  const records = samples.map((ip) => reader.get(ip) as CityRecord | null).filter((record) => record !== null);
  if (records.length === 0 || records.some((record) => placeOf(record).latitude !== undefined)) return;
  throw new Error(
    `GEOIP_DATABASE: the records of ${path} have neither location.latitude (MaxMind's cities) nor latitude, ` +
      `but: ${Object.keys(records[0] ?? {}).join(', ')}`,
  );
}

/**
 * @param path an MMDB file of cities, or `null` for none: no one's place is known then. @throws when it cannot be read,
 * or is of no known layout.
 */
export async function openIpLocation(path: string | null): Promise<IpLocation> {
  if (path === null) return { find: async () => null };
  const reader = new Reader<CityResponse>(await readFile(path));
  requireKnownLayout(reader, path);
  return {
    find: async (address) => {
      // A socket for both kinds of addresses writes the old kind like this.
      const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
      const kind = isIP(ip);
      // The reader would take either for some other address.
      if (kind === 0 || kind > reader.metadata.ipVersion) return null;
      const found: CityRecord | null = reader.get(ip);
      if (found === null) return null;
      const { latitude, longitude, label } = placeOf(found);
      if (latitude === undefined || longitude === undefined) return null;
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
      return { latitude, longitude, label };
    },
  };
}
