import { useTexts } from '#web/lib/texts.ts';
import styles from './listing-form.module.css';

/** The label of a field that may stay empty. */
export function Optional({ words }: { readonly words: string }) {
  const t = useTexts('listingForm');
  return (
    <>
      {words} <span className={styles.optional}>{t('optional')}</span>
    </>
  );
}
