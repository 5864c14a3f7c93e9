import { type BagState, bagStates } from '#shared/partner/bookings-schema.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Options, Select } from '#web/ui/field/select.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './bookings.module.css';

const choices = ['expected', 'inside', 'late'] as const satisfies readonly BagState[];

const words = { expected: 'expected', inside: 'inStore', late: 'lateBags' } as const;

type BookingsFilterProps = {
  readonly listings: readonly OwnListing[];
  /** The chosen location's id; null for all. */
  readonly listingId: string | null;
  readonly onListing: (id: string | null) => void;
  readonly bags: BagState | null;
  readonly onBags: (bags: BagState | null) => void;
};

/** Narrows the list by location, where there are several, and by where the bags are. */
export function BookingsFilter({ listings, listingId, onListing, bags, onBags }: BookingsFilterProps) {
  const t = useTexts('partnerBookings');
  return (
    <>
      {listings.length > 1 && (
        <Select
          height={44}
          aria-label={t('locationLabel')}
          value={listingId ?? ''}
          className={styles.filter}
          onChange={({ target }) => onListing(target.value === '' ? null : target.value)}
        >
          <option value="">{t('allLocations')}</option>
          <Options of={listings.map(({ id, name }) => [id, name])} />
        </Select>
      )}
      <Select
        height={44}
        aria-label={t('stateLabel')}
        value={bags ?? ''}
        className={styles.filter}
        onChange={({ target }) => onBags(bagStates.find((each) => each === target.value) ?? null)}
      >
        <option value="">{t('anyState')}</option>
        <Options of={choices.map((each) => [each, t(words[each])])} />
      </Select>
    </>
  );
}
