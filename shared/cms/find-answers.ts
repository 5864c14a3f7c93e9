import { plainLetters } from '#shared/words/plain-letters.ts';
import type { Locale } from '../messages/text.ts';

/** Words that mean the same to a person who searches; the beginning of a word is enough. */
const synonyms: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  en: [
    ['late', 'after', 'delay', 'overdue'],
    ['refund', 'money back', 'paid back', 'repay'],
    ['cancel', 'call off'],
    ['lost', 'missing', 'stolen', 'gone'],
    ['damage', 'broken', 'torn'],
    ['price', 'cost', 'rate', 'fee'],
    ['pay', 'charge', 'card'],
    ['bag', 'luggage', 'suitcase', 'item'],
    ['insur', 'safe', 'secure'],
    ['id', 'passport', 'identity'],
    ['code', 'coupon', 'voucher', 'discount'],
    ['change', 'modify', 'extend'],
  ],
  fr: [
    ['retard', 'tard', 'après'],
    ['rembours', 'argent'],
    ['perd', 'manqu', 'volé'],
    ['abîm', 'cass'],
    ['prix', 'coût', 'tarif', 'frais', 'combien'],
    ['pay', 'débit', 'carte'],
    ['bagage', 'valise', 'sac'],
    ['assur', 'sûr', 'sécurité'],
    ['code', 'coupon', 'réduction'],
    ['modifi', 'chang', 'prolong'],
  ],
  es: [
    ['tarde', 'después', 'retraso'],
    ['reembols', 'devuelv', 'dinero'],
    ['perd', 'falta', 'robad'],
    ['dañad', 'rot'],
    ['precio', 'cuesta', 'tarifa', 'tasa'],
    ['pag', 'cobr', 'tarjeta'],
    ['maleta', 'equipaje', 'bulto'],
    ['segur', 'asegurad'],
    ['código', 'cupón', 'descuento'],
    ['cambi', 'modific', 'ampli'],
  ],
};

/** Without accents and capitals. */
export const plain = plainLetters;

/** Of a typed word, what else is looked for. */
export function meanings(word: string, locale: Locale, known = synonyms): readonly string[] {
  const groups = known[locale].filter((group) => group.some((each) => word.startsWith(plain(each))));
  return [word, ...groups.flat().map(plain)];
}

export interface Answered {
  readonly question: string;
  readonly answer: string;
}

/** How well a plain text holds what is looked for: 2 as whole words, 1 as the beginning of one, 0 not at all. */
function fit(text: string, start: string): 0 | 1 | 2 {
  const found = text.match(
    new RegExp(`(?<![\\p{L}\\p{N}])${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}([\\p{L}\\p{N}])?`, 'gu'),
  );
  if (found === null) return 0;
  return found.some((each) => each === start) ? 2 : 1;
}

/** The words of a search that are more than a letter. */
export const wordsOf = (search: string): readonly string[] =>
  plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** A text cut where a search is found in it, by the same words and those that mean the same: every second piece is found. */
export function foundPieces(text: string, search: string, locale: Locale): readonly string[] {
  const starts = wordsOf(search).flatMap((word) => meanings(word, locale));
  const pieces = [''];
  for (const piece of text.split(/([\p{L}\p{N}\p{Mn}]+)/u)) {
    const isFound = starts.some((start) => plain(piece).startsWith(start));
    if (isFound) pieces.push(piece, '');
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}

/** The same in HTML: what is found between its tags stands in `<mark>`. */
export const markedHtml = (html: string, search: string, locale: Locale): string =>
  html
    .split(/(<[^>]*>|&[^;\s]+;)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : foundPieces(part, search, locale)
            .map((piece, at) => (at % 2 === 1 ? `<mark>${piece}</mark>` : piece))
            .join(''),
    )
    .join('');

/** Of a typed word in a question and its answer, 0 where it is in neither: the title before the text, the very word before one that means the same, a whole word before a piece. */
export function pointsOf(word: string, others: readonly string[], title: string, text: string): number {
  const best = (where: string) => Math.max(...others.map((other) => fit(where, other)));
  const ranks: readonly (readonly [number, number])[] = [
    [8, fit(title, word)],
    [4, best(title)],
    [2, fit(text, word)],
    [0, best(text)],
  ];
  const [base, fits] = ranks.find(([, each]) => each > 0) ?? [0, 0];
  return base + fits;
}

/** The questions that a search finds, by question or answer and by words that mean the same: best match first, of equal ones the shorter title. */
export function findAnswers<Item extends Answered>(
  items: readonly Item[],
  search: string,
  locale: Locale,
): readonly Item[] {
  const words = wordsOf(search);
  if (words.length === 0) return items;
  return items
    .map((item) => {
      const [title, text] = [plain(item.question), plain(item.answer)];
      const points = words.map((word) => pointsOf(word, meanings(word, locale), title, text));
      const isFound = points.every((each) => each > 0);
      return { item, length: title.length, points: isFound ? points.reduce((sum, each) => sum + each, 0) : 0 };
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.length - b.length)
    .map(({ item }) => item);
}
