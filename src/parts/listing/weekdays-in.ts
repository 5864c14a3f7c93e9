import type { Locale } from '#shared/messages/text.ts';

const weekdays: Readonly<Record<Locale, string>> = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  es: 'lunes martes miércoles jueves viernes sábado domingo',
};

/** The weekdays from Monday on, as `Intl` writes them: its first use for dates costs a phone a tenth of a second. */
export const weekdaysIn = (locale: Locale): readonly string[] => weekdays[locale].split(' ');
