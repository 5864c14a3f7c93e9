import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import type { Badge } from '#shared/search/filters/badges.ts';
import type { FilterName } from '#shared/search/filters/filters.ts';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { bookAddress } from '#web/parts/filter/book-search.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Alternative } from '#web/parts/listing/alternative.tsx';
import { FactsLine } from '#web/parts/listing/facts-line.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import { Perks } from '#web/parts/listing/perks.tsx';
import { useRefusalButton } from '#web/parts/listing/use-refusal-button.ts';
import { RefusalLine, StayStrip } from '#web/parts/listing/stay-strip.tsx';
import { WholePrice } from '#web/parts/listing/whole-price.tsx';
import { CardAmenities, CardBadge, NotFitting } from './filters/card-parts.tsx';
import styles from './listing-card.module.css';
import { usePointing } from './pointing.ts';
import { useSearch } from './search-context.ts';

export type ListingCardProps = {
  readonly listing: ListingForStay;
  /** With it the card carries a cross: it lies over the map. */
  readonly onClose?: (() => void) | undefined;
  readonly isSelected: boolean;
  /** As low as it can be: most of the map stays in sight. */
  readonly isCompact?: boolean;
  /** The filters that it fails. */
  readonly failing: readonly FilterName[] | undefined;
  /** What it is before all others of the list. */
  readonly badge?: Badge | undefined;
  /** Other locations on show charge another currency. */
  readonly tellsCurrency: boolean;
};

/** A listing as a ticket: what it is above the perforation, what the stay costs below. */
export function ListingCard(props: ListingCardProps) {
  const { listing, onClose, isSelected, isCompact = false, failing, badge, tellsCurrency } = props;
  const { select } = useSearch();
  const { slug, number, verdict } = listing;
  const { isPointed, point } = usePointing([number]);
  const isCard = onClose === undefined;
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    select(slug, 'list');
  };
  return (
    <Ticket
      as="article"
      selected={isSelected && isCard}
      data-listing={isCard ? slug : undefined}
      data-compact={isCompact || undefined}
      className={cx(
        styles.card,
        isPointed && !isSelected && styles.pointed,
        isCard && styles.choosable,
        isCompact && styles.compact,
      )}
      onClick={isCard ? onClick : undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') point(number);
      }}
      onPointerLeave={() => point(null)}
    >
      {badge !== undefined && <CardBadge badge={badge} />}
      <TicketPart className={styles.details}>
        <ListingThumb listing={listing} className={styles.thumb} />
        <div className={styles.words}>
          <Name listing={listing} />
          <p className={styles.soft}>{listing.address}</p>
          <FactsLine {...listing} />
          {!isCompact && <CardAmenities listing={listing} />}
        </div>
        <Perks className={styles.perks} />
        {onClose && <CloseButton onClose={onClose} />}
        <div className={styles.strip}>
          <StayStrip verdict={verdict} />
        </div>
        {failing !== undefined && failing.length > 0 && (
          <NotFitting failing={failing} currency={listing.quote.totalPrice.currency} className={styles.why} />
        )}
        {!verdict.available && (
          <div className={styles.why}>
            <RefusalLine verdict={verdict} placesLeft={listing.placesLeft} />
            {(!isCard || isSelected) && <Elsewhere from={listing} />}
          </div>
        )}
      </TicketPart>
      <TicketStub className={styles.stub}>
        <WholePrice listing={listing} tellsCurrency={tellsCurrency} />
        <MainButton listing={listing} />
      </TicketStub>
    </Ticket>
  );
}

export const MemoListingCard = memo(ListingCard);

function Name({ listing }: { readonly listing: ListingForStay }) {
  return (
    <h2 className={styles.name}>
      <Link
        to="/map/$slug"
        params={{ slug: listing.slug }}
        search={(query) => ({ ...query, listing: undefined })}
        resetScroll={false}
        preload={false}
      >
        {listing.name}
      </Link>
    </h2>
  );
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('map');
  return <IconButton icon={X} label={t('closeCard')} onClick={onClose} className={styles.close} />;
}

/** 'Book This Location', or, where the stay is not possible, the way to other dates. */
function MainButton({ listing }: { readonly listing: ListingForStay }) {
  const t = useTexts('listing');
  const refusalWords = useRefusalButton();
  const { book, changeStay, filter } = useSearch();
  const { available, refusal } = listing.verdict;
  if (available) {
    return (
      <a
        href={bookAddress(listing.slug, filter.stay, filter.bagsCount)}
        className={buttonClass()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          book(listing);
        }}
      >
        {t('book')}
      </a>
    );
  }
  return (
    <Button variant="secondary" onClick={() => changeStay(listing)}>
      {refusalWords(refusal?.reason)}
    </Button>
  );
}

/** The way to the nearest other listing that can take the same stay. */
function Elsewhere({ from }: { readonly from: ListingForStay }) {
  const { filter, select } = useSearch();
  return (
    <Alternative
      listing={from}
      stay={filter.stay}
      bagsCount={filter.bagsCount}
      link={(slug, words) => (
        <Link
          to="/map"
          search={(query) => ({ ...query, listing: slug })}
          resetScroll={false}
          className={styles.alternative}
          onClick={() => select(slug, 'list')}
        >
          {words}
        </Link>
      )}
    />
  );
}
