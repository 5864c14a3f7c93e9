import { useEffect, useState } from 'react';
import { sketchedCityNear, sketchFor } from '#web/drawings/map/sketch-for.ts';
import type { MapCamera } from './map-types.ts';
import { pixelFromMiddle, type Size } from './mercator.ts';
import styles from './map-view.module.css';

type SketchGroundProps = { readonly camera: MapCamera; readonly size: Size };

/** How much larger than the map it is drawn, so that a drag does not show its edge at once. */
const reach = 1.5;
const settled = 90;

/** The drawn ground of a city that we know, for when no tile comes; plain land anywhere else. */
export function SketchGround({ camera, size }: SketchGroundProps) {
  const [drawn, setDrawn] = useState(() => draw(camera, size));
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(draw(camera, size)), drawn.camera.zoom === camera.zoom ? settled : 0);
    return () => clearTimeout(timer);
  }, [camera, size, drawn.camera.zoom]);
  const { x, y } = pixelFromMiddle(drawn.camera, camera);
  const scale = 2 ** (camera.zoom - drawn.camera.zoom);
  return (
    <div
      aria-hidden
      className={styles.sketch}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale}) translate(-50%, -50%)` }}
      dangerouslySetInnerHTML={{ __html: drawn.svg }}
    />
  );
}

function draw(camera: MapCamera, size: Size) {
  const city = sketchedCityNear([camera.latitude, camera.longitude]);
  const view = {
    lat: camera.latitude,
    lng: camera.longitude,
    zoom: camera.zoom,
    width: Math.round(size.width * reach),
    height: Math.round(size.height * reach),
  };
  return { camera, svg: city === null ? '' : sketchFor(city, view) };
}
