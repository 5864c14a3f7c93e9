import { lazy } from 'react';
import { Late } from '#web/lib/late.tsx';
import { cx } from '#web/ui/cx.ts';
import type { MapViewProps } from './map-types.ts';
import styles from './map-view.module.css';
import { useIsAlive } from './use-is-alive.ts';

/** So long, in ms, pins wait for their ground: those that come a moment before it would be drawn a second time inside it. */
const patience = 150;

const viewOn = (provider: MapViewProps['settings']['provider']) =>
  lazy(async () => {
    const { MapView, loadGround } = await import('./map-view.tsx');
    const lateEnough = new Promise((resolve) => {
      setTimeout(resolve, patience);
    });
    await Promise.race([loadGround(provider), lateEnough]);
    return { default: MapView };
  });

const views = { leaflet: viewOn('leaflet'), maplibre: viewOn('maplibre'), google: viewOn('google') };

/** The map, fetched after the page has come to life; the plain ground of its colours stands in its place before. */
export function LazyMapView(props: MapViewProps) {
  const View = views[props.settings.provider];
  const plain = <div className={cx(styles.map, props.className)} role="region" aria-label={props.words.map} />;
  return useIsAlive() ? (
    <Late instead={plain}>
      <View {...props} />
    </Late>
  ) : (
    plain
  );
}
