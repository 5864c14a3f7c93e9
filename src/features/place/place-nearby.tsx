import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FactsLine } from '#web/parts/listing/facts-line.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { nearbyInput } from './nearby-input.ts';
import type { Place } from './place.ts';
import styles from './place-nearby.module.css';

type PlaceNearbyProps = {
  readonly place: Place;
  /** It stands in the column: two next to each other. */
  readonly isNarrow?: boolean;
};

const shown = 4;

/** The nearest other locations that can take the same stay; nothing where there are none. */
export function PlaceNearby({ place, isNarrow = false }: PlaceNearbyProps) {
  const t = useTexts('place');
  const locale = useLocale();
  const { listing, filter, results } = place;
  const { data } = trpc.search.listings.useQuery(nearbyInput(listing, filter), { staleTime: 60_000 });
  const others = (data?.items ?? [])
    .filter(({ slug, verdict }) => verdict.available && slug !== listing.slug)
    .slice(0, shown);
  if (others.length === 0) return null;
  const currencies = [listing.tariff.currency, ...others.map(({ quote }) => quote.totalPrice.currency)];
  return (
    <section className={cx(styles.section, isNarrow && styles.narrow)}>
      <div className={styles.head}>
        <h2>{t('nearby')}</h2>
        {results !== null && (
          <Link to="/map" search={(query) => ({ ...query, listing: listing.slug })} resetScroll={false}>
            {t('backTo', { results })}
          </Link>
        )}
      </div>
      <ul className={styles.cards}>
        {others.map((other) => (
          <li key={other.id}>
            <ListingThumb listing={other} size={64} />
            <div>
              <h3>
                <Link
                  to="/map/$slug"
                  params={{ slug: other.slug }}
                  search={(query) => ({ ...query, listing: undefined })}
                  preload={false}
                >
                  {other.name}
                </Link>
              </h3>
              <FactsLine {...other} />
              <strong className={styles.price}>{formatMoney(other.quote.totalPrice, locale, currencies)}</strong>
            </div>
            <Icon of={ArrowRight} />
          </li>
        ))}
      </ul>
    </section>
  );
}
