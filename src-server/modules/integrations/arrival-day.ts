import { ZoneId } from '@js-joda/core';
import type { ToldReservation } from '#shared/integrations/guesty-event.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { zoneAt } from '#server/platform/geo/time-zone.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

function zoneOf(name: string | null, place: Place | null): ZoneId | null {
  try {
    if (name !== null) return ZoneId.of(name);
  } catch {
    // A zone that we do not know; the place says it as well.
  }
  return place === null ? null : ZoneId.of(zoneAt(place.latitude, place.longitude));
}

/**
 * The date of a guest's arrival on a clock at the rental, `YYYY-MM-DD`: as it was sent, else that of the instant in the
 * zone that was sent, else in the zone of the rental's place. `null` where none of them is known: a wrong day is worse.
 */
export function arrivalDay(
  told: Pick<ToldReservation, 'arrivesOn' | 'arrivesAt' | 'timeZone'>,
  place: Place | null,
): string | null {
  if (told.arrivesOn !== null || told.arrivesAt === null) return told.arrivesOn;
  const zone = zoneOf(told.timeZone, place);
  return zone === null ? null : localDateOf(zone, told.arrivesAt);
}
