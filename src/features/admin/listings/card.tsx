import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/cx.ts';
import styles from './card.module.css';

interface CardProps {
  readonly title: ReactNode;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  /** Whether its rows reach its edges. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One part of a location's page: its name, what is said next to it, and what it holds. */
export function Card({ title, aside, isWide = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={cx(styles.body, isWide && styles.wide)}>{children}</div>
    </section>
  );
}
