import { memo, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { OwnPlace } from '#web/ui/pin/own-place.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Cluster, ClusterItem, Clusters } from './clusters.ts';
import type { MapCamera, MapPlace, MapViewProps } from './map-types.ts';
import { pixelFromMiddle, seenBounds, type Size } from './mercator.ts';
import { WayLine } from './way-line.tsx';
import styles from './map-view.module.css';

type PinsLayerProps = Pick<
  MapViewProps,
  'selectedId' | 'renderPin' | 'renderCluster' | 'ownPlace' | 'way' | 'panel' | 'covered'
> & {
  readonly camera: MapCamera;
  readonly size: Size;
  readonly clusters: Clusters;
  readonly onOpenCluster: (item: Cluster) => void;
};

/** Pins a little outside the map are there already when it moves. */
const margin = 120;

/** A tag of which less than this, in px, looks out from under what covers the map can't be pressed: it is not there. */
const leastSeen = 28;

/** A tag stands so high over its place, in px. */
const tagHeight = 45;

/** A press that moved farther than this, in px, was a drag of the map. */
const clickReach = 6;

/**
 * Pins, clusters, the own place, a way and the panel: our own markup inside any provider's ground, so that a drag or a
 * wheel that starts on a pin moves the map. Pins keep their places in the document while their states change: moving
 * one would take the focus from it.
 */
export const PinsLayer = memo(function PinsLayer(props: PinsLayerProps) {
  const { camera, size, clusters, selectedId, renderPin, renderCluster, ownPlace, way, panel, onOpenCluster } = props;
  const { top = 0, bottom = 0 } = props.covered ?? {};
  const around = useMemo(
    () =>
      clusters.itemsIn(seenBounds(camera, { width: size.width + margin, height: size.height + margin }), camera.zoom),
    [clusters, camera, size],
  );
  const isCovered = (item: ClusterItem): boolean => {
    if (item.kind === 'point' && item.point.id === selectedId) return false;
    const at = pixelFromMiddle(item.kind === 'point' ? item.point : item, camera).y + size.height / 2;
    return (top > 0 && at < top + leastSeen) || (bottom > 0 && at - tagHeight > size.height - bottom - leastSeen);
  };
  const items = around.filter((item) => !isCovered(item));
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const press = ({ clientX, clientY }: PointerEvent) => {
    pressed.current = { x: clientX, y: clientY };
  };
  const click = (event: MouseEvent) => {
    const from = pressed.current;
    pressed.current = null;
    // A click by key comes from nowhere.
    if (from === null || event.detail === 0) return;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < clickReach) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const at = (key: string, place: MapPlace, kind: string | undefined, content: ReactNode) => {
    const { x, y } = pixelFromMiddle(place, camera);
    return (
      <div
        key={key}
        className={kind}
        data-pin={key}
        style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
      >
        {content}
      </div>
    );
  };
  const selectedClass = cx(styles.pin, styles.selected);
  return (
    <div className={styles.pins} onPointerDownCapture={press} onClickCapture={click}>
      {way && <WayLine way={way} camera={camera} />}
      {ownPlace && at('own', ownPlace.place, styles.own, <OwnPlace label={ownPlace.label} />)}
      {items.map((item) =>
        item.kind === 'point'
          ? at(
              item.point.id,
              item.point,
              item.point.id === selectedId ? selectedClass : styles.pin,
              renderPin(item.point.id),
            )
          : at(
              `${item.latitude},${item.longitude}`,
              item,
              styles.pin,
              renderCluster(
                item.points.map(({ id }) => id),
                () => onOpenCluster(item),
              ),
            ),
      )}
      {panel && at('panel', panel.place, styles.panel, <StillPanel>{panel.content}</StillPanel>)}
    </div>
  );
});

const movesMap = ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'dblclick'] as const;

/** What lies over the map and is no part of it: pressing and scrolling in it does not move the map. */
function StillPanel({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const stop = (event: Event) => event.stopPropagation();
    for (const name of movesMap) element?.addEventListener(name, stop, { passive: true });
    return () => {
      for (const name of movesMap) element?.removeEventListener(name, stop);
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
