import { Instant, ZoneId } from '@js-joda/core';
import { expect, it } from 'vitest';
import { objectionTo } from './objection.ts';

it.each([
  ['at once', '2026-11-26T03:00:00Z', true],
  ['on the last day there, to its end', '2026-12-10T04:59:59Z', true],
  ['not on the day after it', '2026-12-10T05:00:00Z', false],
])('a decision is objected to within 14 days of the location, %s', (_, now, isOpen) => {
  // The evening of the 25th in Toronto.
  const decided = Instant.parse('2026-11-26T03:00:00Z');
  const there = { zone: ZoneId.of('America/Toronto'), now: Instant.parse(now) };
  expect(objectionTo(decided, there)).toEqual({ until: '2026-12-09', isOpen });
});
