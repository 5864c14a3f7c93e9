import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import styles from './earnings-line.module.css';
import type { Earnings } from './use-earnings.ts';
import { useSampleWords } from './use-sample-words.ts';

/** The result of the price ticket in the bar at the bottom of a phone. */
export function EarningsLine({ of: { kind, found } }: { readonly of: Earnings }) {
  const t = useTexts('listingForm');
  const stayWords = useSampleWords();
  const locale = useLocale();
  if (found === null) return null;
  return (
    <p className={styles.line}>
      <span>{t('youEarnFor', { stay: stayWords(kind) })}</span>
      <strong>{formatMoney(found.sample.share, locale)}</strong>
    </p>
  );
}
