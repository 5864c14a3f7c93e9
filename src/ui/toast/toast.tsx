import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import styles from './toast.module.css';

export type ToastTone = 'error' | 'info';

export type ToastCardProps = {
  readonly tone: ToastTone;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** A link or a small button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** The card itself, without its time; the provider decides when it goes. */
export function ToastCard({ tone, closeLabel, onClose, action, children }: ToastCardProps) {
  return (
    <div className={cx(styles.toast, styles[tone])}>
      <Icon of={tone === 'error' ? CircleAlert : CircleCheck} size={20} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
      <IconButton icon={X} iconSize={18} label={closeLabel} onClick={onClose} />
    </div>
  );
}
