import { createRequire } from 'node:module';
import { find } from 'geo-tz/all';
import { isZone } from '#shared/time/zone.ts';

/** Shown only where no zone is known. */
export const FALLBACK_ZONE = 'Etc/GMT+12';

/** Of zones that hold at the same point, the one by law: Xinjiang's trains, shops and offices go by Beijing's clock. */
const official: readonly string[] = ['Asia/Shanghai'];

/** The IANA zone at a point, from boundaries on disk; the fallback for a point that is none on Earth. */
export const zoneAt = (latitude: number, longitude: number): string => zonesAt(latitude, longitude)[0] ?? FALLBACK_ZONE;

/** All zones that hold at a point, the one by law first. */
function zonesAt(latitude: number, longitude: number): readonly string[] {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return [];
  const zones = find(latitude, longitude).filter(isZone);
  return zones.toSorted((a, b) => Number(official.includes(b)) - Number(official.includes(a)));
}

interface MomentCountries {
  zonesForCountry(country: string): readonly string[] | null;
}

/** The zones of a country (ISO 3166) by IANA's table; none for an unknown one. */
export function zonesOfCountry(country: string): readonly string[] {
  const { tz } = createRequire(import.meta.url)('moment-timezone') as { readonly tz: MomentCountries };
  return (tz.zonesForCountry(country) ?? []).filter(isZone);
}

/**
 * The zones that a place may be in: those that hold at its point, then the others of its country, by IANA's table.
 * Where people go by another clock than the boundary says, as in towns at the edge of a zone, it is among these.
 * @param country ISO 3166
 */
export function zonesAround(latitude: number, longitude: number, country: string): readonly string[] {
  return [...new Set([...zonesAt(latitude, longitude), ...zonesOfCountry(country)])];
}
