import { Monitor, Smartphone } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Draft } from './use-draft.ts';
import styles from './page-editor.module.css';

/** How a draft looks since it was kept last; blocks stand as what they are called. */
export function Preview({ draft, language }: { readonly draft: Draft; readonly language: string }) {
  const t = useTexts('adminPages');
  const [isPhone, setIsPhone] = useState(false);
  // Its links lead away from the editor.
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
  };
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <header className={styles.previewHead}>
        <h2>{t('preview')}</h2>
        <IconButton
          icon={isPhone ? Monitor : Smartphone}
          iconSize={18}
          label={t('preview')}
          onClick={() => setIsPhone(!isPhone)}
        />
      </header>
      <article className={cx(styles.sheet, isPhone && styles.phone)} lang={language} onClick={stay}>
        <h1 className={styles.sheetTitle}>{draft.words.title}</h1>
        <p className={styles.soft}>{draft.words.description}</p>
        {draft.rendered.parts.map((part, index) =>
          part.kind === 'html' ? (
            <div key={index} className={styles.words} dangerouslySetInnerHTML={{ __html: part.html }} />
          ) : (
            <p key={index} className={styles.blockBox}>
              {t('block', { name: part.name })}
            </p>
          ),
        )}
      </article>
    </section>
  );
}
