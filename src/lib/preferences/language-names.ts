import type { Locale } from '#shared/messages/text.ts';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', es: 'Español' };
