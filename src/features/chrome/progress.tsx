import { useRouterState } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import styles from './progress.module.css';

/** A thin bar at the top while the next page loads; it waits a moment, so that quick pages show none. */
export function Progress() {
  const t = useTexts('common');
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  return (
    <div role="status" className={styles.holder}>
      {isLoading && (
        <>
          <span className={styles.bar} />
          <span className="sr-only">{t('loadingPage')}</span>
        </>
      )}
    </div>
  );
}
