import { find } from 'geo-tz/all';
import { isZone } from '#shared/time/zone.ts';

/** Shown only where no zone is known. */
export const FALLBACK_ZONE = 'Etc/GMT+12';

/** Of zones that hold at the same point, the one by law: Xinjiang's trains, shops and offices go by Beijing's clock. */
const official: readonly string[] = ['Asia/Shanghai'];

/** The IANA zone at a point, from boundaries on disk; the fallback for a point that is none on Earth. */
export function zoneAt(latitude: number, longitude: number): string {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return FALLBACK_ZONE;
  const zones = find(latitude, longitude).filter(isZone);
  return official.find((zone) => zones.includes(zone)) ?? zones[0] ?? FALLBACK_ZONE;
}
