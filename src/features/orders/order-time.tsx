import { formatOrderTime } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

export type OrderTimeProps = { readonly iso: string; readonly zone: string };

/** "Nov 21, 2026 @ 10:00 am", breaking before the @ where it is narrow. */
export function OrderTime({ iso, zone }: OrderTimeProps) {
  const t = useTexts('orders');
  const locale = useLocale();
  const { date, time } = formatOrderTime(iso, zone, locale);
  return (
    <time dateTime={iso}>
      <span style={{ whiteSpace: 'nowrap' }}>{date}</span>{' '}
      <span style={{ whiteSpace: 'nowrap' }}>{t('at', { date: '', time }).trim()}</span>
    </time>
  );
}

/** The same as one text. */
export function useOrderTimeText(): (iso: string, zone: string) => string {
  const t = useTexts('orders');
  const locale = useLocale();
  return (iso, zone) => t('at', { ...formatOrderTime(iso, zone, locale) });
}
