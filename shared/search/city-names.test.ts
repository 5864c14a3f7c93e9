import { expect, test } from 'vitest';
import { cityIn, cityKey, placeIn } from './city-names.ts';

test('a city is called as its reader calls it', () => {
  expect(['en', 'fr', 'es'].map((locale) => cityIn(locale as 'en', 'Montreal'))).toEqual([
    'Montreal',
    'Montréal',
    'Montreal',
  ]);
  expect(['en', 'fr', 'es'].map((locale) => cityIn(locale as 'en', 'Los Angeles'))).toEqual([
    'Los Angeles',
    'Los Angeles',
    'Los Ángeles',
  ]);
});

test('a city without a name of its own in a language keeps the one it has', () => {
  expect(cityIn('fr', 'Toronto')).toBe('Toronto');
  expect(cityIn('es', 'constructor')).toBe('constructor');
});

test('a name in any language leads to the same city', () => {
  expect(cityKey('Montréal')).toBe('Montreal');
  expect(cityKey('Québec')).toBe('Quebec City');
  expect(cityKey('Toronto')).toBe('Toronto');
  expect(cityIn('en', 'Montréal')).toBe('Montreal');
});

test('the label of a place says its city in the reader’s language, and nothing else in another one', () => {
  expect(placeIn('fr', 'Gare Centrale, Montreal')).toBe('Gare Centrale, Montréal');
  expect(placeIn('fr', 'Montreal, QC')).toBe('Montréal, QC');
  expect(placeIn('es', 'Union Station, Los Angeles')).toBe('Union Station, Los Ángeles');
  expect(placeIn('en', 'Lévis, Québec')).toBe('Lévis, Québec');
  expect(placeIn('en', 'Montréal')).toBe('Montreal');
  expect(placeIn('fr', '')).toBe('');
});
