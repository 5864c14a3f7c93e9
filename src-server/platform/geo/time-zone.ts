import { find } from 'geo-tz';
import { isZone } from '#shared/time/zone.ts';

/** Shown only where no zone is known. */
export const FALLBACK_ZONE = 'Etc/GMT+12';

/** The IANA zone at a point, from boundaries on disk. */
export function zoneAt(latitude: number, longitude: number): string {
  const zone = find(latitude, longitude).find(isZone);
  return zone ?? FALLBACK_ZONE;
}
