/** Fewer reviews say nothing about a location: it is new, wherever it is shown (docs/decisions/content.md). */
const reviewsForAverage = 3;

/** The average of `count` reviews with `sum` stars, to one decimal, however few they are, as REST tells it; null without any. */
export const plainAverage = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10;

/** The average of `count` reviews with `sum` stars, to one decimal; null for a location that is new. */
export const averageOf = (sum: number, count: number): number | null =>
  count < reviewsForAverage ? null : plainAverage(sum, count);

/** "4.9"; null for a location that is new. */
export const averageText = (sum: number, count: number): string | null => averageOf(sum, count)?.toFixed(1) ?? null;
