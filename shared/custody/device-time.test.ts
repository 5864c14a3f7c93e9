import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { believedInstant } from './device-time.ts';

const now = Instant.parse('2026-11-25T16:00:00Z');
const at = (seconds: number) => now.plusSeconds(seconds);
const hour = 3600;

describe('the time of a hand-over that was made without a network', () => {
  it.each([
    ['an hour ago', -hour, null, at(-hour)],
    ['just before three days ago', -72 * hour, null, at(-72 * hour)],
    ['more than three days ago', -72 * hour - 1, null, 'tooOld'],
    ['a minute ahead of the server', 60, null, now],
    ['more than two minutes ahead', 121, null, 'inTheFuture'],
    ['after the hand-over before it', -hour, -2 * hour, at(-hour)],
    ['a little before the hand-over before it', -hour, -hour + 90, at(-hour + 90)],
    ['well before the hand-over before it', -hour, -hour + 121, 'beforeTheLast'],
  ])('%s', (_, device, last, expected) => {
    expect(believedInstant(at(device), { now, lastAt: last === null ? null : at(last) })).toEqual(expected);
  });
});
