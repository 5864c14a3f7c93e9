import styles from './bag-shelf.module.css';

const colours = ['red', 'sage', 'rust', 'cream', 'straw', 'mint', 'blue', 'plum'] as const;
const perRow = 25;
const step = 12;
const rowHeight = 30;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: (typeof colours)[number];
}

/** Fifty spots on two boards, always the same bags in them. */
const spots: readonly Spot[] = Array.from({ length: 2 * perRow }, (_, index) => ({
  x: (index % perRow) * step + 1,
  y: Math.floor(index / perRow) * rowHeight + 24,
  height: 12 + ((index * 7) % 5),
  colour: colours[(index * 3) % colours.length] ?? 'red',
}));

/** The bags that find room, on the shelf of the shop; the free spots are dashed. The number next to it says the same. */
export function BagShelf({ count }: { readonly count: number }) {
  return (
    <svg viewBox={`0 0 ${perRow * step} ${2 * rowHeight}`} className={styles.shelf} aria-hidden>
      {spots.map(({ x, y, height, colour }, index) =>
        index < count ? (
          <g key={index} className={styles[colour]}>
            <path className={styles.handle} d={`M${x + 3} ${y - height}v-3h4v3`} />
            <rect x={x} y={y - height} width={10} height={height} rx={1.5} />
            <path className={styles.bands} d={`M${x + 3} ${y - height}v${height}M${x + 7} ${y - height}v${height}`} />
          </g>
        ) : (
          <rect key={index} className={styles.free} x={x + 0.5} y={y - 12} width={9} height={12} rx={1.5} />
        ),
      )}
      {[0, 1].map((row) => (
        <rect
          key={row}
          className={styles.board}
          x={0}
          y={row * rowHeight + 24}
          width={perRow * step}
          height={2.5}
          rx={1}
        />
      ))}
    </svg>
  );
}
