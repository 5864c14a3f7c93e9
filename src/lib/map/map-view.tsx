import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '#web/ui/cx.ts';
import { type Cluster, createClusters } from './clusters.ts';
import { fitting, revealing } from './framing.ts';
import { LeafletSurface } from './leaflet-surface.tsx';
import { MapScale } from './map-scale.tsx';
import type { MapCamera, MapSurface, MapViewProps } from './map-types.ts';
import styles from './map-view.module.css';
import { boundsOf } from './mercator.ts';
import { PinsLayer } from './pins-layer.tsx';
import { SketchGround } from './sketch-ground.tsx';
import { StillTiles } from './still-tiles.tsx';
import { useCamera } from './use-camera.ts';
import { useSize } from './use-size.ts';

const grounds = {
  maplibre: async () => ({ default: (await import('./maplibre-surface.tsx')).MapLibreSurface }),
  google: async () => ({ default: (await import('./google-surface.tsx')).GoogleSurface }),
};
const surfaces = { leaflet: LeafletSurface, maplibre: lazy(grounds.maplibre), google: lazy(grounds.google) };

/** Resolves when a provider's ground has come, and when it does not come. */
export const loadGround = async (provider: keyof typeof surfaces): Promise<unknown> =>
  provider === 'leaflet' ? undefined : grounds[provider]().catch(() => {});

/** Room around what an opened cluster shows, in px. */
const openInsets = { top: 60, right: 60, bottom: 60, left: 60 };

/**
 * A map with our own pins over any provider's ground; in screens use `LazyMapView`. Without a ground it shows a drawn
 * sketch of the cities we know, and says so.
 */
