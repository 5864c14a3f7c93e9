import styles from './bag-tag.module.css';

type BagTagProps = {
  readonly children: string;
  /** For rows: 26 px high in place of 30. */
  readonly small?: boolean | undefined;
};

/** The tag on a bag, lying down: its number, or which of the bags it is where none was written down. */
export function BagTag({ children, small = false }: BagTagProps) {
  const height = small ? 26 : 30;
  // The hole and its margin, then what the words take: digits are as wide as each other.
  const width = Math.max(small ? 58 : 64, Math.round(27 + [...children].length * (small ? 7.4 : 8.4)));
  const path = `M8.5 .75H${width - 5}a4 4 0 0 1 4 4V${height - 4.75}a4 4 0 0 1-4 4H8.5L.75 ${height - 8.5}V8.5z`;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.tag}
      role="img"
      aria-label={children}
    >
      <path d={path} className={styles.paper} />
      <circle cx="11" cy={height / 2} r="2.6" className={styles.hole} />
      <text x={(width + 15) / 2} y={height / 2 + 5} textAnchor="middle" fontSize={small ? 13 : 15} aria-hidden>
        {children}
      </text>
    </svg>
  );
}
