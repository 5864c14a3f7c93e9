import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { formatDistance } from '#shared/search/format-distance.ts';
import { formatRating } from '#web/lib/format/number.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { FilterPlace } from '#web/parts/filter/filter.ts';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';
import { Perks } from '#web/parts/listing/perks.tsx';
import { WalkTime } from '#web/parts/listing/walk-time.tsx';
import { Stars } from '#web/ui/misc/stars.tsx';
import styles from './place-heading.module.css';

type PlaceHeadingProps = {
  readonly listing: ListingDetails;
  /** Where was searched. */
  readonly from: FilterPlace;
  readonly title: RefObject<HTMLHeadingElement | null>;
};

/** Nearer than this, in metres, it is the place itself. */
const here = 5;

/** Name, address, how it is rated, how far it is, and what every location has. */
export function PlaceHeading({ listing, from, title }: PlaceHeadingProps) {
  const t = useTexts('place');
  const listings = useTexts('listing');
  const locale = useLocale();
  const { slug, name, address, rating, reviewsCount, distance, walk } = listing;
  const written = rating === null ? null : formatRating(rating, locale);
  const [place = ''] = from.label.split(',');
  const away = formatDistance(distance ?? 0, locale);
  return (
    <header className={styles.heading}>
      <div>
        <h1 ref={title}>{name}</h1>
        <p className={styles.soft}>{address}</p>
        <p className={styles.facts}>
          {reviewsCount === 0 ? (
            <span>{listings('noReviews')}</span>
          ) : (
            <span>
              {written === null ? (
                t('new')
              ) : (
                <Stars rating={written} label={listings('rating', { rating: written, count: reviewsCount })} />
              )}{' '}
              <Link to="/map/$slug/reviews" params={{ slug }} className={styles.reviews}>
                {t('reviewsCount', { count: reviewsCount })}
              </Link>
            </span>
          )}
          {distance !== null && distance >= here && (
            <span>
              <span className={styles.short}>{away}</span>
              <span className={styles.long}>{place === '' ? away : t('distanceFrom', { distance: away, place })}</span>
            </span>
          )}
          {distance !== null && distance >= here && <WalkTime walk={walk} />}
        </p>
      </div>
      <Perks className={styles.perks} />
    </header>
  );
}
