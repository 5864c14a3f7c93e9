import { useEffect, useEffectEvent, useRef } from 'react';
import type { SurfaceProps } from './map-types.ts';
import { worldPixel } from './mercator.ts';
import styles from './map-view.module.css';
import type { openLeaflet } from './open-leaflet.ts';
import { tileAddress, tileSize } from './tile-address.ts';
import { whenMoved } from './when-moved.ts';

/** A tile that has not come by then is not waited for. */
const TIMEOUT_MS = 4000;

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

/** Raster tiles: still ones, until a person is about to move the map and Leaflet takes over. */
export function LeafletSurface({ children, ...surface }: SurfaceProps) {
  const ground = useRef<HTMLDivElement>(null);
  const askForTile = useEffectEvent(() => {
    const { settings, camera } = surface;
    const { x, y } = worldPixel(camera, camera.zoom);
    const middle = { x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) };
    return tileComes(tileAddress(settings.tilesUrl, camera.zoom, middle));
  });
  const tell = useEffectEvent((tilesCome: boolean) =>
    tilesCome ? surface.onStill(surface.settings.tilesUrl) : surface.onNoGround(),
  );
  const open = useEffectEvent((opened: typeof openLeaflet, element: HTMLElement, tiles: Promise<boolean>) =>
    opened(element, { ...surface, tiles }),
  );
  useEffect(() => {
    const element = ground.current;
    if (element === null) return;
    let isGone = false;
    const tiles = askForTile();
    void tiles.then((come) => isGone || tell(come));
    let close = () => {};
    const stopWaiting = whenMoved(element, async () => {
      const { openLeaflet } = await import('./open-leaflet.ts');
      if (!isGone) close = open(openLeaflet, element, tiles);
    });
    return () => {
      isGone = true;
      stopWaiting();
      close();
    };
  }, []);
  return (
    <div ref={ground} className={styles.ground} tabIndex={0}>
      {children}
    </div>
  );
}
