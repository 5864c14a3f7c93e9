import { Navigation } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { LazyMapView } from '#web/lib/map/lazy-map-view.tsx';
import { readFilterCookie } from '#web/lib/filter/filter-cookie.ts';
import { formatDistance } from '#web/lib/format/distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PinTag } from '#web/ui/pin/map-pin.tsx';
import { directionsUrl, type OrderListing } from './order.ts';
import styles from './order-map.module.css';

export type OrderMapProps = { readonly listing: OrderListing };

/** Where the location is, with the way to get directions. */
export function OrderMap({ listing }: OrderMapProps) {
  const t = useTexts('orders');
  const locale = useLocale();
  const site = trpc.cms.site.useQuery().data;
  const { latitude, longitude } = listing;
  const [center] = useState({ latitude, longitude });
  const from = useWayFromSearch({ latitude, longitude });
  return (
    <section className={styles.card} aria-label={t('mapOf', { name: listing.name })}>
      {site && (
        <LazyMapView
          className={styles.map}
          settings={site.map}
          center={center}
          zoom={16}
          points={[{ id: listing.id, latitude, longitude }]}
          selectedId={listing.id}
          renderPin={() => <PinTag text={listing.name} state="selected" />}
          renderCluster={() => null}
          words={{ map: t('mapOf', { name: listing.name }), schematic: t('schematic') }}
        />
      )}
      <div className={styles.foot}>
        <p>
          <strong>
            {from === null
              ? listing.name
              : from.label === ''
                ? t('away', { distance: formatDistance(from.metres, locale) })
                : t('awayFrom', { distance: formatDistance(from.metres, locale), place: from.label })}
          </strong>
          <span>{from === null ? listing.address : t('onFoot', { count: from.minutes })}</span>
        </p>
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
    </section>
  );
}

interface Way {
  readonly label: string;
  readonly metres: number;
  readonly minutes: number;
}

const walkable = 5000;
const never = () => () => {};

/** Only the browser knows what was searched. */
function useWayFromSearch(to: { readonly latitude: number; readonly longitude: number }): Way | null {
  const text = useSyncExternalStore(
    never,
    () => JSON.stringify(wayFromSearch(to)),
    () => 'null',
  );
  return JSON.parse(text) as Way | null;
}

/** How far it is from the place that was searched last, as walkers go; null for none near. */
function wayFromSearch(to: { readonly latitude: number; readonly longitude: number }): Way | null {
  const place = readFilterCookie()?.place;
  if (!place) return null;
  const radians = Math.PI / 180;
  const x = (to.longitude - place.longitude) * Math.cos(((to.latitude + place.latitude) / 2) * radians);
  const metres = Math.hypot(x, to.latitude - place.latitude) * 111_195;
  if (metres > walkable) return null;
  return { label: place.label.split(',')[0] ?? '', metres, minutes: Math.max(1, Math.round((metres * 1.3) / 80)) };
}
