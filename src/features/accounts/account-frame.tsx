import type { ReactNode } from 'react';
import { Scene } from '#web/drawings/scene.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './accounts.module.css';

interface AccountFrameProps {
  /** The picture is about the mail that is waited for. */
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/** The card of login and password pages, with a picture next to it on wide screens. */
export function AccountFrame({ waits = false, children }: AccountFrameProps) {
  const t = useTexts('accounts');
  return (
    <div className={styles.frame}>
      <Card pad={28} className={styles.card}>
        {children}
      </Card>
      <aside className={styles.aside}>
        <div className={cx(styles.picture, waits && styles.tall)}>
          {waits ? (
            <Scene name="letter" width={384} height={250} />
          ) : (
            <Scene name="step-drop" width={384} height={188} />
          )}
        </div>
        <p className={styles.asideTitle}>{t(waits ? 'oneClick' : 'welcome')}</p>
        <p className={styles.soft}>{t(waits ? 'oneClickText' : 'welcomeText')}</p>
      </aside>
    </div>
  );
}
