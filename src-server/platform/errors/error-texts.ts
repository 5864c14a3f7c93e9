import en, { type ErrorKey, type ErrorParams } from '#shared/messages/errors/en.ts';
import es from '#shared/messages/errors/es.ts';
import fr from '#shared/messages/errors/fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<ErrorKey, string>>;

/** Nobody counts more seconds than these. */
const mostSeconds = 120;

/** The text of a refusal in a person's language; it says how long to wait in minutes where that is easier to read. */
export function errorText(locale: Locale, key: ErrorKey, params: ErrorParams = {}): string {
  const texts = catalogues[locale];
  const seconds = key === 'tooManyRequests' ? Number(params.seconds) : 0;
  return seconds < mostSeconds
    ? fill(texts[key], params, locale)
    : fill(texts.tooManyForMinutes, { minutes: Math.ceil(seconds / 60) }, locale);
}
