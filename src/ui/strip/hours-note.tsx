import { Clock, ClockAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import styles from './hours-note.module.css';

export type HoursNoteProps = {
  readonly tone?: 'open' | 'closed' | 'danger' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The words next to an open strip, always with the clock. */
export function HoursNote({ tone = 'open', className, children }: HoursNoteProps) {
  return (
    <span className={cx(styles.note, styles[tone], className)}>
      <Icon of={tone === 'open' ? Clock : ClockAlert} size={16} />
      {children}
    </span>
  );
}
