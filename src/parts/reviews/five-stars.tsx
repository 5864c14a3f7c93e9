import { Star } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import styles from './five-stars.module.css';

/** A rating as five stars, filled or not, with its number. */
export function FiveStars({ rating, bare = false }: { readonly rating: number; readonly bare?: boolean }) {
  const t = useTexts('reviews');
  return (
    <span className={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden size={15} strokeWidth={1.5} data-on={star <= Math.round(rating) || undefined} />
      ))}
      {!bare && <b aria-hidden>{rating}</b>}
      {!bare && <span className="sr-only">{t('starsOf', { count: rating })}</span>}
    </span>
  );
}
