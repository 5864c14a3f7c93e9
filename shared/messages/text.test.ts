import { expect, test } from 'vitest';
import { fill } from './text.ts';

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
] as const)('in %s, %s is never told as one', (locale, count, text) => {
  expect(fill({ one: 'une commande', other: '{count} commandes' }, { count }, locale)).toBe(text);
});
