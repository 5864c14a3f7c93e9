import { BedDouble, Clock, Map as MapIcon, Star, Tag, type LucideIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { BestReason } from '#shared/cms/best-places.ts';
import { formatRating } from '#web/lib/format/number.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { LazyMapView } from '#web/lib/map/lazy-map-view.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ClusterPin } from '#web/ui/pin/cluster-pin.tsx';
import { MapPin } from '#web/ui/pin/map-pin.tsx';
import type { Guide } from './guide-types.ts';
import styles from './guide-map.module.css';

const icons: Readonly<Record<BestReason, LucideIcon>> = {
  cheapest: Tag,
  bestRated: Star,
  alwaysOpen: Clock,
  mostRoom: BedDouble,
};

/** Px between tags: about a place no tag hides another; of a whole city, as many are shown as can be pressed. */
const apart = { place: 66, city: 46 };

/** On a phone the way to the whole map lies over the map's foot. */
const covered = { top: 0, right: 0, bottom: 64, left: 0 };
const isNarrow = (): boolean => typeof document !== 'undefined' && matchMedia('(width <= 600px)').matches;

interface GuideMapProps {
  readonly guide: Guide;
  /** The page's own place, in the middle of the map. */
  readonly place: string | undefined;
}

/** The locations around with whole prices, and the best four, each for another reason. */
export function GuideMap({ guide, place }: GuideMapProps) {
  const t = useTexts('guide');
  const locale = useLocale();
  const { stay, zone, city, center } = guide;
  const query = new URLSearchParams({
    q: place === undefined ? city.name : `${place}, ${city.name}`,
    lat: String(center.latitude),
    lng: String(center.longitude),
    from: stay.dropOffAt,
    to: stay.pickUpAt,
    bags: String(guide.bagsCount),
  }).toString();
  return (
    <section className={styles.section} aria-labelledby="map">
      <div className={styles.head}>
        <h2 id="map">{t('mapTitle')}</h2>
        <p>
          {t('mapNote', {
            bags: guide.bagsCount,
            day: formatLocalDay(localDateOf(stay.dropOffAt, zone), locale),
            from: formatClock(stay.dropOffAt, zone, locale),
            to: formatClock(stay.pickUpAt, zone, locale),
          })}
        </p>
      </div>
      <Card pad={0} className={styles.card}>
        <div className={styles.map}>
          <Pins guide={guide} place={place} query={query} />
          <AppLink to={`/map?${query}`} className={buttonClass({ size: 48, className: styles.open })}>
            <Icon of={MapIcon} />
            {t('openMapWith', { count: city.locations })}
          </AppLink>
        </div>
        <div className={styles.best}>
          <h3>{t('best')}</h3>
          <ul>
            {guide.best.map((each) => (
              <li key={each.slug}>
                <AppLink to={`/map/${each.slug}?${query}`} className={styles.place}>
                  <ListingThumb listing={each.thumb} size={72} />
                  <span className={styles.words}>
                    <span className={styles.reason}>
                      <Icon of={icons[each.reason]} size={14} />
                      {t(each.reason)}
                    </span>
                    <span className={styles.name}>{each.thumb.name}</span>
                    <span className={styles.soft}>
                      {each.near === null
                        ? each.address
                        : t('walkFrom', {
                            place: each.near.name,
                            minutes: each.near.minutes,
                          })}
                    </span>
                    <span className={styles.soft}>
                      {each.rating !== null && (
                        <>
                          <Star aria-hidden size={13} strokeWidth={0} className={styles.star} />
                          <b>{formatRating(each.rating, locale)}</b> ({each.reviewsCount})
                        </>
                      )}
                    </span>
                  </span>
                  <span className={styles.price}>{formatMoney(each.price, locale)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </section>
  );
}

function Pins({ guide, place, query }: GuideMapProps & { readonly query: string }) {
  const t = useTexts('guide');
  const locale = useLocale();
  const site = useSite();
  const router = useRouter();
  const [selected, select] = useState<string | null>(null);
  const bySlug = useMemo(() => new Map(guide.markers.map((marker) => [marker.slug, marker])), [guide]);
  const points = useMemo(() => guide.markers.map(({ slug, ...at }) => ({ ...at, id: slug })), [guide]);
  const go = (slug: string) => {
    select(slug);
    void router.history.push(`/map/${slug}?${query}`);
  };
  return (
    <LazyMapView
      className={styles.view}
      settings={site.map}
      center={guide.center}
      gatherWithin={place === undefined ? apart.city : apart.place}
      zoom={place === undefined ? 14 : 15}
      points={points}
      selectedId={selected}
      covered={isNarrow() ? covered : undefined}
      ownPlace={place === undefined ? null : { place: guide.center, label: place }}
      renderPin={(slug) => {
        const marker = bySlug.get(slug);
        if (marker === undefined) return null;
        const price = formatMoney(marker.price, locale);
        return (
          <MapPin
            text={price}
            label={t(marker.available ? 'pinOpen' : 'pinClosed', {
              name: marker.name,
              price,
            })}
            state={marker.available ? 'available' : 'unavailable'}
            onClick={() => go(slug)}
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
      words={{
        map: t('mapLabel', { city: guide.city.name }),
        schematic: t('schematic'),
      }}
    />
  );
}
