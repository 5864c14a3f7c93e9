import { useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './staff.module.css';

/** From how many on they are counted instead of named. */
const MANY = 4;

/** At which of the owner's counters a person works. */
export function StaffPlaces({ places, all }: { readonly places: readonly OwnListing[]; readonly all: boolean }) {
  const t = useTexts('staff');
  if (all && places.length >= MANY)
    return <span className={styles.places}>{t('allLocations', { count: places.length })}</span>;
  return (
    <span className={styles.places}>
      {places.map((listing) => (
        <span key={listing.id} className={styles.place}>
          <ListingThumb listing={listing} size={24} />
          {listing.name}
        </span>
      ))}
    </span>
  );
}
