import { describe, expect, it } from 'vitest';
import { parseFeed } from './parse-feed.ts';
import { readText } from './read-text.ts';

const frame = { from: '2026-11-24T15:00:00Z', until: '2027-11-24T15:00:00Z', zone: 'America/Toronto' };
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@example', 'SUMMARY:Away', ...lines, 'END:VEVENT'];
const others = (...lines: string[]) => event(...lines).map((line) => line.replace('a@', 'b@'));
const read = (...lines: string[]) => parseFeed(calendar(...lines), frame);
const timesOf = (...lines: string[]) => read(...lines).entries.map(({ from, to }) => `${from} ${to}`);
const bytes = (text: string) => ({ bytes: Buffer.from(text), charset: undefined, frame });

describe('an entry of a feed', () => {
  it('is whole days, the end not included, or one day without an end', () => {
    expect(read(...event('DTSTART;VALUE=DATE:20261228', 'DTEND;VALUE=DATE:20270103')).entries).toEqual([
      { kind: 'days', from: '2026-12-28', to: '2027-01-02', uid: 'a@example', recurrence: '', title: 'Away' },
    ]);
    expect(timesOf(...event('DTSTART;VALUE=DATE:20261225'))).toEqual(['2026-12-25 2026-12-25']);
  });

  it.each([
    ['in UTC', [], 'DTSTART:20261208T140000Z', 'DTEND:20261208T210000Z'],
    [
      'in a zone by its name',
      [],
      'DTSTART;TZID=Europe/Paris:20261208T150000',
      'DTEND;TZID=Europe/Paris:20261208T220000',
    ],
    ['in no zone: that of the location', [], 'DTSTART:20261208T090000', 'DTEND:20261208T160000'],
    ['in no zone: that of the feed', ['X-WR-TIMEZONE:Europe/Paris'], 'DTSTART:20261208T150000', 'DURATION:PT7H'],
    [
      'in a zone that the feed brings',
      [
        'BEGIN:VTIMEZONE',
        'TZID:Somewhere Standard Time',
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0200',
        'END:STANDARD',
        'END:VTIMEZONE',
      ],
      'DTSTART;TZID=Somewhere Standard Time:20261208T160000',
      'DTEND;TZID=Somewhere Standard Time:20261208T230000',
    ],
  ])('has its times %s', (_name, head, start, end) => {
    expect(timesOf(...head, ...event(start, end))).toEqual(['2026-12-08T14:00:00Z 2026-12-08T21:00:00Z']);
  });

  it('recurs by the clock on the wall, across the day on which it changes', () => {
    const rule = ['DTSTART;TZID=America/Toronto:20270307T090000', 'DURATION:PT5H', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    expect(timesOf(...event(...rule))).toEqual([
      '2027-03-07T14:00:00Z 2027-03-07T19:00:00Z',
      '2027-03-14T13:00:00Z 2027-03-14T18:00:00Z',
    ]);
  });

  it('recurs without the dates that are left out, and with those that were moved or cancelled as they are', () => {
    const times = timesOf(
      ...event(
        'DTSTART:20261201T140000Z',
        'DTEND:20261201T200000Z',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE:20261202T140000Z',
      ),
      ...event('RECURRENCE-ID:20261203T140000Z', 'DTSTART:20261203T150000Z', 'DTEND:20261203T220000Z'),
      ...event(
        'RECURRENCE-ID:20261204T140000Z',
        'DTSTART:20261204T140000Z',
        'DTEND:20261204T200000Z',
        'STATUS:CANCELLED',
      ),
      ...others('RECURRENCE-ID:20261201T140000Z', 'DTSTART:20200101T140000Z', 'DURATION:PT1H'),
    );
    expect(times).toEqual(['2026-12-01T14:00:00Z 2026-12-01T20:00:00Z', '2026-12-03T15:00:00Z 2026-12-03T22:00:00Z']);
  });

  it('is looked at for a year, however long ago it began', () => {
    const birthday = timesOf(...event('DTSTART;VALUE=DATE:19800501', 'RRULE:FREQ=YEARLY'));
    expect(birthday).toEqual(['2027-05-01 2027-05-01']);
    expect(timesOf(...event('DTSTART:20261120T140000Z', 'DTEND:20261120T200000Z'))).toEqual([]);
  });

  it('does not spoil the others when it cannot be read', () => {
    expect(timesOf(...event('DTSTART:nonsense'), ...event('DTSTART;VALUE=DATE:20261225'))).toHaveLength(1);
  });
});

describe('a text', () => {
  it.each([
    ['a page', '<html>Sign in</html>'],
    ['nothing', ''],
    ['a card', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
    [
      'a rule that never ends',
      calendar(...event('DTSTART:20200101T000000Z', 'DURATION:PT5H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')),
    ],
  ])('that is %s is no calendar', async (_name, text) => {
    expect(await readText('one', bytes(text), 1500)).toBeNull();
  });

  it('of a calendar is read apart from the server', async () => {
    const content = await readText('one', bytes(calendar(...event('DTSTART;VALUE=DATE:20261225'))));
    expect(content?.entries).toHaveLength(1);
  });

  it('is read two at a time, however many come together', async () => {
    const endless = calendar(
      ...event('DTSTART:20200101T000000Z', 'DURATION:PT5H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
    );
    const began = performance.now();
    const patience = 200;
    expect(await Promise.all(Array.from({ length: 6 }, () => readText('one', bytes(endless), patience)))).toEqual(
      Array.from({ length: 6 }, () => null),
    );
    // Each takes all of its time: three pairs, one after the other.
    expect(performance.now() - began).toBeGreaterThan(3 * patience - 50);
  });
});
