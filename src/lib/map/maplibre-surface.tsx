import { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapCamera, SurfaceProps } from './map-types.ts';
import styles from './map-view.module.css';

/** MapLibre counts zooms in tiles of 512 px: one less than all other maps here. */
const zoomOffset = 1;

/** Vector tiles by MapLibre, from the style that a setting names. */
export function MapLibreSurface({ settings, camera, minZoom, maxZoom, children, ...on }: SurfaceProps) {
  const ground = useRef<HTMLDivElement>(null);
  const [inner, setInner] = useState<HTMLElement | null>(null);
  const open = useEffectEvent((element: HTMLDivElement) => {
    const map = new LibreMap({
      container: element,
      style: settings.styleUrl ?? { version: 8, sources: {}, layers: [] },
      center: [camera.longitude, camera.latitude],
      zoom: camera.zoom - zoomOffset,
      minZoom: minZoom - zoomOffset,
      maxZoom: maxZoom - zoomOffset,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      // The map's own size is watched, which is no move by hand.
      trackResize: false,
    });
    map.touchZoomRotate.disableRotation();
    const look = (): MapCamera => {
      const { lat, lng } = map.getCenter();
      return { latitude: lat, longitude: lng, zoom: map.getZoom() + zoomOffset };
    };
    setInner(map.getCanvasContainer());
    let hasGround = false;
    map.on('move', () => on.onMove(look()));
    map.on('moveend', () => on.onMoveEnd(look()));
    map.on('load', () => {
      hasGround = true;
    });
    // The style or its tiles cannot be fetched; a single missing tile later is no reason to change the ground.
    map.on('error', () => hasGround || on.onNoGround());
    on.onReady({
      camera: look,
      setCamera: ({ latitude, longitude, zoom }, animate) => {
        const to = { center: [longitude, latitude] as [number, number], zoom: zoom - zoomOffset };
        if (animate) map.easeTo({ ...to, duration: 200 });
        else map.jumpTo(to);
      },
      resize: () => map.resize(),
    });
    return () => map.remove();
  });
  useEffect(() => (ground.current === null ? undefined : open(ground.current)), []);
  return (
    <div ref={ground} className={styles.ground}>
      {inner && createPortal(children, inner)}
    </div>
  );
}
