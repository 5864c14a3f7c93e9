import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './sticky-bar.module.css';

export type StickyBarProps = {
  /** Price and a short line, left. */
  readonly summary?: ReactNode;
  /** The main action, 48 high. */
  readonly action: ReactNode;
  readonly note?: ReactNode;
  /** What is to be done before the action, above it. */
  readonly before?: ReactNode;
  /** Up to this width in px the bar is fixed to the bottom; above it, nothing shows. */
  readonly upTo?: 767 | 1023 | undefined;
  readonly className?: string | undefined;
};

/** Main action and price at the bottom of a phone's screen, with a spacer that keeps the page's end clear. */
export function StickyBar({ summary, action, note, before, upTo = 767, className }: StickyBarProps) {
  return (
    <div className={cx(styles.holder, upTo === 1023 && styles.wide)} data-print="hide" data-at-bottom="phone">
      <div className={cx(styles.bar, className)}>
        {before}
        <div className={styles.row}>
          {summary && <div className={styles.summary}>{summary}</div>}
          <div className={styles.action}>{action}</div>
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </div>
  );
}
