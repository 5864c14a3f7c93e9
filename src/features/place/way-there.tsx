import { IdCard, Navigation } from 'lucide-react';
import { compassTo } from '#shared/search/way-there.ts';
import { formatDistance } from '#web/lib/format/distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Place } from './place.ts';
import styles from './place-page.module.css';

/** Who is this near, in metres, needs no way; nobody walks further than the other with bags. */
const reach = { here: 25, far: 5000 };

/** How to get to a location, counted from the searched place or, without one, from the nearest station. */
export function WayThere({ place }: { readonly place: Place }) {
  const t = useTexts('place');
  const { listing } = place;
  return (
    <section>
      <h2>{t('howToGetThere')}</h2>
      <Steps place={place} />
      <p className={styles.ways}>
        <a
          href={directionsUrl(listing)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <Icon of={Navigation} size={18} />
          {t('directions')}
        </a>
      </p>
      <p className={styles.id}>
        <Icon of={IdCard} />
        {t('bringId')}
      </p>
    </section>
  );
}

function Steps({ place: { listing, filter } }: { readonly place: Place }) {
  const t = useTexts('place');
  const locale = useLocale();
  const { name, address, latitude, longitude, distance } = listing;
  const isSearched = distance !== null && distance > reach.here && distance < reach.far && filter.place.label !== '';
  const nearby = trpc.search.nearby.useQuery(
    { near: { latitude, longitude } },
    { enabled: !isSearched, staleTime: Number.POSITIVE_INFINITY },
  );
  const station = nearby.data?.stations[0];
  const from = isSearched ? filter.place : station;
  if (from === undefined) return null;
  const [searched = ''] = filter.place.label.split(',');
  const direction = t(compassTo(from, listing));
  return (
    <ol className={styles.steps}>
      <li>
        {isSearched
          ? t('wayFrom', { place: searched, distance: formatDistance(distance, locale), direction })
          : t('wayFromStation', { place: station?.name ?? '', direction })}
      </li>
      <li>{t('wayArrive', { name, address })}</li>
    </ol>
  );
}
