import { useTexts } from '#web/lib/texts.ts';
import styles from './nothing-kept.module.css';

/** This device has no list of any counter: what to do so that it has. */
export function NothingKept() {
  const t = useTexts('offlineCounter');
  return (
    <div className={styles.none}>
      <h2>{t('nothingKept')}</h2>
      <p>{t('nothingKeptText')}</p>
    </div>
  );
}
