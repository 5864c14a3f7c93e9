import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

test.each([
  [12, 'en', '1 kB'],
  [209_600, 'en', '210 kB'],
  [1_440_000, 'en', '1.4 MB'],
  [1_440_000, 'es', '1.4 MB'],
] as const)('%d bytes in %s are %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale)).toBe(text);
});
