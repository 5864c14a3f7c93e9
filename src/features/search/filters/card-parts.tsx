import { Luggage, ListFilter } from 'lucide-react';
import { filterAmenities } from '#shared/amenities/amenities.ts';
import type { Badge } from '#shared/search/filters/badges.ts';
import type { FilterName } from '#shared/search/filters/filters.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { amenityLooks } from '#web/parts/listing/amenity-looks.ts';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSearch } from '../search-context.ts';
import styles from './card-parts.module.css';
import { useFilterWords } from './filter-words.ts';

/** What a location has, and how many bags it still takes for the stay. */
export function CardAmenities({ listing }: { readonly listing: ListingForStay }) {
  const t = useTexts('filters');
  const words = useTexts('listing');
  const { amenities, verdict, placesLeft } = listing;
  const hasRoom = verdict.available;
  const had = filterAmenities.filter((name) => amenities[name]);
  if (had.length === 0 && !hasRoom) return null;
  return (
    <p className={styles.amenities}>
      {had.map((name) => (
        <span key={name}>
          <Icon of={amenityLooks[name].icon} size={16} />
          {words(amenityLooks[name].has)}
        </span>
      ))}
      {hasRoom && (
        <span className={styles.room}>
          <Icon of={Luggage} size={16} />
          {t('roomFor', { count: placesLeft })}
        </span>
      )}
    </p>
  );
}

export function CardBadge({ badge }: { readonly badge: Badge }) {
  const t = useTexts('filters');
  return (
    <Chip tone="ticket" className={styles.badge}>
      {badge === 'cheapest' ? t('cheapest') : t('bestRated')}
    </Chip>
  );
}

type NotFittingProps = {
  readonly failing: readonly FilterName[];
  /** Of the location's prices. */
  readonly currency: string;
  readonly className?: string | undefined;
};

/** Which filters a location fails. */
export function NotFitting({ failing, currency, className }: NotFittingProps) {
  const t = useTexts('filters');
  const locale = useLocale();
  const { narrowing, filter } = useSearch();
  const { filters } = narrowing;
  const { chip } = useFilterWords();
  const names = failing.map((name) =>
    name === 'price' && filters.price?.currency !== currency
      ? t('otherCurrency', { currency })
      : chip(name, filters, filter.bagsCount),
  );
  return (
    <p className={cx(styles.notFitting, className)}>
      <Icon of={ListFilter} size={16} />
      <span>{t('doesNotFit', { filters: new Intl.ListFormat(locale, { type: 'unit' }).format(names) })}</span>
    </p>
  );
}
