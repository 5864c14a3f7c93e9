import { formatClock, formatStayEnd, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

/** An instant as it is said: the clock alone for today, else with its day. */
export function useMomentWords(zone: string, now: string): (iso: string) => string {
  const t = useTexts('integrations');
  const locale = useLocale();
  return (iso) =>
    localDateOf(iso, zone) === localDateOf(now, zone)
      ? t('today', { time: formatClock(iso, zone, locale) })
      : formatStayEnd(iso, zone, locale);
}
