import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './happened.module.css';

export interface Happening {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly tone?: 'brand' | 'ticket' | 'danger' | undefined;
  readonly what: ReactNode;
  readonly more?: ReactNode;
  readonly at: string;
}

/** What happened, the newest last: a disc, the fact, and when. */
export function Happened({ events }: { readonly events: readonly Happening[] }) {
  return (
    <ol className={styles.list}>
      {events.map(({ key, icon, tone, what, more, at }) => (
        <li key={key} className={styles.event}>
          <span className={cx(styles.disc, tone !== undefined && styles[tone])}>
            <Icon of={icon} size={13} />
          </span>
          <span>
            <strong>{what}</strong> {more !== undefined && <span className={styles.soft}>{more}</span>}
          </span>
          <span className={styles.at}>{at}</span>
        </li>
      ))}
    </ol>
  );
}
