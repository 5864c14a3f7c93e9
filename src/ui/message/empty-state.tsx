import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './message.module.css';

export type EmptyStateProps = {
  readonly title: ReactNode;
  /** One sentence that says what to do next. */
  readonly children?: ReactNode;
  /** A small drawing, 64 square. */
  readonly picture?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
};

export function EmptyState({ title, children, picture, action, className }: EmptyStateProps) {
  return (
    <div className={cx(styles.empty, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h2 className={styles.emptyTitle}>{title}</h2>
      {children && <p className={styles.soft}>{children}</p>}
      {action && <div className={styles.emptyAction}>{action}</div>}
    </div>
  );
}
