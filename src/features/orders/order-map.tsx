import { Copy, Footprints, Maximize2, Navigation } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { placeIn } from '#shared/search/city-names.ts';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { readFilterCookie } from '#web/parts/filter/filter-cookie.ts';
import type { FilterPlace } from '#web/parts/filter/filter.ts';
import { formatDistance } from '#shared/search/format-distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { WayMap } from '#web/parts/listing/way-map.tsx';
import { WaySteps } from '#web/parts/listing/way-steps.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCopy } from '#web/parts/use-copy.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { OrderListing } from './order.ts';
import styles from './order-map.module.css';

export type OrderMapProps = { readonly listing: OrderListing };

/** Where the location is, with the way there in words and the way to get directions. */
export function OrderMap({ listing }: OrderMapProps) {
  const t = useTexts('orders');
  const place = useTexts('place');
  const locale = useLocale();
  const walk = useWalk(listing.id);
  const copy = useCopy();
  return (
    <div className={styles.card}>
      <WayMap
        className={styles.map}
        listing={listing}
        walk={walk && { ...walk, label: walk.label || t('yourPlace') }}
        words={{ map: t('mapOf', { name: listing.name }), schematic: t('schematic') }}
      />
      <a href={`/map/${listing.slug}`} aria-label={t('enlargeMap')} className={styles.enlarge}>
        <Icon of={Maximize2} size={18} />
      </a>
      <div className={styles.foot}>
        <p>
          <strong>
            {walk !== null && <Icon of={Footprints} size={16} />}
            {walk === null
              ? listing.name
              : walk.label === ''
                ? t('away', { distance: formatDistance(walk.distance, locale) })
                : t('awayFrom', { distance: formatDistance(walk.distance, locale), place: walk.label })}
          </strong>
          <span>
            {walk === null
              ? listing.address
              : t(walk.isEstimate ? 'onFoot' : 'onFootByStreets', { count: walk.minutes })}
          </span>
        </p>
        <Button
          variant="quiet"
          className={styles.copy}
          onClick={() => void copy(`${listing.name}, ${listing.address}`, t('addressCopied'))}
        >
          <Icon of={Copy} />
          {t('copyAddress')}
        </Button>
        <a
          href={directionsUrl(listing)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', className: styles.go })}
        >
          <Icon of={Navigation} />
          {t('directions')}
        </a>
      </div>
      <section className={styles.way}>
        <h2>{place('howToGetThere')}</h2>
        {listing.additionalInformation !== null && <p className={styles.note}>{listing.additionalInformation}</p>}
        <WaySteps listing={listing} searched={walk && { ...walk.place, distance: walk.distance }} />
      </section>
    </div>
  );
}

const never = () => () => {};

/** The place that was searched last. Only the browser knows it. */
function useSearchedPlace(): FilterPlace | null {
  const text = useSyncExternalStore(
    never,
    () => JSON.stringify(readFilterCookie()?.place ?? null),
    () => 'null',
  );
  return useMemo(() => JSON.parse(text) as FilterPlace | null, [text]);
}

/** The walk from the place that was searched last; null for none, or none near. */
function useWalk(listingId: string) {
  const place = useSearchedPlace();
  const locale = useLocale();
  const t = useTexts('orders');
  const toast = useToast();
  const walk = trpc.search.walk.useQuery(
    { from: { latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 }, listingId },
    { enabled: place !== null, staleTime: Infinity },
  ).data;
  const problem = walk?.problem ?? null;
  const tell = useEffectEvent((reason: string) => toast.error(t('directionsFailed', { reason })));
  useEffect(() => {
    if (problem !== null) tell(problem);
  }, [problem]);
  return walk && place ? { ...walk, place, label: placeIn(locale, place.label).split(',')[0] ?? '' } : null;
}
