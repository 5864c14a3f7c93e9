import { readFile } from 'node:fs/promises';
import { type CityResponse, Reader } from 'mmdb-lib';
import type { GeoPoint } from './distance.ts';

/** Where an IP address probably is, from a local database; nothing is asked of anybody. */
export interface IpLocation {
  find(ip: string): Promise<(GeoPoint & { readonly label: string }) | null>;
}

/** @param path an MMDB file of cities, or `null` for none: nobody's place is known then. @throws when it cannot be read. */
export async function openIpLocation(path: string | null): Promise<IpLocation> {
  if (path === null) return { find: async () => null };
  const reader = new Reader<CityResponse>(await readFile(path));
  return {
    find: async (ip) => {
      const found = reader.get(ip);
      const { latitude, longitude } = found?.location ?? {};
      if (latitude === undefined || longitude === undefined) return null;
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
      return { latitude, longitude, label: found?.city?.names?.en ?? '' };
    },
  };
}
