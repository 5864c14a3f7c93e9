import { Link } from '@tanstack/react-router';
import { isNeverBookable } from '#shared/availability/verdict.ts';
import { reviewTexts } from '#shared/availability/verdict-texts.ts';
import { bookSearch } from '#web/parts/filter/book-search.ts';
import type { ListingToBook } from '#web/parts/filter/listing-to-book.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Alternative } from '#web/parts/listing/alternative.tsx';
import { useToday } from '#web/parts/day-strip/use-today.ts';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import review from './review.module.css';
import type { BookedListing } from './use-booking.ts';

export type ObstacleNoticeProps = {
  readonly kind: 'full' | 'closed';
  readonly listing: BookedListing;
  readonly chosen: Pick<ListingToBook, 'stay' | 'bagsCount'>;
  readonly onDates: () => void;
  /** Left out where the number of items stands next to it. */
  readonly onItems?: () => void;
};

/** Why Continue is disabled, and what to do instead. */
export function ObstacleNotice({ kind, listing, chosen: { stay, bagsCount }, onDates, onItems }: ObstacleNoticeProps) {
  const t = useTexts('booking');
  const dates = useTexts('dates');
  const words = useOpeningWords();
  const today = useToday(listing.rules.zone, `${listing.verdict.strip.date}T12:00:00Z`);
  const elsewhere = (
    <Alternative
      listing={listing}
      stay={stay}
      bagsCount={bagsCount}
      link={(slug, text) => (
        <p>
          <Link
            className={review.elsewhere}
            to="/book/$step"
            params={{ step: 'review' }}
            search={bookSearch(slug, stay, bagsCount)}
            replace
            resetScroll={false}
          >
            {text}
          </Link>
        </p>
      )}
    />
  );
  const small = { variant: 'secondary', size: 44 } as const;
  if (kind === 'full') {
    return (
      <Notice
        tone="danger"
        live
        action={
          onItems && (
            <Button {...small} onClick={onItems}>
              {t('changeItems')}
            </Button>
          )
        }
      >
        <p>{t('tooManyBags')}</p>
        {listing.placesLeft > 0 && <p>{dates('onlyFree', { count: listing.placesLeft })}</p>}
        {elsewhere}
      </Notice>
    );
  }
  const isNever = isNeverBookable(listing.verdict.refusal?.reason);
  const [first, ...others] = reviewTexts(listing.verdict, today).map(words);
  return (
    <Notice
      tone="danger"
      live
      title={first}
      action={
        isNever ? (
          <a href="/map" className={buttonClass(small)}>
            {t('anotherPlace')}
          </a>
        ) : (
          <Button {...small} onClick={onDates}>
            {t('chooseDates')}
          </Button>
        )
      }
    >
      {(isNever ? others : [...others, t('anotherTime')]).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {elsewhere}
    </Notice>
  );
}
