import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
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
  readonly className?: string | undefined;
};

/** Numbered steps of a way; on phones only the current one keeps its word. */
export function StepList({ label, steps, link, className }: StepListProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const content = (
            <>
              <span className={styles.number}>{index + 1}</span>
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
