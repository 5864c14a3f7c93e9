import { OffsetDateTime } from '@js-joda/core';
import { expect, it } from 'vitest';
import { laterPickUps } from './later-pick-ups.ts';
import { compileOpening } from './opening.ts';
import type { OpeningRules } from './opening-rules.ts';
import { everyDay, rulesOf } from './rules.fixture.ts';

const at = (text: string) => OffsetDateTime.parse(text).toInstant();

/** Open every day from `from` to `to`, minutes of the day; a night goes on after 1440. */
const openDaily = (from: number, to: number, more: Partial<OpeningRules> = {}) =>
  compileOpening(
    rulesOf({
      weekly: to <= 1440 ? everyDay({ from, to }) : everyDay({ from, to: 1440 }, { from: 0, to: to - 1440 }),
      ...more,
    }),
  );

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The days in short: "2026-11-21: 18:30 … 21:00 (6)". */
const shown = (opening: ReturnType<typeof openDaily>, text: string) =>
  laterPickUps(opening, at(text)).map(({ date, until, opens, pickUps }) => {
    const [first, last] = [pickUps[0], pickUps.at(-1)];
    if (first === undefined || last === undefined) return `${date} to ${until}: closed`;
    const from = opens === null ? '' : `opens ${clock(opens)}, `;
    return `${date}: ${from}${clock(first.minute)} to ${clock(last.minute)} (${pickUps.length})`;
  });

it('are the half hours until closing, then from the next opening to its end', () => {
  expect(shown(openDaily(480, 1260), '2026-11-21T18:00-05:00')).toEqual([
    '2026-11-21: 18:30 to 21:00 (6)',
    '2026-11-22: opens 08:00, 08:00 to 21:00 (27)',
  ]);
});

it('begin at the first half hour after now, and end with the closing itself wherever it lies', () => {
  expect(shown(openDaily(495, 1250), '2026-11-21T20:31-05:00')).toEqual([
    '2026-11-21: 20:50 to 20:50 (1)',
    '2026-11-22: opens 08:15, 08:15 to 20:50 (27)',
  ]);
});

it('are of the two openings to come at the very closing', () => {
  expect(shown(openDaily(480, 1260), '2026-11-21T21:00-05:00')).toEqual([
    '2026-11-22: opens 08:00, 08:00 to 21:00 (27)',
    '2026-11-23: opens 08:00, 08:00 to 21:00 (27)',
  ]);
});

it('name the days on which the door stays closed, as one where they are in a row', () => {
  const special = [{ date: '2026-11-22', closed: true, slots: [] }];
  expect(shown(openDaily(480, 1260, { special }), '2026-11-21T20:30-05:00')).toEqual([
    '2026-11-21: 21:00 to 21:00 (1)',
    '2026-11-22 to 2026-11-22: closed',
    '2026-11-23: opens 08:00, 08:00 to 21:00 (27)',
  ]);
  const closures = [{ from: '2026-11-21', to: '2026-12-04' }];
  expect(shown(openDaily(480, 540, { closures }), '2026-11-21T20:30-05:00')).toEqual([
    '2026-11-21 to 2026-12-04: closed',
    '2026-12-05: opens 08:00, 08:00 to 09:00 (3)',
    '2026-12-06: opens 08:00, 08:00 to 09:00 (3)',
  ]);
});

it('go past midnight with a place that does, each under the day that the clock shows', () => {
  expect(shown(openDaily(18 * 60, 26 * 60), '2026-11-21T23:00-05:00')).toEqual([
    '2026-11-21: 23:30 to 23:30 (1)',
    // Midnight to two o'clock, and the evening, which lies past midnight again.
    '2026-11-22: 00:00 to 23:30 (17)',
    '2026-11-23: 00:00 to 02:00 (5)',
  ]);
});

it('count a closing at midnight to the day before it', () => {
  expect(shown(openDaily(480, 1440), '2026-11-21T23:10-05:00')).toEqual([
    '2026-11-21: 23:30 to 24:00 (2)',
    '2026-11-22: opens 08:00, 08:00 to 24:00 (33)',
  ]);
});

it('are those of 24 hours where the door never closes, and none where it never opens', () => {
  expect(shown(openDaily(0, 1440, { availableFullTime: true, weekly: [] }), '2026-11-21T18:10-05:00')).toEqual([
    '2026-11-21: 18:30 to 23:30 (11)',
    '2026-11-22: 00:00 to 18:00 (37)',
  ]);
  expect(shown(openDaily(0, 1440, { weekly: [] }), '2026-11-21T18:10-05:00')).toEqual([]);
});

it('leave out the hour that the clock skips, and show the one that comes twice once', () => {
  // In Toronto the clocks go forward on 14 March 2027 at 2:00 AM, and back on 7 November 2027 at 2:00 AM.
  const minutesOf = (text: string) =>
    laterPickUps(openDaily(60, 180), at(text))[0]?.pickUps.map(({ at: instant, minute }) => [
      clock(minute),
      instant.toString(),
    ]);
  expect(minutesOf('2027-03-14T00:30-05:00')).toEqual([
    ['01:00', '2027-03-14T06:00:00Z'],
    ['01:30', '2027-03-14T06:30:00Z'],
    ['03:00', '2027-03-14T07:00:00Z'],
  ]);
  expect(minutesOf('2027-11-07T00:30-04:00')).toEqual([
    ['01:00', '2027-11-07T05:00:00Z'],
    ['01:30', '2027-11-07T05:30:00Z'],
    ['02:00', '2027-11-07T07:00:00Z'],
    ['02:30', '2027-11-07T07:30:00Z'],
    ['03:00', '2027-11-07T08:00:00Z'],
  ]);
});
