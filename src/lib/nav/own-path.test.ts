import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each(['/', '/orders?page=2#list', '/orders/0190', '/fr/préférences'])('%s is a path of this site', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '',
  'orders',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  undefined,
  5,
])('%j is none', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
