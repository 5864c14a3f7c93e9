import { useTexts } from '#web/lib/texts.ts';

/** Says a bar of the distribution: "5 stars: 6 reviews". */
export function useBarLabel(): (bar: { readonly stars: number; readonly count: number }) => string {
  const t = useTexts('reviews');
  return ({ stars, count }) =>
    t('barLabel', { stars: t('starCount', { count: stars }), reviews: t('count', { count }) });
}
