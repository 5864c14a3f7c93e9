import type { StayText } from '#web/lib/filter/filter.ts';
import { formatStayEnd } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

/** "21 Nov, 10:00 AM to 06:00 PM", or with the second day where it is another. */
export function useStayWords(stay: StayText, zone: string): string {
  const t = useTexts('map');
  const locale = useLocale();
  const [fromDay = '', from = ''] = formatStayEnd(stay.dropOffAt, zone, locale).split(' @ ');
  const [toDay = '', to = ''] = formatStayEnd(stay.pickUpAt, zone, locale).split(' @ ');
  return fromDay === toDay ? t('sameDay', { day: fromDay, from, to }) : t('otherDay', { fromDay, from, toDay, to });
}
