import type { MapCamera } from './map-types.ts';
import { type Size, worldPixel } from './mercator.ts';
import styles from './map-view.module.css';
import { tileAddress, tileSize } from './tile-address.ts';

type StillTilesProps = {
  readonly template: string;
  readonly camera: MapCamera;
  readonly size: Size;
};

/** The tiles that a map of this size shows, each in its place from the middle. */
export function StillTiles({ template, camera, size }: StillTilesProps) {
  const { zoom } = camera;
  const middle = worldPixel(camera, zoom);
  const count = 2 ** zoom;
  const along = (at: number, length: number): readonly number[] => {
    const first = Math.floor((at - length / 2) / tileSize);
    const last = Math.floor((at + length / 2) / tileSize);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const rows = along(middle.y, size.height).filter((y) => y >= 0 && y < count);
  return (
    <div aria-hidden className={styles.still}>
      {rows.flatMap((y) =>
        along(middle.x, size.width).map((x) => (
          <img
            key={`${zoom} ${x} ${y}`}
            src={tileAddress(template, zoom, { x: ((x % count) + count) % count, y })}
            alt=""
            draggable={false}
            width={tileSize}
            height={tileSize}
            style={{
              transform: `translate(${Math.round(x * tileSize - middle.x)}px, ${Math.round(y * tileSize - middle.y)}px)`,
            }}
          />
        )),
      )}
    </div>
  );
}
