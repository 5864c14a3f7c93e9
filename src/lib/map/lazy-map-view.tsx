import { lazy } from 'react';
import { Late } from '#web/lib/late/late.tsx';
import { cx } from '#web/ui/cx.ts';
import type { MapViewProps } from './map-types.ts';
import styles from './map-view.module.css';
import { useIsAlive } from './use-is-alive.ts';

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

/** The map, fetched after the page has come to life; the plain ground of its colours stands in its place before. */
export function LazyMapView(props: MapViewProps) {
  const plain = <div className={cx(styles.map, props.className)} role="region" aria-label={props.words.map} />;
  return useIsAlive() ? (
    <Late instead={plain}>
      <MapView {...props} />
    </Late>
  ) : (
    plain
  );
}
