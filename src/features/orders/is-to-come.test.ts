import { expect, it } from 'vitest';
import { isShownOffline } from './is-to-come.ts';

it.each([
  ['booked', 'confirmed', 0, null, true],
  ['in store, whatever the time', 'confirmed', 2, null, true],
  ['handed back', 'confirmed', 0, '2026-11-24T17:00:00Z', false],
  ['completed', 'completed', 0, '2026-11-24T17:00:00Z', false],
  ['canceled', 'canceled', 0, null, false],
  ['canceled with its bags inside', 'canceled', 1, null, true],
  ['waiting for its payment', 'pending', 0, null, false],
] as const)('a kept ticket without a network: %s', (_, status, inside, outAt, isShown) => {
  expect(isShownOffline({ status, custody: { inside, outAt } as never })).toBe(isShown);
});
