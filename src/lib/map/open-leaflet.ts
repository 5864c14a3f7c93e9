import * as leaflet from 'leaflet';
import type { MapCamera, SurfaceProps } from './map-types.ts';
import styles from './map-view.module.css';

type OpenLeaflet = Omit<SurfaceProps, 'children'> & {
  /** Whether tiles come. */
  readonly tiles: Promise<boolean>;
};

/** Makes an element a map of Leaflet's, which stands where the still one stood; answers how to take it away again. */
export function openLeaflet(
  element: HTMLElement,
  { settings, camera, minZoom, maxZoom, tiles, ...on }: OpenLeaflet,
): () => void {
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
  void tiles.then((come) => {
    if (gone || !come) return;
    const layer = leaflet.tileLayer(settings.tilesUrl, { minZoom, maxZoom: 19, className: styles.tiles ?? '' });
    layer.once('load', () => gone || on.onStill(null)).addTo(map);
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
}
