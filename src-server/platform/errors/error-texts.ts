import en, { type ErrorKey, type ErrorParams } from '#shared/messages/errors/en.ts';
import es from '#shared/messages/errors/es.ts';
import fr from '#shared/messages/errors/fr.ts';
import { fill, type Locale, type Text } from '#shared/messages/text.ts';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, Text>>;

/** From here on a wait is written in minutes. */
const MINUTES_FROM_SECONDS = 120;

/** How long to wait, as people say it; never less than it takes. */
function waitText(locale: Locale, seconds: number): string {
  const texts = catalogues[locale];
  return seconds < MINUTES_FROM_SECONDS
    ? fill(texts.waitSeconds, { count: Math.ceil(seconds) }, locale)
    : fill(texts.waitMinutes, { count: Math.ceil(seconds / 60) }, locale);
}

/**
 * The text of a refusal in a person's language.
 * @param params what the text names; `seconds` is written as `{wait}`.
 */
export function errorText(locale: Locale, key: ErrorKey, params: ErrorParams = {}): string {
  const { seconds } = params;
  const told = seconds === undefined ? params : { ...params, wait: waitText(locale, Number(seconds)) };
  return fill(catalogues[locale][key], told, locale);
}
