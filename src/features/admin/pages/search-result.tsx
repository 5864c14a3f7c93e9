import type { Locale } from '#shared/messages/text.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Words } from './page-types.ts';
import styles from './page-editor.module.css';

/** Search engines cut what is longer. */
const MAX_TITLE = 60;

/** How the page's title and sentence stand in what a search engine finds. */
export function SearchResult({ words, language }: { readonly words: Words; readonly language: Locale }) {
  const t = useTexts('adminPages');
  return (
    <section className={styles.result}>
      <h2>{t('description')}</h2>
      <p lang={language} className={styles.resultTitle}>
        {words.title}
      </p>
      <p lang={language}>{words.description}</p>
      <p className={styles.soft}>{t('characters', { count: words.title.length, most: MAX_TITLE })}</p>
    </section>
  );
}