export function MapView(props: MapViewProps) {
  const { settings, center, zoom, frame, minZoom = 13, maxZoom = 17, points, selectedId, words } = props;
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<MapSurface | null>(null);
  const ownMove = useRef(false);
  const size = useSize(root, () => {
    // A window of another size moves nothing by hand: what the ground says of it comes at once.
    const before = ownMove.current;
    ownMove.current = true;
    surface.current?.resize();
    ownMove.current = before;
  });
  const [hasGround, setHasGround] = useState(true);
  const [isMoving, setMoving] = useState(false);
  const [still, setStill] = useState<string | null>(null);
  const toFocus = useRef<string | null>(null);
  const { layer, camera, follow, settle } = useCamera({ ...center, zoom });
  const { gatherWithin = 40 } = props;
  const alone = (props.alone ?? []).join(' ');
  const dots = (props.dots ?? []).join(' ');
  const fixed = selectedId ?? null;
  const clusters = useMemo(
    () =>
      createClusters(points, {
        minZoom,
        maxZoom,
        radius: gatherWithin,
        fixed,
        alone: new Set(alone.split(' ')),
        dots: new Set(dots.split(' ')),
      }),
    [points, fixed, alone, dots, minZoom, maxZoom, gatherWithin],
  );
  const within = (value: number) => Math.min(maxZoom, Math.max(minZoom, value));
  // The ground is opened once and keeps its first handlers: they ask for what is current.
  const current = useRef({ follow, size, onMove: props.onMove, covered: props.covered });
  useLayoutEffect(() => {
    current.current = { follow, size, onMove: props.onMove, covered: props.covered };
  });
  const arrive = (to: MapCamera, byUser: boolean) => {
    settle(to);
    const { size: seen, covered, onMove } = current.current;
    onMove?.({ camera: to, bounds: boundsOf(to, seen, covered), byUser });
  };
  const go = (to: MapCamera, animate: boolean) => {
    // Before the ground has come, the pins are all that moves.
    if (surface.current === null) return arrive(to, false);
    ownMove.current = true;
    surface.current.setCamera(to, animate && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  };
  const now = () => surface.current?.camera() ?? camera;

  useImperativeHandle(props.controls, () => ({
    zoomIn: () => go({ ...now(), zoom: within(now().zoom + 1) }, true),
    zoomOut: () => go({ ...now(), zoom: within(now().zoom - 1) }, true),
    panTo: (place) => go({ ...place, zoom: now().zoom }, true),
    reveal: (place, insets) => go(revealing(place, now(), size, insets), true),
    fit: (places, insets) => {
      const to = fitting(places, size, insets, minZoom, maxZoom);
      if (to !== null) go(to, false);
    },
  }));

  const { onReady } = props;
  const isMeasured = size.width > 0;
  const tellFirst = useEffectEvent(() => arrive(camera, false));
  useEffect(() => {
    if (!isMeasured) return;
    onReady?.();
    tellFirst();
  }, [isMeasured, onReady]);

  const shown = useRef(center);
  useEffect(() => {
    if (shown.current === center) return;
    shown.current = center;
    go({ ...center, zoom }, false);
  });
  const framed = useRef<MapViewProps['frame']>(null);
  useEffect(() => {
    if (!frame || framed.current === frame || size.width === 0) return;
    framed.current = frame;
    const to = fitting(frame.places, size, frame.insets, minZoom, maxZoom);
    if (to !== null) go(to, false);
  });
  useEffect(() => {
    const id = toFocus.current;
    if (id === null) return;
    const pin = layer.current?.querySelector<HTMLElement>(`[data-pin="${id}"] button`);
    if (!pin) return;
    toFocus.current = null;
    pin.focus({ preventScroll: true });
  });

  const [handlers] = useState(() => ({
    onReady: (ready: MapSurface) => {
      surface.current = ready;
      setMoving(true);
    },
    onMove: (to: MapCamera) => current.current.follow(to),
    onMoveEnd: (to: MapCamera) => {
      const byUser = !ownMove.current;
      ownMove.current = false;
      arrive(to, byUser);
    },
    onNoGround: () => setHasGround(false),
    onStill: setStill,
  }));
  /** As near as parts it and no nearer, and the own place stays in view where both fit. */
  const openCluster = (item: Cluster) => {
    toFocus.current = item.points[0]?.id ?? null;
    const nearer = within(clusters.zoomToOpen(item, now().zoom));
    const own = props.ownPlace?.place;
    const both = own === undefined ? null : fitting([own, ...item.points], size, openInsets, minZoom, nearer);
    go(both?.zoom === nearer ? both : { latitude: item.latitude, longitude: item.longitude, zoom: nearer }, true);
  };
  const opener = useRef(openCluster);
  useLayoutEffect(() => {
    opener.current = openCluster;
  });
  const [onOpenCluster] = useState(() => (item: Cluster) => opener.current(item));
  const { renderPin, renderCluster, ownPlace, way, panel, covered } = props;
  const Surface = surfaces[settings.provider];
  const pins = (
    <div ref={layer} className={styles.layer}>
      {!hasGround && size.width > 0 && <SketchGround camera={camera} size={size} points={points} isMoving={isMoving} />}
      {still !== null && size.width > 0 && <StillTiles template={still} camera={camera} size={size} />}
      {size.width > 0 && (
        <PinsLayer
          {...{ selectedId, renderPin, renderCluster, ownPlace, way, panel, covered }}
          {...{ camera, size, clusters, onOpenCluster }}
        />
      )}
    </div>
  );
  return (
    <div ref={root} className={cx(styles.map, props.className)} role="region" aria-label={words.map}>
      <Suspense fallback={<div className={styles.ground}>{pins}</div>}>
        <Surface settings={settings} camera={camera} minZoom={minZoom} maxZoom={maxZoom} {...handlers}>
          {pins}
        </Surface>
      </Suspense>
      {!props.withoutScale && <MapScale camera={camera} />}
      <p className={styles.source}>
        {!hasGround ? (
          words.schematic
        ) : settings.provider === 'google' ? null : (
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
            © OpenStreetMap
          </a>
        )}
      </p>
    </div>
  );
}
