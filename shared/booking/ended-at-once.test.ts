import { expect, it } from 'vitest';
import { endedAtOnce } from './ended-at-once.ts';

const HOUR = 3_600_000;

it.each([
  ['a day, out after a minute: not long', 24, 0, 0.02, false],
  ['two hundred days, out after a second', 4800, 0, 0.0003, true],
  ['two days, out a minute before a tenth of it', 48, 0, 4.78, true],
  ['two days, out after a tenth of it', 48, 0, 4.8, false],
  ['two days, bags that came an hour before its end', 48, 47, 47.9, true],
  ['two days, of which no bag came', 48, null, null, true],
  ['two days, bags that are still inside', 48, 0, null, false],
])('%s', (_, hours, inAfter, outAfter, expected) => {
  const at = (after: number | null) => (after === null ? null : after * HOUR);
  expect(endedAtOnce({ dropOffAt: 0, pickUpAt: hours * HOUR, inAt: at(inAfter), outAt: at(outAfter) })).toBe(expected);
});
