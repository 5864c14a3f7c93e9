import { cx } from '#web/ui/cx.ts';
import styles from './custody-record.module.css';

interface DrawnShelfProps {
  readonly bags: number;
  readonly label: string;
  /** A thumb: its words are only read out. */
  readonly small?: boolean;
}

/** A shelf with that many bags, where no picture was taken. */
export function DrawnShelf({ bags, label, small = false }: DrawnShelfProps) {
  const shown = Math.min(Math.max(bags, 0), 5);
  const left = 160 - (shown * 52) / 2;
  return (
    <figure className={cx(styles.shelf, small && styles.thumb)}>
      <svg viewBox={small ? '40 0 240 180' : '0 0 320 180'} aria-hidden>
        <path d="M0 60H320M0 112H320M64 0V60M200 0V60M128 60V112M268 60V112" className={styles.wall} />
        <rect y="150" width="320" height="30" className={styles.board} />
        {Array.from({ length: shown }, (_, at) => (
          <g key={at} transform={`translate(${left + at * 52} ${at % 2 === 0 ? 76 : 94})`} className={styles.bag}>
            <path d="M14 0V-10H32V0" />
            <rect width="46" height={at % 2 === 0 ? 72 : 54} rx="6" />
          </g>
        ))}
      </svg>
      <figcaption className={small ? 'sr-only' : undefined}>{label}</figcaption>
    </figure>
  );
}
