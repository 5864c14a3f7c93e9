import { find } from 'geo-tz';
import { isZone } from '#shared/time/zone.ts';

/** Shown only where no zone is known. */
export const FALLBACK_ZONE = 'Etc/GMT+12';

/** The IANA zone at a point, from boundaries on disk; the fallback for a point that is none on Earth. */
export function zoneAt(latitude: number, longitude: number): string {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return FALLBACK_ZONE;
  return find(latitude, longitude).find(isZone) ?? FALLBACK_ZONE;
}
