import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
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
    find: async (address) => {
      // A socket for both kinds of addresses writes the old kind like this.
      const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
      const kind = isIP(ip);
      // The reader would take either for some other address.
      if (kind === 0 || kind > reader.metadata.ipVersion) return null;
      const found = reader.get(ip);
      const { latitude, longitude } = found?.location ?? {};
      if (latitude === undefined || longitude === undefined) return null;
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
      return { latitude, longitude, label: found?.city?.names?.en ?? '' };
    },
  };
}
