import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { CloseButton } from '../button/close-button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import styles from './toast.module.css';

/** `notice` is for what happened without being asked for: nothing went wrong, and nothing was done either. */
export type ToastTone = 'error' | 'info' | 'notice';

const icons = { error: CircleAlert, info: CircleCheck, notice: Info };

export type ToastCardProps = {
  readonly tone: ToastTone;
  readonly onClose: () => void;
  /** A link or a small button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** The card itself, without its time; the provider decides when it goes. */
export function ToastCard({ tone, onClose, action, children }: ToastCardProps) {
  return (
    <div className={cx(styles.toast, styles[tone])}>
      <Icon of={icons[tone]} size={20} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
      <CloseButton iconSize={18} onClick={onClose} />
    </div>
  );
}
