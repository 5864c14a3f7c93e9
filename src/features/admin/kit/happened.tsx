import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './happened.module.css';
import { useMoments } from './use-moments.ts';

export interface Happening {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly tone?: 'brand' | 'ticket' | 'danger' | undefined;
  readonly what: ReactNode;
  readonly more?: ReactNode;
  /** ISO instant; null where it is not known. */
  readonly at: string | null;
}

/** What happened, the newest last: a disc, the fact, and when; of one day it is said once which. */
export function Happened({ events }: { readonly events: readonly Happening[] }) {
  const { story } = useMoments();
  const known = events.filter(({ at }) => at !== null);
  const times = new Map(story(known.map(({ at }) => at ?? '')).map((words, index) => [known[index]?.key, words]));
  return (
    <ol className={styles.list}>
      {events.map(({ key, icon, tone, what, more }) => (
        <li key={key} className={styles.event}>
          <span className={cx(styles.disc, tone !== undefined && styles[tone])}>
            <Icon of={icon} size={13} />
          </span>
          <span>
            <strong>{what}</strong> {more !== undefined && <span className={styles.soft}>{more}</span>}
          </span>
          <span className={styles.at}>{times.get(key)}</span>
        </li>
      ))}
    </ol>
  );
}
