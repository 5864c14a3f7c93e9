import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from '../button/close-button.tsx';
import { cx } from '../cx.ts';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Keeps the title for screen readers only; the content brings its own head. */
  readonly bare?: boolean | undefined;
  /** Widest in px; 480 if absent. */
  readonly width?: number | undefined;
  /** Actions at the end; they stay in sight while the content scrolls. */
  readonly foot?: ReactNode;
  /** `alertdialog` for questions that must be answered. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** False keeps it open on a click outside it. */
  readonly dismissible?: boolean | undefined;
  /** False keeps it a card on phones instead of filling the screen. */
  readonly fillPhone?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** A modal over the page: focus goes in, stays in and comes back; Esc and the scrim close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, bare, width = 480, foot, role, dismissible = true, fillPhone = true } = props;
  const titleId = useId();
  const modal = useModal({ open, onClose, dismissible });
  if (!modal.mounted) return null;
  return (
    <dialog
      {...modal.attributes}
      role={role}
      aria-labelledby={titleId}
      className={cx(styles.dialog, fillPhone && styles.fillPhone, props.className)}
      style={{ maxWidth: width }}
    >
      <div className={cx(styles.sheet, bare && styles.bare)}>
        {bare ? (
          <h2 id={titleId} className="sr-only">
            {title}
          </h2>
        ) : (
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <CloseButton onClick={onClose} className={styles.close} />
          </header>
        )}
        <ScrollArea plain={bare ?? false}>{props.children}</ScrollArea>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}

function ScrollArea({ plain, children }: { readonly plain: boolean; readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
  }, []);
  return plain ? (
    children
  ) : (
    <div ref={area} className={styles.body}>
      {children}
    </div>
  );
}
