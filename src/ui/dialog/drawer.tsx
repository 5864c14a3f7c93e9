import { type ReactNode, useId } from 'react';
import { CloseButton } from '../button/close-button.tsx';
import { cx } from '../cx.ts';
import { useModal } from './use-modal.ts';
import styles from './drawer.module.css';

export type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** `bottom` fills the screen from below. */
  readonly side: 'left' | 'right' | 'bottom';
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A modal that slides in from an edge. */
export function Drawer({ open, onClose, title, side, foot, className, children }: DrawerProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose, dismissible: true });
  if (!modal.mounted) return null;
  return (
    <dialog {...modal.attributes} aria-labelledby={titleId} className={cx(styles.drawer, styles[side], className)}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
