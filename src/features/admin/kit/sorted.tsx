import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './rows.module.css';

interface SortedProps {
  readonly is: 'up' | 'down';
  /** Read out: what comes first. */
  readonly words: string;
}

/** Next to a column's name: that the list is sorted by it, and how. */
export function Sorted({ is, words }: SortedProps) {
  return (
    <span className={styles.sorted}>
      <Icon of={is === 'up' ? ArrowUp : ArrowDown} size={14} />
      <span className="sr-only">, {words}</span>
    </span>
  );
}
