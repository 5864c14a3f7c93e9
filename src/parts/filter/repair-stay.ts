import type { StayText } from './filter.ts';
import { ceilToStep, isoInZone } from '#shared/time/wall-text.ts';

/** What an address or cookie had kept of a stay; either end may be missing. */
export interface KeptStay {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface RepairedStay {
  readonly stay: StayText;
  /** A time had passed and was replaced, and the traveller reads so. */
  readonly wasPast: boolean;
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Makes a kept stay usable at `now` (ms), by the rules of `repairStoredStay` but without js-joda: a past drop-off
 * becomes now rounded up to 30 minutes and a past pick-up one hour after that, however long the stay was; a pick-up not
 * after the drop-off is dropped; a missing one is the drop-off rounded up to 60 minutes plus one hour.
 */
export function repairStay(kept: KeptStay, now: number, zone: string): RepairedStay {
  const thisMinute = Math.floor(now / minute) * minute;
  const soon = ceilToStep(now, 30, zone);
  const keptFrom = kept.from === undefined ? null : Date.parse(kept.from);
  const keptTo = kept.to === undefined ? null : Date.parse(kept.to);
  const isPast = (at: number | null): boolean => at !== null && at < thisMinute;
  const dropOff = keptFrom === null || isPast(keptFrom) ? soon : keptFrom;
  const wished = isPast(keptTo) ? soon + hour : keptTo;
  const pickUp = wished !== null && wished > dropOff ? wished : ceilToStep(dropOff, 60, zone) + hour;
  return {
    stay: { dropOffAt: isoInZone(dropOff, zone), pickUpAt: isoInZone(pickUp, zone) },
    wasPast: isPast(keptFrom) || isPast(keptTo),
  };
}
