import { Instant } from '@js-joda/core';
import { comingWeek } from '#shared/availability/coming-week.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { ceilToLocalMinutes, toIsoInZone } from '#shared/time/instants.ts';
import { instantOfLocal, localDateOf, minutesOfDay } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';

const LONGEST = 8 * 3600;

interface SampleStay {
  readonly date: string;
  /** Instants as ISO texts. */
  readonly dropOffAt: string;
  readonly pickUpAt: string;
}

/** The next eight hours, or what is open of them, in which a person could leave bags; `null` in a week without any. */
export function sampleStay(rules: OpeningRules, now: string): SampleStay | null {
  const zone = zoneOf(rules.zone);
  const soon = ceilToLocalMinutes(Instant.parse(now), 30, zone);
  for (const { date, slots } of comingWeek(compileOpening(rules), localDateOf(zone, Instant.parse(now)))) {
    for (const { from, to } of slots) {
      const opens = instantOfLocal(zone, date, from);
      const closes = instantOfLocal(zone, date, Math.min(to, minutesOfDay));
      const dropOff = opens.isBefore(soon) ? soon : opens;
      const latest = dropOff.plusSeconds(LONGEST);
      const pickUp = latest.isBefore(closes) ? latest : closes;
      if (dropOff.isBefore(pickUp))
        return { date, dropOffAt: toIsoInZone(dropOff, zone), pickUpAt: toIsoInZone(pickUp, zone) };
    }
  }
  return null;
}
