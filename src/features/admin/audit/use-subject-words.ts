import { useLocale } from '#web/lib/texts.ts';
import { placeName } from '../rates/place-name.ts';
import type { Entry } from './entry.ts';

/** What an entry is about, by its name; the log knows a place with prices by its codes. `null` for what has no name. */
export function useSubjectWords(): (entry: Pick<Entry, 'action' | 'undoes' | 'subjectName'>) => string | null {
  const locale = useLocale();
  return ({ action, undoes, subjectName }) => {
    if (subjectName === null || !(undoes ?? action).startsWith('admin.rates.')) return subjectName;
    const [country = '', region = null] = subjectName.split(', ');
    const whole = placeName({ country, region: null }, locale);
    return region === null ? whole : `${placeName({ country, region }, locale)}, ${whole}`;
  };
}
