import type { ReactNode } from 'react';
import { CloseButton } from '#web/ui/button/close-button.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './panel.module.css';

interface PanelHeadProps {
  /** Left of the title, such as a picture. */
  readonly before?: ReactNode;
  readonly title: ReactNode;
  /** Next to the title, such as a state. */
  readonly chip?: ReactNode;
  /** Buttons before the cross. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /** Below the title. */
  readonly children?: ReactNode;
}

/** What a panel is about, and the way back to the list. */
export function PanelHead({ before, title, chip, actions, onClose, children }: PanelHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        {before}
        <h2 className={styles.title}>{title}</h2>
        {chip}
        <span className={styles.space} />
        {actions}
        <CloseButton onClick={onClose} />
      </div>
      {children}
    </header>
  );
}

/** What can be done with what a panel is about: in sight while the rest scrolls. */
export function PanelFoot({ children }: { readonly children: ReactNode }) {
  return (
    <footer className={styles.foot} data-foot="">
      {children}
    </footer>
  );
}

interface PanelSectionProps {
  readonly title: ReactNode;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  /** Where something is decided, on the paper's own colour. */
  readonly isAct?: boolean;
  /** What is decided there, so that a key can lead to it. */
  readonly decides?: string;
  readonly children: ReactNode;
}

/** One part of a panel. */
export function PanelSection({ title, aside, isAct = false, decides, children }: PanelSectionProps) {
  return (
    <section className={cx(styles.section, isAct && styles.act)} data-decides={decides}>
      <div className={styles.line}>
        <h3 className={styles.name}>{title}</h3>
        <span className={styles.space} />
        {aside !== undefined && aside !== false && <span className={styles.soft}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
