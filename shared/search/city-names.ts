import type { Locale } from '#shared/messages/text.ts';

/**
 * What cities are called in other languages, by their English names: those are their keys, in `listings.city_name`, in
 * pages' settings and in REST. A city that is not here is called the same everywhere.
 */
const namesOf: Readonly<Record<string, { readonly fr: string; readonly es: string }>> = {
  Montreal: { fr: 'Montréal', es: 'Montreal' },
  'Quebec City': { fr: 'Québec', es: 'Quebec' },
  'Los Angeles': { fr: 'Los Angeles', es: 'Los Ángeles' },
  'New York City': { fr: 'New York', es: 'Nueva York' },
  Philadelphia: { fr: 'Philadelphie', es: 'Filadelfia' },
  'New Orleans': { fr: 'La Nouvelle-Orléans', es: 'Nueva Orleans' },
};

const isNamed = (key: string): boolean => Object.hasOwn(namesOf, key);

/** The key of a city by its name in any of the languages: the English one. */
export const cityKey = (name: string): string =>
  isNamed(name) ? name : (Object.keys(namesOf).find((key) => Object.values(namesOf[key] ?? {}).includes(name)) ?? name);

/** What a city is called in a language; `name` may be its key or its name in another one. */
export function cityIn(locale: Locale, name: string): string {
  const key = cityKey(name);
  return locale === 'en' ? key : (namesOf[key]?.[locale] ?? key);
}

/**
 * The label of a place, such as `Gare Centrale, Montreal`, in a language: of its parts only the city's changes, and
 * only from its key, since the name of a city in one language may be that of a province in another.
 */
export const placeIn = (locale: Locale, label: string): string =>
  isNamed(cityKey(label))
    ? cityIn(locale, label)
    : label
        .split(', ')
        .map((part) => (isNamed(part) ? cityIn(locale, part) : part))
        .join(', ');
