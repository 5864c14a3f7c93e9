import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './bottom-bar.module.css';

interface BarEntry {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly words: string;
  readonly isHere: boolean;
  /** What waits there: a number at the drawing's corner. */
  readonly mark?: ReactNode;
}

type BottomBarProps = {
  readonly label: string;
  readonly entries: readonly BarEntry[];
  /** The widest screen that has it, in px. */
  readonly until: 600 | 768;
};

/** The ways at the bottom of a phone's screen. */
export function BottomBar({ label, entries, until }: BottomBarProps) {
  return (
    <nav
      aria-label={label}
      className={cx(styles.bar, until === 600 ? styles.until600 : styles.until768)}
      data-bottom-bar={until}
      data-print="hide"
    >
      {entries.map(({ to, icon, words, isHere, mark }) => (
        <AppLink key={to} to={to} className={styles.entry} aria-current={isHere ? 'page' : undefined}>
          <Icon of={icon} size={22} />
          {words}
          {mark}
        </AppLink>
      ))}
    </nav>
  );
}
