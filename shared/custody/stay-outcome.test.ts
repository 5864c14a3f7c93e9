import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { hostedOutcome, type StayFacts, stayOutcome } from './stay-outcome.ts';

const pickUpAt = Instant.parse('2026-11-25T19:00:00Z');
const after = pickUpAt.plusSeconds(60);
const inAt = pickUpAt.minusSeconds(3600);
const stay: StayFacts = { status: 'confirmed', pickUpAt, checkedInAt: null, checkedOutAt: null };

describe('a stay whose pick-up has passed', () => {
  it.each([
    ['is nothing special a moment before', {}, pickUpAt.minusNanos(1), null],
    ['is a no-show where no bags came', {}, pickUpAt, 'noShow'],
    ['stays a no-show when time has completed it', { status: 'completed' }, after, 'noShow'],
    ['is no no-show when it was canceled', { status: 'canceled' }, after, null],
    ['is no no-show when it was never paid', { status: 'pending' }, after, null],
    ['is late as long as bags are inside', { checkedInAt: inAt }, pickUpAt, 'late'],
    ['is late though time has completed it', { checkedInAt: inAt, status: 'completed' }, after, 'late'],
    ['is late though it was canceled', { checkedInAt: inAt, status: 'canceled' }, after, 'late'],
    ['is over when they are out', { checkedInAt: inAt, checkedOutAt: after, status: 'completed' }, after, null],
  ] as const)('%s', (_what, more, now, outcome) => {
    expect(stayOutcome({ ...stay, ...more }, now)).toBe(outcome);
  });
});

describe('the location’s people', () => {
  it.each([
    ['see bags as late for a day', { checkedInAt: inAt }, 24 * 3600 - 1, 'late'],
    ['see them as left behind after it', { checkedInAt: inAt }, 24 * 3600, 'leftBehind'],
    ['see a no-show as one for ever', {}, 48 * 3600, 'noShow'],
  ] as const)('%s', (_what, more, seconds, outcome) => {
    expect(hostedOutcome({ ...stay, ...more }, pickUpAt.plusSeconds(seconds))).toBe(outcome);
  });
});
