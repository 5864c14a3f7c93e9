import { expect, it } from 'vitest';
import { formatShare } from './share.ts';

it.each([
  [130_000, 'en', '13%'],
  [149_750, 'en', '14.975%'],
  [149_750, 'fr', '14,975\u00a0%'],
  [149_750, 'es', '14.975%'],
] as const)('%i millionths are in %s %s', (millionths, locale, text) =>
  expect(formatShare(millionths, locale)).toBe(text),
);
