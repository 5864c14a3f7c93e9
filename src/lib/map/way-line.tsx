import type { MapCamera, MapPlace } from './map-types.ts';
import { pixelFromMiddle } from './mercator.ts';
import styles from './map-view.module.css';

type WayLineProps = { readonly way: readonly MapPlace[]; readonly camera: MapCamera };

/**
 * A way on foot: dots from its start to its end, in px from the map's middle. One that only knows its two ends is a
 * hairline: no one walks through houses.
 */
export function WayLine({ way, camera }: WayLineProps) {
  const points = way
    .map((place) => pixelFromMiddle(place, camera))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
  return (
    <svg className={styles.way} data-way={way.length > 2 ? 'streets' : 'straight'} aria-hidden>
      <polyline points={points} />
      <polyline points={points} />
    </svg>
  );
}
