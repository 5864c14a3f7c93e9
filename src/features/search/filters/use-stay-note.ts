import { useTexts } from '#web/lib/texts.ts';
import { useSearch } from '../search-context.ts';

const hour = 3_600_000;

/** "2 bags, 8 hours, fees and tax included, in CAD". Needs the areas `dates` and `filters`. */
export function useStayNote(currency: string | null): string {
  const t = useTexts('filters');
  const dates = useTexts('dates');
  const { stay, bagsCount } = useSearch().filter;
  const hours = Math.max(1, Math.ceil((Date.parse(stay.pickUpAt) - Date.parse(stay.dropOffAt)) / hour));
  const words = { bags: dates('bags', { count: bagsCount }), hours: dates('hours', { count: hours }) };
  return currency === null ? t('stayNote', words) : t('stayNoteIn', { ...words, currency });
}
