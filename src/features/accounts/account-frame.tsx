import type { ReactNode } from 'react';
import { Scene } from '#web/drawings/scene.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './accounts.module.css';

/** The card of login and password pages, with a picture beside it on wide screens. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const t = useTexts('accounts');
  return (
    <div className={styles.frame}>
      <Card pad={28} className={styles.card}>
        {children}
      </Card>
      <aside className={styles.aside}>
        <div className={styles.picture}>
          <Scene name="step-drop" width={384} height={188} />
        </div>
        <p className={styles.asideTitle}>{t('welcome')}</p>
        <p className={styles.soft}>{t('welcomeText')}</p>
      </aside>
    </div>
  );
}
