import { IdCard } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { DirectionsLink } from '#web/parts/listing/directions-link.tsx';
import { WaySteps } from '#web/parts/listing/way-steps.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Place } from './place.ts';
import { WayCard } from './way-card.tsx';
import styles from './place-page.module.css';

/** How to get to a location, counted from the searched place or, without one, from the nearest station. */
export function WayThere({ place }: { readonly place: Place }) {
  const t = useTexts('place');
  const { listing, filter } = place;
  return (
    <section>
      <h2>{t('howToGetThere')}</h2>
      <WayCard place={place} />
      <WaySteps listing={listing} searched={{ ...filter.place, distance: listing.distance }} />
      <p className={styles.ways}>
        <DirectionsLink listing={listing} />
      </p>
      <p className={styles.id}>
        <Icon of={IdCard} />
        {t('bringId')}
      </p>
    </section>
  );
}
