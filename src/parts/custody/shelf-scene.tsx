import { cx } from '#web/ui/cx.ts';
import styles from './shelf-scene.module.css';

const size = { width: 288, height: 150 };
const ground = size.height - 14;
const colours = ['#c4694a', '#2e5266', '#7c9a78', '#70303f'];
/** A suitcase, a bag, a backpack: width and height. */
const kinds = [
  { width: 58, height: 82 },
  { width: 71, height: 63 },
  { width: 52, height: 73 },
] as const;
const most = 5;

type ShelfSceneProps = {
  readonly bags: number;
  /** The numbers on their tags, as far as they were written down. */
  readonly tags: readonly string[];
  readonly label: string;
  readonly className?: string | undefined;
};

/** Bags on a wall's shelf with their tags, drawn; in the same colours by day and by night. */
export function ShelfScene({ bags, tags, label, className }: ShelfSceneProps) {
  const { width, height } = size;
  const shown = Math.min(Math.max(bags, 1), most);
  const slot = width / (shown + 0.4);
  const fit = Math.min(1, slot / 76);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
      className={cx(styles.scene, className)}
    >
      <rect width={width} height={height} className={styles.wall} />
      <path
        d={`M0 30H${width}M0 75H${width}M52 30V75M207 30V75M104 0V30M248 75V${ground}M144 75V${ground}`}
        className={styles.joints}
      />
      <rect y={ground} width={width} height="14" className={styles.board} />
      <rect y={ground} width={width} height="3" className={styles.shade} />
      {Array.from({ length: shown }, (_, at) => (
        <g key={at} transform={`translate(${slot * (at + 0.7)} ${ground}) scale(${fit})`}>
          <Bag at={at} tag={tags[at]} />
        </g>
      ))}
    </svg>
  );
}

/** One of the bags by itself, as it stands on the shelf; its words stand next to it. */
export function BagThumb({ at, className }: { readonly at: number; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 112 112" aria-hidden className={cx(styles.scene, className)}>
      <rect width="112" height="112" className={styles.wall} />
      <path d="M0 34H112M0 74H112M76 34V74M30 0V34M92 74V104" className={styles.joints} />
      <rect y="104" width="112" height="8" className={styles.board} />
      <g transform="translate(56 104)">
        <Bag at={at} tag={undefined} />
      </g>
    </svg>
  );
}

function Bag({ at, tag }: { readonly at: number; readonly tag: string | undefined }) {
  const { width, height } = kinds[at % kinds.length] ?? kinds[0];
  const [left, top] = [-width / 2, -4 - height];
  return (
    <>
      <path
        d={`M${-width * 0.2} ${top}v-12a5 5 0 0 1 5-5h${width * 0.4 - 10}a5 5 0 0 1 5 5v12`}
        className={styles.handle}
      />
      <rect x={left + 3} y={-6} width="11" height="6" rx="2" className={styles.wheel} />
      <rect x={-left - 14} y={-6} width="11" height="6" rx="2" className={styles.wheel} />
      <rect x={left} y={top} width={width} height={height} rx="6" fill={colours[at % colours.length]} />
      {at % kinds.length === 1 ? (
        <rect
          x={left + width * 0.15}
          y={top + height * 0.5}
          width={width * 0.7}
          height={height * 0.34}
          rx="5"
          className={styles.shade}
        />
      ) : (
        <path d={`M${-width * 0.24} ${top}v${height}M${width * 0.24} ${top}v${height}`} className={styles.straps} />
      )}
      {tag !== undefined && (
        <g transform={`translate(1 ${top + 2}) rotate(8) scale(0.88)`}>
          <path d="M0-4V12" className={styles.string} />
          <path d="M-20 18L-12 8H12L20 18V44a3 3 0 0 1-3 3H-17a3 3 0 0 1-3-3z" className={styles.tag} />
          <circle cy="16" r="3.2" className={styles.hole} />
          <text y="37" textAnchor="middle" aria-hidden>
            {[...tag].slice(-4).join('')}
          </text>
        </g>
      )}
    </>
  );
}
