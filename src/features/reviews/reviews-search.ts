import { reviewOrders } from '#shared/reviews/review-rules.ts';

/** What narrows a location's reviews, as it stands in the address. */
export interface ReviewsSearch {
  readonly page?: number | undefined;
  readonly stars?: number | undefined;
  readonly language?: 'en' | 'fr' | 'es' | undefined;
  readonly text?: string | undefined;
  readonly order?: (typeof reviewOrders)[number] | undefined;
}

export const reviewLanguages = ['en', 'fr', 'es'] as const;

const whole = (value: unknown, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;

/** Reads it from an address; what makes no sense is left out. */
export const reviewsSearch = ({ page, stars, language, text, order }: Record<string, unknown>): ReviewsSearch => ({
  page: whole(page, 10_000),
  stars: whole(stars, 5),
  language: reviewLanguages.find((each) => each === language),
  text: typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 100) : undefined,
  order: reviewOrders.find((each) => each === order),
});
