import { Instant } from '@js-joda/core';
import { describe, expect, test } from 'vitest';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import { onDay, openingOf, textOfStay, withLength } from './stay-state.ts';

const zone = 'America/Toronto';
const now = Instant.parse('2026-11-21T15:00:00Z');
const stay = { dropOffAt: Instant.parse('2026-11-24T15:00:00Z'), pickUpAt: Instant.parse('2026-11-24T23:00:00Z') };
const always = openingOf(null, zone);

describe('another day of the check-in', () => {
  const moved = (date: string, opening = always) =>
    textOfStay(onDay(opening, stay, 'dropOff', date, now, 30), opening.zone);

  test('keeps the length of the stay, forwards and backwards', () => {
    expect(moved('2026-11-27')).toEqual({
      dropOffAt: '2026-11-27T10:00:00-05:00',
      pickUpAt: '2026-11-27T18:00:00-05:00',
    });
    expect(moved('2026-11-22')).toMatchObject({ pickUpAt: '2026-11-22T18:00:00-05:00' });
  });

  test('takes the check-out to the closing where the day closes earlier', () => {
    const rules: OpeningRules = {
      zone,
      availableFullTime: false,
      weekly: [{ day: 'friday', from: 540, to: 1020 }],
      special: [],
      closures: [],
    };
    expect(moved('2026-11-27', openingOf(rules, zone))).toMatchObject({ pickUpAt: '2026-11-27T17:00:00-05:00' });
  });

  test('of a check-out leaves the check-in where it is', () => {
    const { dropOffAt, pickUpAt } = textOfStay(onDay(always, stay, 'pickUp', '2026-11-26', now, 30), always.zone);
    expect([dropOffAt, pickUpAt]).toEqual(['2026-11-24T10:00:00-05:00', '2026-11-26T18:00:00-05:00']);
  });
});

test('a check-out that no one has chosen keeps the length of the stay, and is never before the check-in', () => {
  const moved = (iso: string) => textOfStay(withLength(always, stay, Instant.parse(iso)), always.zone).pickUpAt;
  expect(moved('2026-11-24T12:00:00Z')).toBe('2026-11-24T15:00:00-05:00');
  expect(moved('2026-11-24T17:00:00Z')).toBe('2026-11-24T20:00:00-05:00');
  expect(moved('2026-11-25T00:00:00Z')).toBe('2026-11-24T20:00:00-05:00');
});
