import { useId } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { SubscribeForm } from '#web/parts/subscribe/subscribe-form.tsx';
import styles from './newsletter.module.css';

/** News of cities and places, at the foot of every page. */
export function Newsletter() {
  const t = useTexts('common');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('joinCommunity')}</h2>
      <p className={styles.text}>{t('joinCommunityText')}</p>
      <SubscribeForm />
    </section>
  );
}
