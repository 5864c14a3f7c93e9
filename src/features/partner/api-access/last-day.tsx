import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { useMoments } from './use-moments.ts';
import styles from './webhook.module.css';

/** How the tries of the last 24 hours went: bars for the eye, a table for screen readers. */
export function LastDay({ now }: { readonly now: string }) {
  const t = useTexts('apiAccess');
  const [{ hours, delivered, retried, lost, zone }] = trpc.webhooks.lastDay.useSuspenseQuery();
  const moments = useMoments(zone, now);
  const most = Math.max(1, ...hours.map(({ taken, failed }) => taken + failed));
  const [first] = hours;
  return (
    <Card as="section" className={styles.day}>
      <h2>{t('lastDay')}</h2>
      <p className={styles.soft}>{t('lastDaySums', { delivered, retried, lost })}</p>
      <div className={styles.bars} aria-hidden>
        {hours.map(({ from, taken, failed }) => (
          <span key={from} title={`${moments.clock(from)} · ${t('hourTaken')} ${taken} · ${t('hourFailed')} ${failed}`}>
            {failed > 0 && <i data-failed style={{ height: `${(failed / most) * 100}%` }} />}
            {taken > 0 && <i style={{ height: `${(taken / most) * 100}%` }} />}
          </span>
        ))}
      </div>
      <div className={styles.axis} aria-hidden>
        <span>{first === undefined ? '' : moments.clock(first.from)}</span>
        <span>{t('now')}</span>
      </div>
      <div className="sr-only">
        <table>
          <caption>{t('triesByHour')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('hour')}</th>
              <th scope="col">{t('hourTaken')}</th>
              <th scope="col">{t('hourFailed')}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ from, taken, failed }) => (
              <tr key={from}>
                <th scope="row">{moments.clock(from)}</th>
                <td>{taken}</td>
                <td>{failed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
