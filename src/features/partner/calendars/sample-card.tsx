import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './calendars.module.css';
import { useCalendars } from './use-calendars.ts';

const SAMPLE_BAGS = 2;
const SAMPLE_CODE = 'CLK-4NQ8TW';

/** A booking as the partner's own calendar shows it, with what was chosen. */
export function SampleCard() {
  const t = useTexts('calendars');
  const locale = useLocale();
  const { shows, locations } = useCalendars();
  const name = locations[0]?.name ?? '';
  const what = [
    ...(shows === 'times' ? [] : [t('sampleName')]),
    t('bags', { count: SAMPLE_BAGS }),
    ...(shows === 'codes' ? [SAMPLE_CODE] : []),
  ].join(', ');
  const entries = [
    ['entryIn', 10 * 60],
    ['entryOut', 18 * 60],
  ] as const;
  return (
    <Card as="section" className={styles.samples}>
      <h2>{t('sampleTitle')}</h2>
      {entries.map(([words, minute]) => (
        <p key={words} className={styles.sample}>
          <strong>{t(words, { what })}</strong>
          <span>{t('sampleAt', { time: formatMinute(minute, locale), name })}</span>
        </p>
      ))}
      <p className={styles.soft}>{t('sampleText')}</p>
    </Card>
  );
}
