import type { LucideIcon } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './follows.module.css';

interface FollowsProps {
  readonly icon: LucideIcon;
  readonly what: string;
  readonly more?: string | undefined;
  /** Of what was done, or was not: its sign is green or red. */
  readonly tone?: 'open' | 'danger' | undefined;
}

/** What follows from an act: a sign, the fact, and what it means; within a list of its kind. */
export function Follows({ icon, what, more, tone }: FollowsProps) {
  return (
    <li className={styles.follows} data-tone={tone}>
      <Icon of={icon} size={16} />
      <span>
        <strong>{what}</strong> {more !== undefined && <span className={styles.more}>{more}</span>}
      </span>
    </li>
  );
}
