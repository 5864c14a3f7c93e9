import { Stars } from '#web/ui/misc/stars.tsx';
import { formatRating } from '#web/lib/format/number.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';

export type RatingLineProps = { readonly rating: number | null; readonly reviewsCount: number };

/** "★ 4.9 (312)", or that it is new, or that no one has written a review yet. Needs the area `listing`. */
export function RatingLine({ rating, reviewsCount }: RatingLineProps) {
  const t = useTexts('listing');
  const locale = useLocale();
  if (rating === null)
    return <span>{reviewsCount === 0 ? t('noReviews') : t('fewReviews', { count: reviewsCount })}</span>;
  const written = formatRating(rating, locale);
  return <Stars rating={written} count={reviewsCount} label={t('rating', { rating: written, count: reviewsCount })} />;
}
