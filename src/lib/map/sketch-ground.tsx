import { useEffect, useState } from 'react';
import type { MapCamera, MapPlace } from './map-types.ts';
import { covers, reach } from './framing.ts';
import { pixelFromMiddle, type Size } from './mercator.ts';
import { orderSketch } from './order-sketch.ts';
import styles from './map-view.module.css';

type SketchGroundProps = {
  readonly camera: MapCamera;
  readonly size: Size;
  /** No name is written under them. */
  readonly points: readonly MapPlace[];
  /** A person moves the map, or is about to. */
  readonly isMoving: boolean;
};

type Drawn = Size & { readonly camera: MapCamera; readonly svg: string };

const noReach = { across: 1, down: 1 };
/** So long, in ms, a moved map rests before it is drawn anew. */
const settled = 90;

/** The drawn ground of a city that we know, for when no tile comes; plain land anywhere else. */
export function SketchGround({ camera, size, points, isMoving }: SketchGroundProps) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isWanted = true;
    const isMoved = drawn !== null && drawn.camera !== camera && covers(drawn, camera, size);
    const timer = setTimeout(
      () => void draw(camera, size, points, isMoving ? reach : noReach).then((done) => isWanted && setDrawn(done)),
      isMoved ? settled : 0,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was drawn asks for nothing anew
  }, [camera, size, points, isMoving]);
  if (drawn === null) return null;
  const { x, y } = pixelFromMiddle(drawn.camera, camera);
  const scale = 2 ** (camera.zoom - drawn.camera.zoom);
  return (
    <div
      aria-hidden
      className={styles.sketch}
      style={{
        transform: `translate(${x}px, ${y}px) scale(${scale}) translate(${-drawn.width / 2}px, ${-drawn.height / 2}px)`,
      }}
      dangerouslySetInnerHTML={{ __html: drawn.svg }}
    />
  );
}

/** A tag's middle lies so far over the place it points to. */
const tagMiddle = 22;

async function draw(camera: MapCamera, size: Size, points: readonly MapPlace[], times: typeof reach): Promise<Drawn> {
  const width = Math.round(size.width * times.across);
  const height = Math.round(size.height * times.down);
  const keepFree = points.map((point) => {
    const { x, y } = pixelFromMiddle(point, camera);
    return [x + width / 2, y + height / 2 - tagMiddle] as const;
  });
  const view = { lat: camera.latitude, lng: camera.longitude, zoom: camera.zoom, width, height };
  return { camera, width, height, svg: await orderSketch({ view, keepFree }) };
}
