import { useEffect, useState } from 'react';
import { sketchedCityNear, sketchFor } from '#web/drawings/map/sketch-for.ts';
import type { MapCamera, MapPlace } from './map-types.ts';
import { pixelFromMiddle, type Size } from './mercator.ts';
import styles from './map-view.module.css';

type SketchGroundProps = {
  readonly camera: MapCamera;
  readonly size: Size;
  /** No name is written under them. */
  readonly points: readonly MapPlace[];
};

/** How much larger than the map it is drawn, so that a drag does not show its edge at once. */
const reach = 1.5;
const settled = 90;

/** The drawn ground of a city that we know, for when no tile comes; plain land anywhere else. */
export function SketchGround({ camera, size, points }: SketchGroundProps) {
  const [drawn, setDrawn] = useState(() => draw(camera, size, points));
  useEffect(() => {
    const timer = setTimeout(
      () => setDrawn(draw(camera, size, points)),
      drawn.camera.zoom === camera.zoom ? settled : 0,
    );
    return () => clearTimeout(timer);
  }, [camera, size, points, drawn.camera.zoom]);
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

function draw(camera: MapCamera, size: Size, points: readonly MapPlace[]) {
  const city = sketchedCityNear([camera.latitude, camera.longitude]);
  const view = {
    lat: camera.latitude,
    lng: camera.longitude,
    zoom: camera.zoom,
    width: Math.round(size.width * reach),
    height: Math.round(size.height * reach),
  };
  const keepFree = points.map((point) => {
    const { x, y } = pixelFromMiddle(point, camera);
    return [x + view.width / 2, y + view.height / 2 - tagMiddle] as const;
  });
  return {
    camera,
    width: view.width,
    height: view.height,
    svg: city === null ? '' : sketchFor(city, view, { keepFree }),
  };
}
