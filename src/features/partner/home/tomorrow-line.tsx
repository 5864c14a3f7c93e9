import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import styles from './home.module.css';

/** What tomorrow brings, in a line. */
export function TomorrowLine() {
  const t = useTexts('dashboard');
  const counter = useTexts('counter');
  const locale = useLocale();
  const [{ dropOffs, pickUps, first }] = trpc.hosting.tomorrow.useSuspenseQuery();
  return (
    <p className={styles.tomorrow}>
      <strong>{t('tomorrow')}</strong>{' '}
      {first === null
        ? t('nothingTomorrow')
        : t('tomorrowCounts', {
            dropOffs: counter('dropOffsCount', { count: dropOffs }),
            pickUps: counter('pickUpsCount', { count: pickUps }),
            time: formatClock(first.at, first.zone, locale),
          })}
    </p>
  );
}
