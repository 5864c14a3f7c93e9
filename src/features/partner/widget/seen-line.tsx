import { CircleCheck, Hourglass } from 'lucide-react';
import { formatMonthDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './widget.module.css';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "12 minutes ago". */
function agoWords(at: string, now: string, locale: string): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(at)) / 1000);
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}

/** Where the widget was seen, and the orders from it. */
export function SeenLine({ now, zone }: { readonly now: string; readonly zone: string }) {
  const t = useTexts('widgetPage');
  const locale = useLocale();
  const [{ seen, site, orders, since }] = trpc.widgets.own.useSuspenseQuery();
  const latest = seen.find(({ host }) => host === site) ?? seen[0];
  if (latest === undefined) {
    return (
      <p className={styles.seen}>
        <Icon of={Hourglass} size={16} />
        {t('waiting')}
      </p>
    );
  }
  const orderWords =
    since === null
      ? t('noOrders')
      : t('ordersSince', { count: orders, date: formatMonthDay(localDateOf(since, zone), locale) });
  return (
    <p className={styles.seen} data-seen>
      <Icon of={CircleCheck} size={16} />
      <strong>{t('seenOn', { host: latest.host })}</strong>
      <span>{t('ago', { ago: agoWords(latest.at, now, locale), orders: orderWords })}</span>
    </p>
  );
}
