import { expect, it } from 'vitest';
import { shownState } from './shown-state.ts';

const at = '2026-11-25T14:00:00Z';

it.each([
  ['before the drop-off', 'confirmed', null, null, 'confirmed'],
  ['not brought', 'started', null, null, 'started'],
  ['its bags inside before the drop-off', 'confirmed', at, null, 'inStore'],
  ['its bags inside', 'started', at, null, 'inStore'],
  ['canceled with its bags inside', 'canceled', at, null, 'inStore'],
  ['handed back', 'completed', at, at, 'handedBack'],
  ['canceled and handed back', 'canceled', at, at, 'canceled'],
  ['never brought', 'completed', null, null, 'completed'],
] as const)('a booking %s', (_, status, inAt, outAt, state) => {
  expect(shownState({ status, inAt, outAt })).toBe(state);
});
