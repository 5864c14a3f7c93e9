import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import styles from './step-list.module.css';

type StepItem = {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
};

export type StepListProps = {
  readonly label: string;
  readonly steps: readonly StepItem[];
  /** Wraps a done step into its link. */
  readonly link?: ((step: StepItem, content: ReactNode) => ReactNode) | undefined;
  /** What phones show of it; numbers, and the current one's word, if absent. */
  readonly onPhone?: 'numbers' | 'dashes' | undefined;
  readonly className?: string | undefined;
};

/** Numbered steps of a way. Two that are taken at once are joined by a line. */
export function StepList({ label, steps, link, onPhone = 'numbers', className }: StepListProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={cx(styles.list, onPhone === 'dashes' && styles.dashes)}>
        {steps.map((step, index) => {
          const content = (
            <>
              <span className={styles.number}>{step.state === 'done' ? <Icon of={Check} size={14} /> : index + 1}</span>
              <span className={styles.label}>{step.label}</span>
            </>
          );
          return (
            <li
              key={step.id}
              className={cx(styles.step, styles[step.state])}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {step.state === 'done' && link ? link(step, content) : content}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
