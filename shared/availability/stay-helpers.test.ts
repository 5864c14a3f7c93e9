import { Instant } from '@js-joda/core';
import { describe, expect, test } from 'vitest';
import { zoneOf } from '../time/zone.ts';
import { toIsoInZone } from '../time/instants.ts';
import { compileOpening } from './opening.ts';
import { everyDay, rulesOf } from './rules.fixture.ts';
import { stayHelpers } from './stay-helpers.ts';

const toronto = zoneOf('America/Toronto');
const now = Instant.parse('2026-10-01T00:00:00Z');
const shop = (from: number, to: number, over: object = {}) =>
  compileOpening(rulesOf({ weekly: everyDay({ from, to }), ...over }));
const always = compileOpening(rulesOf({ availableFullTime: true }));

/** Name and local time of each helper after a drop-off. */
const after = (opening: typeof always, dropOff: string, at = now) =>
  named(stayHelpers(opening, Instant.ofEpochMilli(Date.parse(dropOff)), at));

const named = (helpers: ReturnType<typeof stayHelpers>) =>
  helpers.map(({ name, pickUpAt }) => [name, toIsoInZone(pickUpAt, toronto).slice(0, 16)]);

describe('the helpers of a stay', () => {
  test('are four hours, the closing of that day and the morning after', () => {
    expect(after(shop(540, 1260), '2026-10-20T10:00-04:00')).toEqual([
      ['fourHours', '2026-10-20T14:00'],
      ['untilClosing', '2026-10-20T21:00'],
      ['overnight', '2026-10-21T10:00'],
    ]);
  });

  test('leave out what meets a closed door, and what is said already', () => {
    expect(after(shop(540, 1260), '2026-10-20T18:00-04:00').map(([name]) => name)).toEqual([
      'untilClosing',
      'overnight',
    ]);
    expect(after(shop(540, 1260), '2026-10-20T17:00-04:00').map(([name]) => name)).toEqual(['fourHours', 'overnight']);
    const closedTomorrow = shop(540, 1260, { closures: [{ from: '2026-10-21', to: '2026-10-21' }] });
    expect(after(closedTomorrow, '2026-10-20T10:00-04:00').map(([name]) => name)).toEqual([
      'fourHours',
      'untilClosing',
    ]);
  });

  test('know no closing where a day is open to midnight', () => {
    expect(after(always, '2026-10-20T22:00-04:00')).toEqual([
      ['fourHours', '2026-10-21T02:00'],
      ['overnight', '2026-10-21T10:00'],
    ]);
  });

  test('come back when a late riser opens, or before an early one closes', () => {
    expect(after(shop(720, 1260), '2026-10-20T13:00-04:00').at(-1)).toEqual(['overnight', '2026-10-21T12:00']);
    expect(after(shop(300, 540), '2026-10-20T06:00-04:00').at(-1)).toEqual(['overnight', '2026-10-21T09:00']);
  });

  test('count elapsed hours and local mornings when the clocks change', () => {
    // The clocks go back at 2:00 AM on November 1, and forward on March 14.
    expect(after(always, '2026-10-31T23:00-04:00')).toEqual([
      ['fourHours', '2026-11-01T02:00'],
      ['overnight', '2026-11-01T10:00'],
    ]);
    expect(after(always, '2027-03-13T23:00-05:00')[0]).toEqual(['fourHours', '2027-03-14T04:00']);
  });

  test('are not in the past', () => {
    const later = Instant.parse('2026-10-20T20:00:00Z');
    expect(after(shop(540, 1260), '2026-10-20T10:00-04:00', later).map(([name]) => name)).toEqual([
      'untilClosing',
      'overnight',
    ]);
  });
});

describe('the helpers where several locations are on show', () => {
  const until = (shown: readonly (typeof always)[], dropOff: string) =>
    named(stayHelpers(always, Instant.ofEpochMilli(Date.parse(dropOff)), now, shown)).find(
      ([name]) => name === 'untilClosing',
    )?.[1];

  test('go up to the last closing of those that can take the drop-off', () => {
    const shown = [shop(540, 1140), shop(540, 1260), shop(1080, 1380), always];
    expect(until(shown, '2026-10-20T10:00-04:00')).toBe('2026-10-20T21:00');
    expect(until(shown, '2026-10-20T18:30-04:00')).toBe('2026-10-20T23:00');
  });

  test('know no closing where none of them closes, or takes the drop-off', () => {
    expect(until([], '2026-10-20T10:00-04:00')).toBeUndefined();
    expect(until([always], '2026-10-20T10:00-04:00')).toBeUndefined();
    expect(until([shop(540, 720), always], '2026-10-20T14:00-04:00')).toBeUndefined();
  });

  test('compare closings across a border of zones', () => {
    const west = shop(540, 1200, { zone: 'America/Winnipeg' });
    expect(until([shop(540, 1230), west], '2026-10-20T10:30-04:00')).toBe('2026-10-20T21:00');
  });
});
