import en, { type ErrorKey, type ErrorParams } from '#shared/messages/errors/en.ts';
import es from '#shared/messages/errors/es.ts';
import fr from '#shared/messages/errors/fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<ErrorKey, string>>;

/** The text of a refusal in a person's language. */
export const errorText = (locale: Locale, key: ErrorKey, params: ErrorParams = {}): string =>
  fill(catalogues[locale][key], params, locale);
