import * as leaflet from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapCamera, SurfaceProps } from './map-types.ts';
import { worldPixel } from './mercator.ts';
import styles from './map-view.module.css';

/** A tile that has not come by then is not waited for. */
const TIMEOUT_MS = 4000;

function tileAddress(template: string, { zoom, ...place }: MapCamera): string {
  const { x, y } = worldPixel(place, zoom);
  const values = { z: zoom, x: Math.floor(x / 256), y: Math.floor(y / 256), s: 'a', r: '' };
  return template.replace(/\{(\w)\}/g, (_, key: keyof typeof values) => String(values[key] ?? ''));
}

/** Whether the tile server answers: one tile, so that a machine without a network asks once and not for every tile. */
function tileComes(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    const answer = (comes: boolean) => () => {
      clearTimeout(timer);
      resolve(comes);
    };
    image.addEventListener('load', answer(true));
    image.addEventListener('error', answer(false));
    image.src = address;
  });
}

/** Raster tiles by Leaflet. */
export function LeafletSurface({ settings, camera, minZoom, maxZoom, children, ...on }: SurfaceProps) {
  const ground = useRef<HTMLDivElement>(null);
  const open = useEffectEvent((element: HTMLDivElement) => {
    const map = leaflet.map(element, {
      center: [camera.latitude, camera.longitude],
      zoom: camera.zoom,
      minZoom,
      maxZoom,
      zoomControl: false,
      attributionControl: false,
      // Pins lie in a layer of their own: they and the ground change zoom together, in one step.
      zoomAnimation: false,
      fadeAnimation: false,
      // The map's own size is watched, which is no move by hand; Leaflet would tell a turned phone as one.
      trackResize: false,
      inertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    const look = (): MapCamera => {
      const { lat, lng } = map.getCenter();
      return { latitude: lat, longitude: lng, zoom: map.getZoom() };
    };
    let gone = false;
    map.on('move', () => on.onMove(look()));
    map.on('moveend', () => on.onMoveEnd(look()));
    void tileComes(tileAddress(settings.tilesUrl, look())).then((comes) => {
      if (gone) return;
      if (!comes) return on.onNoGround();
      leaflet.tileLayer(settings.tilesUrl, { minZoom, maxZoom: 19, className: styles.tiles ?? '' }).addTo(map);
    });
    on.onReady({
      camera: look,
      setCamera: ({ latitude, longitude, zoom }, animate) =>
        map.setView([latitude, longitude], zoom, { animate: animate && zoom === map.getZoom(), duration: 0.2 }),
      resize: () => map.invalidateSize({ animate: false, pan: false }),
    });
    return () => {
      gone = true;
      map.remove();
    };
  });
  useEffect(() => (ground.current === null ? undefined : open(ground.current)), []);
  return (
    <div ref={ground} className={styles.ground}>
      {children}
    </div>
  );
}
