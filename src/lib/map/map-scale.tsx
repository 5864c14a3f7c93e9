import type { MapCamera } from './map-types.ts';
import { metresPerPixel } from './mercator.ts';
import styles from './map-view.module.css';

const steps = [50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const widest = 96;

/** A length on the ground in round metres, at most 96 px long. */
export function MapScale({ camera }: { readonly camera: MapCamera }) {
  const perPixel = metresPerPixel(camera);
  const metres = steps.findLast((step) => step / perPixel <= widest) ?? 50;
  return (
    <p className={styles.scale} aria-hidden style={{ width: metres / perPixel }}>
      {metres < 1000 ? `${metres} m` : `${metres / 1000} km`}
    </p>
  );
}
