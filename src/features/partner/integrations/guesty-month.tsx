import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './guesty.module.css';

/** The month's figures. */
export function GuestyMonth() {
  const t = useTexts('integrations');
  const locale = useLocale();
  const [month] = trpc.integrations.month.useSuspenseQuery();
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month.month}-15T00:00:00Z`),
  );
  const share = month.shares.map((each) => formatMoney(each, locale)).join(' + ');
  const rows = [
    [t('heardCount'), month.heard],
    [t('sentCount'), month.sent],
    [t('waitingCount'), month.waiting],
    [t('canceledCount'), month.canceled],
    [t('cameOfIt'), month.bookings === 0 ? 0 : t('cameShare', { count: month.bookings, share })],
  ] as const;
  return (
    <Card as="section">
      <h2 className={styles.month}>{name}</h2>
      <dl className={styles.figures}>
        {rows.map(([words, figure]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
