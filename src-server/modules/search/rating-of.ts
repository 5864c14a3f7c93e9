import { averageOf } from '#shared/reviews/average.ts';

interface RatedRow {
  readonly rating_sum: number;
  readonly reviews_count: number;
}

/** The average of a listing's reviews to one decimal, as it is shown; `null` for one that is new. */
export const ratingOf = ({ rating_sum, reviews_count }: RatedRow): number | null =>
  averageOf(rating_sum, reviews_count);
