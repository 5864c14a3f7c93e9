import { fill } from '#shared/messages/text.ts';
import type { Texts } from '#web/lib/texts.ts';

/** Title and description of a search near a place. */
export function searchWords(texts: Texts, place: string): { readonly title: string; readonly description: string } {
  const words = texts.of('map');
  const write = (key: string) => fill(words[key] ?? '', { place }, texts.locale);
  return { title: write('pageTitle'), description: write('pageDescription') };
}
