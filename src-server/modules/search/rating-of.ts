interface RatedRow {
  readonly rating_sum: number;
  readonly reviews_count: number;
}

/** The average of a listing's reviews to one decimal, as it is shown; `null` without any. */
export const ratingOf = ({ rating_sum, reviews_count }: RatedRow): number | null =>
  reviews_count === 0 ? null : Math.round((rating_sum / reviews_count) * 10) / 10;
