import { X } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './tries.module.css';

/** So many discs find room next to each other. */
const MAX_DISCS = 7;

interface TriesProps {
  readonly count: number;
  /** What is read out, and stands below: the first, and the last. */
  readonly first: string;
  readonly last: string;
}

/** Each try of a job that failed, as a disc on a line; the words below say from when to when. */
export function Tries({ count, first, last }: TriesProps) {
  return (
    <div className={styles.tries}>
      <div className={styles.line} aria-hidden>
        {Array.from({ length: Math.min(count, MAX_DISCS) }).map((_, index) => (
          <span key={index} className={styles.disc}>
            <Icon of={X} size={10} />
          </span>
        ))}
      </div>
      <p className={styles.words}>
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}
