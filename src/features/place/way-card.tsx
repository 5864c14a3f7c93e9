import { useRef } from 'react';
import { formatDistance } from '#shared/search/format-distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { DirectionsLink } from '#web/parts/listing/directions-link.tsx';
import { useWayStart } from '#web/parts/listing/use-way-start.ts';
import { WayMap } from '#web/parts/listing/way-map.tsx';
import type { Place } from './place.ts';
import { useIsNear } from './use-is-near.ts';
import styles from './way-card.module.css';

/** The way to a location on a small map, where no large one stands next to the page: on phones. */
export function WayCard({ place }: { readonly place: Place }) {
  const t = useTexts('place');
  const map = useTexts('map');
  const locale = useLocale();
  const { listing, filter } = place;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const start = useWayStart(listing, { ...filter.place, distance: listing.distance });
  const { latitude = 0, longitude = 0 } = start ?? {};
  const answer = trpc.search.walk.useQuery(
    { from: { latitude, longitude }, listingId: listing.id },
    { enabled: isNear && start !== null, staleTime: Number.POSITIVE_INFINITY },
  ).data;
  // The large map may have asked before this card has come to life, and the server has not.
  const walk = isNear ? answer : undefined;
  const distance = formatDistance(start?.distance ?? 0, locale);
  return (
    <div className={styles.card} ref={box}>
      <div className={styles.map}>
        {isNear && (
          <WayMap
            className={styles.map}
            listing={listing}
            walk={start && walk ? { place: start, label: start.name, path: walk.path } : null}
            words={{ map: t('wayMap', { name: listing.name }), schematic: map('schematic') }}
          />
        )}
      </div>
      <div className={styles.foot}>
        <p>
          <strong>
            {start === null ? listing.name : walk ? map('wayAbout', { distance, count: walk.minutes }) : distance}
          </strong>
          <span>{start === null ? listing.address : t('wayStart', { place: start.name })}</span>
        </p>
        <DirectionsLink listing={listing} />
      </div>
    </div>
  );
}
