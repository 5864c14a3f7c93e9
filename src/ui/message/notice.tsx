import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import styles from './message.module.css';

type NoticeTone = 'danger' | 'note' | 'success' | 'plain';

export type NoticeProps = {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  readonly icon?: LucideIcon | undefined;
  /** One button. */
  readonly action?: ReactNode;
  /** Takes it away by a cross in its corner. */
  readonly dismiss?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Read out as soon as it appears. */
  readonly live?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

const icons: Readonly<Record<NoticeTone, LucideIcon>> = {
  danger: TriangleAlert,
  note: Info,
  success: CircleCheck,
  plain: CircleAlert,
};

/** What happened, what was kept, one button. */
export function Notice({ tone = 'note', title, icon, action, dismiss, live, className, children }: NoticeProps) {
  return (
    <div className={cx(styles.box, styles[tone], className)} role={live ? 'alert' : undefined}>
      <Icon of={icon ?? icons[tone]} size={20} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={title ? styles.text : styles.alone}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {dismiss && (
        <IconButton icon={X} iconSize={18} label={dismiss.label} className={styles.close} onClick={dismiss.onPress} />
      )}
    </div>
  );
}
