import { DayOfWeek, type Instant, LocalTime, TemporalAdjusters, ZonedDateTime } from '@js-joda/core';
import type { Money } from '#shared/money/money.ts';
import { quoteStay } from '#shared/pricing/quote-stay.ts';
import type { Tariff } from '#shared/pricing/tariff.ts';
import { zoneOf } from '#shared/time/zone.ts';

export const SAMPLE = { bags: 2, hours: 8 } as const;
const FROM = LocalTime.of(10, 0);

/** The whole price, by a tariff, of two bags from ten to six on the next Saturday of a zone. */
export function samplePrice(tariff: Tariff, timeZone: string, now: Instant): Money {
  const zone = zoneOf(timeZone);
  const dropOffAt = ZonedDateTime.ofInstant(now, zone)
    .toLocalDate()
    .with(TemporalAdjusters.next(DayOfWeek.SATURDAY))
    .atTime(FROM)
    .atZone(zone)
    .toInstant();
  const stay = { dropOffAt, pickUpAt: dropOffAt.plusSeconds(SAMPLE.hours * 3600) };
  return quoteStay({ tariff, zone, stay, bagsCount: SAMPLE.bags }).totalPrice;
}
