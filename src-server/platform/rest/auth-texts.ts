import en from '#shared/messages/restAuth/en.ts';
import es from '#shared/messages/restAuth/es.ts';
import fr from '#shared/messages/restAuth/fr.ts';
import { fill, type Locale, type TextParams } from '#shared/messages/text.ts';

const catalogues = { en, fr, es };

type Key = keyof typeof en;

/** A sentence of the calls under `/auth` in a person's language. */
export const authText = (locale: Locale, key: Key, params: TextParams = {}): string =>
  fill(catalogues[locale][key], params, locale);

const isKey = (text: string): text is Key => Object.hasOwn(en, text);

/** What is wrong with a field, with the field's name before it; of a field without words of its own its plain name. */
export function fullMessage(locale: Locale, field: string, message: string): string {
  if (field === 'base') return message;
  return authText(locale, 'aboutField', { field: isKey(field) ? authText(locale, field) : field, message });
}
