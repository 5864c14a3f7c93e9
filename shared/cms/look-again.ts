import type { Locale } from '../messages/text.ts';
import { type Answered, meanings, plain, pointsOf, wordsOf } from './find-answers.ts';

/** Words that mean the same, further apart than those of the first look. */
const loosely: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  en: [
    ['heavy', 'weigh', 'size', 'big', 'kg'],
    ['open', 'clos', 'hours'],
  ],
  fr: [
    ['poids', 'lourd', 'taille', 'pèse', 'kg'],
    ['horaire', 'ouvert', 'ferm'],
  ],
  es: [
    ['peso', 'pesa', 'tamaño', 'kg'],
    ['horario', 'abiert', 'abr', 'cierr'],
  ],
};

/** Slips between two words: a letter too many, missing or wrong, or two that changed places. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + wrong);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** The known word that a mistyped one most likely is: it begins alike and is one slip away, a long one two. */
function nearestWord(word: string, known: readonly string[]): string | null {
  if (word.length < 4) return null;
  const most = word.length < 7 ? 1 : 2;
  const [best] = known
    .filter((each) => each.length > 3 && each[0] === word[0] && Math.abs(each.length - word.length) <= most)
    .map((each) => ({ each, away: slips(word, each) }))
    .filter(({ away }) => away <= most)
    .toSorted((a, b) => a.away - b.away);
  return best?.each ?? null;
}

/**
 * What a search may have meant that finds nothing as it was typed: a word that no answer holds is taken for the nearest
 * one that some hold, and of several words half of what tells answers apart is enough. A word says the more the fewer
 * hold it, and nothing where more than a third do, or where it has hardly a letter.
 * @returns the answers, best match first, and the search by which they were found; none where nothing is near.
 */
export function lookAgain<Item extends Answered>(items: readonly Item[], typed: string, locale: Locale) {
  const texts = items.map((item) => ({ item, title: plain(item.question), text: plain(item.answer) }));
  const known = [...new Set(texts.flatMap(({ title, text }) => wordsOf(`${title} ${text}`)))];
  const held = (word: string) =>
    texts.map(({ title, text }) =>
      pointsOf(word, [...meanings(word, locale), ...meanings(word, locale, loosely)], title, text),
    );
  const words = wordsOf(typed).map((word) =>
    held(word).some((points) => points > 0) ? word : (nearestWord(word, known) ?? word),
  );
  const all = words.map((word) => {
    const points = held(word);
    const count = points.filter((each) => each > 0).length;
    return { points, weight: word.length < 4 || count === 0 || count > items.length / 3 ? 0 : 1 / count };
  });
  const half = all.reduce((sum, { weight }) => sum + weight, 0) / 2;
  const found = texts
    .map(({ item }, at) => ({
      item,
      weight: all.reduce((sum, each) => sum + ((each.points[at] ?? 0) > 0 ? each.weight : 0), 0),
      points: all.reduce((sum, each) => sum + (each.points[at] ?? 0) * each.weight, 0),
    }))
    .filter(({ weight }) => weight > 0 && weight >= half)
    .toSorted((a, b) => b.points - a.points)
    .map(({ item }) => item);
  return { found, search: words.join(' ') };
}
