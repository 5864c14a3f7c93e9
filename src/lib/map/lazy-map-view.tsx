import { lazy, Suspense, useEffect, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { MapViewProps } from './map-types.ts';
import styles from './map-view.module.css';

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

/** The map, fetched after the page has come to life; the plain ground of its colours stands in its place before. */
export function LazyMapView(props: MapViewProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const plain = <div className={cx(styles.map, props.className)} role="region" aria-label={props.words.map} />;
  return isAlive ? (
    <Suspense fallback={plain}>
      <MapView {...props} />
    </Suspense>
  ) : (
    plain
  );
}
