import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Amara', 'Okafor', 'Amara O.'],
  ['Jean-Luc', 'de la Tour', 'Jean-Luc d.'],
  ['Zoë', 'Émond', 'Zoë É.'],
  ['Mei', '𠮷野', 'Mei 𠮷.'],
  ['Cher', '', 'Cher'],
  ['Cher', '  ', 'Cher'],
])('%s %s is %s', (first, last, short) => {
  expect(shortName(first, last)).toBe(short);
});
