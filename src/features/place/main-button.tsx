import { useTexts } from '#web/lib/texts.ts';
import { bookAddress } from '#web/parts/filter/book-search.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useRefusalButton } from '#web/parts/listing/use-refusal-button.ts';
import type { Place } from './place.ts';

type MainButtonProps = { readonly place: Place; readonly className?: string | undefined };

/** 'Book This Location'; where the stay is not possible or not chosen yet, the way to other times. */
export function MainButton({ place, className }: MainButtonProps) {
  const t = useTexts('listing');
  const refusalWords = useRefusalButton();
  const own = useTexts('place');
  const { listing, filter, isStaySupposed, book, changeStay } = place;
  const { available, refusal } = listing.verdict;
  if (isStaySupposed)
    return (
      <Button size={48} className={className} onClick={() => changeStay(listing)}>
        {own('chooseTimes')}
      </Button>
    );
  if (!available)
    return (
      <Button variant="secondary" size={48} className={className} onClick={() => changeStay(listing)}>
        {refusalWords(refusal?.reason)}
      </Button>
    );
  return (
    <a
      href={bookAddress(listing.slug, filter.stay, filter.bagsCount)}
      className={buttonClass({ size: 48, className })}
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
