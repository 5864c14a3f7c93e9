import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A link or button with an arrow; hangs outside the left edge where there is room. */
  readonly back?: ReactNode;
  /** Next to title and lead, where there is room. */
  readonly picture?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
};

export function PageHeader({ title, lead, back, picture, actions, className }: PageHeaderProps) {
  return (
    <header className={cx(styles.header, className)}>
      {back && <div className={styles.back}>{back}</div>}
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
