import type { StayText } from '#web/parts/filter/filter.ts';
import { stayEndParts } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

interface StayWords {
  /** "21 Nov, 10:00 AM to 06:00 PM", or with the second day where it is another. */
  readonly whole: string;
  /** The days alone where there are two: for where the whole would be cut. */
  readonly short: string;
  /** "21 Nov", or both days: without a time. */
  readonly days: string;
}

export function useStayWords(stay: StayText, zone: string): StayWords {
  const t = useTexts('map');
  const locale = useLocale();
  const [fromDay, from] = stayEndParts(stay.dropOffAt, zone, locale);
  const [toDay, to] = stayEndParts(stay.pickUpAt, zone, locale);
  if (fromDay === toDay) {
    const whole = t('sameDay', { day: fromDay, from, to });
    return { whole, short: whole, days: fromDay };
  }
  const short = t('otherDayShort', { fromDay, toDay });
  return { whole: t('otherDay', { fromDay, from, toDay, to }), short, days: short };
}
