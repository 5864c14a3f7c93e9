import { LocateFixed } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { formatMoney } from '#web/lib/format/money.ts';
import { LazyMapView } from '#web/lib/map/lazy-map-view.tsx';
import type { MapControls } from '#web/lib/map/map-types.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { GpsNotes } from '#web/parts/place-picker/gps-notes.tsx';
import { useLocate } from '#web/parts/place-picker/use-locate.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { ZoomButtons } from '#web/ui/button/zoom-buttons.tsx';
import { ClusterPin } from '#web/ui/pin/cluster-pin.tsx';
import { MapPin } from '#web/ui/pin/map-pin.tsx';
import type { Guide } from './guide-types.ts';
import styles from './guide-stage.module.css';

/** Px between tags: about a place no tag hides another; of a whole city, as many are shown as can be pressed. */
const apart = { place: 66, city: 46 };

interface GuideStageProps {
  readonly guide: Guide;
  /** The page's own place, in the middle of the map. */
  readonly place: string | undefined;
  /** The page's place, stay and bags, as an address says them. */
  readonly query: string;
  /** The location whose tag stands out. */
  readonly selected: string | null;
}

/** The map of a guide: a tag leads to its location, where one is oneself to the whole map. */
export function GuideStage({ guide, place, query, selected }: GuideStageProps) {
  const t = useTexts('guide');
  const locale = useLocale();
  const site = useSite();
  const router = useRouter();
  const controls = useRef<MapControls>(null);
  const gps = useLocate(({ label, latitude, longitude }) => {
    const here = { q: label, lat: String(latitude), lng: String(longitude), gps: '1' };
    const search = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...here });
    router.history.push(`/map?${search}`);
  });
  const bySlug = useMemo(() => new Map(guide.markers.map((marker) => [marker.slug, marker])), [guide]);
  const points = useMemo(() => guide.markers.map(({ slug, ...at }) => ({ ...at, id: slug })), [guide]);
  return (
    <>
      <LazyMapView
        className={styles.view}
        settings={site.map}
        center={guide.center}
        gatherWithin={place === undefined ? apart.city : apart.place}
        zoom={place === undefined ? 14 : 15}
        points={points}
        selectedId={selected}
        ownPlace={place === undefined ? null : { place: guide.center, label: place }}
        renderPin={(slug) => {
          const marker = bySlug.get(slug);
          if (marker === undefined) return null;
          const price = formatMoney(marker.price, locale);
          return (
            <MapPin
              text={price}
              label={t(marker.available ? 'pinOpen' : 'pinClosed', { name: marker.name, price })}
              state={!marker.available ? 'unavailable' : slug === selected ? 'selected' : 'available'}
              onClick={() => router.history.push(`/map/${slug}?${query}`)}
            />
          );
        }}
        renderCluster={(slugs, open) => {
          const prices = slugs.flatMap((slug) => {
            const marker = bySlug.get(slug);
            return marker?.available ? [marker.price] : [];
          });
          const [lowest] = prices.toSorted((a, b) => a.minor - b.minor);
          const words =
            lowest === undefined ? t('clusterClosed') : t('clusterFrom', { price: formatMoney(lowest, locale) });
          return (
            <ClusterPin
              count={slugs.length}
              words={words}
              unavailable={lowest === undefined}
              label={t('cluster', { count: slugs.length, words })}
              onClick={open}
            />
          );
        }}
        controls={controls}
        withoutScale
        words={{ map: t('mapLabel', { city: guide.city.name }), schematic: t('schematic') }}
      />
      <div className={styles.notes}>
        <GpsNotes gps={gps} />
      </div>
      <div className={styles.furniture}>
        <IconButton
          look="floating"
          icon={LocateFixed}
          label={t('locate')}
          aria-busy={gps.state === 'waiting' || undefined}
          onClick={gps.locate}
        />
        <ZoomButtons
          words={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
          onZoom={(by) => (by > 0 ? controls.current?.zoomIn() : controls.current?.zoomOut())}
        />
      </div>
    </>
  );
}
