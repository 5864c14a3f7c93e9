import { memo } from 'react';
import { kindFor } from '#web/drawings/storefront/kinds.ts';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { cx } from '#web/ui/cx.ts';
import type { ListingForStay } from './listing-types.ts';
import styles from './listing-parts.module.css';

export type ThumbListing = Pick<ListingForStay, 'name' | 'businessType' | 'placeType' | 'imageUrls'>;

type ListingThumbProps = {
  readonly listing: ThumbListing;
  /** Side in px. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
};

/** The first photo, or the drawn shop front; square, its place reserved. The name stands next to it. */
export const ListingThumb = memo(function ListingThumb({ listing, size = 92, className }: ListingThumbProps) {
  const [photo] = listing.imageUrls;
  const kind = listing.placeType === 'hotel' ? 'hotel' : kindFor(listing.businessType);
  return (
    <span className={cx(styles.thumb, className)} style={{ width: size, height: size }}>
      {photo === undefined ? (
        <Storefront kind={kind} name={listing.name} />
      ) : (
        <img src={photo} alt="" width={size} height={size} loading="lazy" decoding="async" />
      )}
    </span>
  );
});
