import { type ReactNode, useMemo } from 'react';
import { OwnPlace } from '#web/ui/pin/own-place.tsx';
import type { ClusterItem, Clusters } from './clusters.ts';
import type { MapCamera, MapPlace, MapViewProps } from './map-types.ts';
import { boundsOf, pixelFromMiddle, type Size } from './mercator.ts';
import { WayLine } from './way-line.tsx';
import styles from './map-view.module.css';

type PinsLayerProps = Pick<
  MapViewProps,
  'points' | 'selectedId' | 'renderPin' | 'renderCluster' | 'ownPlace' | 'way' | 'panel'
> & {
  readonly camera: MapCamera;
  readonly size: Size;
  readonly clusters: Clusters;
  readonly onOpenCluster: (item: Extract<ClusterItem, { kind: 'cluster' }>) => void;
};

/** Pins a little outside the map are there already when it moves. */
const margin = 120;

/** Pins, clusters, the own place, a way and the panel: our own markup over any provider's ground. */
export function PinsLayer(props: PinsLayerProps) {
  const { camera, size, clusters, points, selectedId, renderPin, renderCluster, ownPlace, way, panel, onOpenCluster } =
    props;
  const items = useMemo(
    () => clusters.itemsIn(boundsOf(camera, { width: size.width + margin, height: size.height + margin }), camera.zoom),
    [clusters, camera, size],
  );
  const selected = points.find(({ id }) => id === selectedId);
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
  return (
    <>
      {way && <WayLine way={way} camera={camera} />}
      {ownPlace && at('own', ownPlace.place, styles.own, <OwnPlace label={ownPlace.label} />)}
      {items.map((item) =>
        item.kind === 'point'
          ? at(item.point.id, item.point, styles.pin, renderPin(item.point.id))
          : at(
              `c${item.id}`,
              item,
              styles.pin,
              renderCluster(item.count, () => onOpenCluster(item)),
            ),
      )}
      {selected && at(selected.id, selected, styles.selected, renderPin(selected.id))}
      {panel && at('panel', panel.place, styles.panel, panel.content)}
    </>
  );
}
