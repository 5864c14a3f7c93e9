import styles from './custody-record.module.css';

/** A shelf with that many bags, where no picture was taken. */
export function DrawnShelf({ bags, label }: { readonly bags: number; readonly label: string }) {
  const shown = Math.min(Math.max(bags, 0), 5);
  const left = 160 - (shown * 52) / 2;
  return (
    <figure className={styles.shelf}>
      <svg viewBox="0 0 320 180" aria-hidden>
        <path d="M0 60H320M0 112H320M64 0V60M200 0V60M128 60V112M268 60V112" className={styles.wall} />
        <rect y="150" width="320" height="30" className={styles.board} />
        {Array.from({ length: shown }, (_, at) => (
          <g key={at} transform={`translate(${left + at * 52} ${at % 2 === 0 ? 76 : 94})`} className={styles.bag}>
            <path d="M14 0V-10H32V0" />
            <rect width="46" height={at % 2 === 0 ? 72 : 54} rx="6" />
          </g>
        ))}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
