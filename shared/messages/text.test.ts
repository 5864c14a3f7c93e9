import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill, locales, pluralRule } from './text.ts';

test.each([
  ['fr', 'Union Station', 'Consigne près d’Union Station'],
  ['fr', 'École de musique', 'Consigne près d’École de musique'],
  ['fr', 'Montréal', 'Consigne près de Montréal'],
  ['es', 'Union Station', 'Consigne près de Union Station'],
] as const)('in %s a place called %s stands as it is said', (locale, place, text) => {
  expect(fill('Consigne près de {place}', { place }, locale)).toBe(text);
});

test.each([
  ['fr', 0, '0 commandes'],
  ['fr', 1, 'une commande'],
  ['fr', 2, '2 commandes'],
  ['en', 0, '0 commandes'],
] as const)('in %s, %s is never written as one', (locale, count, text) => {
  expect(fill({ one: 'une commande', other: '{count} commandes' }, { count }, locale)).toBe(text);
});

test('an abbreviation at the end of a sentence closes it', () => {
  expect(fill('Répondez avant le {date}.', { date: '26 nov.' }, 'fr')).toBe('Répondez avant le 26 nov.');
  expect(fill('Answer by {date}. Then we decide.', { date: 'Nov 26' }, 'en')).toBe('Answer by Nov 26. Then we decide.');
  expect(fill('{unknown}.', {}, 'en')).toBe('{unknown}.');
});

test.each(locales)('in %s a number has the plural category that the runtime gives it', (locale) => {
  const rules = new Intl.PluralRules(locale);
  const asked = [0, 1, 1.5, 2, 999_999, 1_000_000, 3_000_000];
  for (const count of asked) expect(pluralRule(locale, count), String(count)).toBe(rules.select(count));
  fc.assert(fc.property(fc.nat(), (count) => pluralRule(locale, count) === rules.select(count)));
});
