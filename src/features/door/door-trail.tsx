import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './door-trail.module.css';

interface TrailStepProps {
  /** Done, under way, or still to come. */
  readonly state: 'done' | 'now' | 'ahead';
  readonly icon?: LucideIcon;
  readonly title: string;
  readonly when?: string | undefined;
  readonly children?: ReactNode;
}

/** What happened with a report, and what comes next, from top to bottom. */
export const DoorTrail = ({ children }: { readonly children: ReactNode }) => (
  <ol className={styles.trail} aria-live="polite">
    {children}
  </ol>
);

export function TrailStep({ state, icon = Check, title, when, children }: TrailStepProps) {
  return (
    <li className={cx(styles.step, styles[state])} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.disc}>{state !== 'ahead' && <Icon of={icon} size={14} />}</span>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong>{title}</strong>
          {when !== undefined && <span>{when}</span>}
        </p>
        {children !== undefined && children !== null && <div className={styles.soft}>{children}</div>}
      </div>
    </li>
  );
}
