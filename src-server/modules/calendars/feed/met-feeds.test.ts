import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, weekdayOfDay } from '#shared/time/local-time.ts';
import { fairQueue } from './fair-queue.ts';
import { textOfFeed } from './feed-text.ts';
import { parseFeed } from './parse-feed.ts';
import { readText } from './read-text.ts';
import { isReadRule, timesOfRule } from './recurring.ts';

const frame = { from: '2026-11-24T15:00:00Z', until: '2027-11-24T15:00:00Z', zone: 'America/Toronto' };
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@example', 'SUMMARY:Away', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => parseFeed(calendar(...lines), frame);
const timesOf = (...lines: string[]) => read(...lines).entries.map(({ from, to }) => `${from} ${to}`);
const zone = (id: string, winter: string, summer: string, ...more: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${id}`,
  ...more,
  'BEGIN:STANDARD',
  'DTSTART:19701025T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  `TZOFFSETFROM:${summer}`,
  `TZOFFSETTO:${winter}`,
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  `TZOFFSETFROM:${winter}`,
  `TZOFFSETTO:${summer}`,
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('the zone of a time', () => {
  const nine = (name: string) => event(`DTSTART;TZID=${name}:20270705T090000`, `DTEND;TZID=${name}:20270705T180000`);
  it.each([
    ['of the file, where the platform knows another by that name', zone('GMT', '+0000', '+0100'), 'GMT', '08', '17'],
    [
      'of the platform, where it is named after a place',
      zone('Europe/Paris', '+0000', '+0000'),
      'Europe/Paris',
      '07',
      '16',
    ],
    ['of the place at the end of its name', [], '/example.org/20260101_1/Europe/Paris', '07', '16'],
    ['of Windows', [], 'W. Europe Standard Time', '07', '16'],
    ['of the platform, where the file has none', [], 'GMT', '09', '18'],
  ])('is that %s', (_, head, name, from, to) => {
    expect(timesOf(...head, ...nine(name))).toEqual([`2027-07-05T${from}:00:00Z 2027-07-05T${to}:00:00Z`]);
  });

  it('is not guessed where its name is unknown: the entry is counted', () => {
    expect(read(...nine('Middle-earth Time'))).toMatchObject({
      entries: [],
      passedOver: 1,
      unread: [{ date: '2027-07-05' }],
    });
  });

  it('that the file brings has the first of an hour that comes twice, and goes on by one that is skipped', () => {
    const own = zone('Isle', '+0000', '+0100');
    const at = (time: string) =>
      timesOf(...own, ...event(`DTSTART;TZID=Isle:${time}`, 'DURATION:PT1H'))[0]?.slice(0, 20);
    expect([at('20270328T013000'), at('20271031T013000')]).toEqual(['2027-03-28T01:30:00Z', '2027-10-31T00:30:00Z']);
  });

  it('counts before a series is expanded: times are left out and end in UTC too', () => {
    const series = (...more: string[]) =>
      timesOf(...event('DTSTART;TZID=America/Toronto:20270111T100000', 'DURATION:PT5H', ...more));
    const rule = 'RRULE:FREQ=DAILY;COUNT=3';
    expect(series(rule, 'EXDATE:20270112T150000Z').map((each) => each.slice(8, 10))).toEqual(['11', '13']);
    expect(series(rule, 'EXDATE;VALUE=DATE:20270112').map((each) => each.slice(8, 10))).toEqual(['11', '13']);
    expect(series(rule, 'EXDATE;TZID=Europe/Paris:20270112T160000')).toHaveLength(2);
    expect(series('RRULE:FREQ=DAILY;UNTIL=20270112T150000Z')).toHaveLength(2);
    expect(series('RRULE:FREQ=DAILY;UNTIL=20270112T145959Z')).toHaveLength(1);
    expect(series('RRULE:FREQ=DAILY;UNTIL=20270112')).toHaveLength(2);
  });
});

describe('the file of a feed', () => {
  const day = event('DTSTART;VALUE=DATE:20261225');
  it('may hold several calendars, each with its own zone; a broken one hides no other', () => {
    const nine = event('DTSTART:20270705T090000', 'DTEND:20270705T180000');
    const text =
      calendar('X-WR-TIMEZONE:Europe/Paris', ...nine) + calendar(...nine) + 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n';
    const { entries, passedOver } = parseFeed(text, frame);
    expect(entries.map(({ from }) => from)).toEqual(['2027-07-05T07:00:00Z', '2027-07-05T13:00:00Z']);
    expect(passedOver).toBe(1);
  });

  it.each([
    ['a mark of its byte order', Buffer.from(`\uFEFF${calendar(...day)}`), undefined],
    ['bytes in pairs', Buffer.from(`\uFEFF${calendar(...day)}`, 'utf16le'), undefined],
    ['an encoding that is not known', Buffer.from(calendar(...day)), 'x-unknown'],
    ['plain line ends', Buffer.from(calendar(...day).replaceAll('\r\n', '\n')), undefined],
  ])('is read with %s', (_, bytes, charset) => {
    expect(parseFeed(textOfFeed(bytes, charset), frame).entries).toHaveLength(1);
  });

  it('is read in the encoding that its server names', () => {
    expect(textOfFeed(Buffer.from('Ferm\xe9', 'latin1'), 'ISO-8859-1')).toBe('Fermé');
  });

  it('may fold its lines anywhere, within a character too', () => {
    const title = 'Fermé, 営業, 🧳';
    const whole = Buffer.from(`SUMMARY:${title}`);
    for (let at = 8; at < whole.length; at += 1) {
      for (const fold of ['\r\n ', '\n\t']) {
        const cut = Buffer.concat([whole.subarray(0, at), Buffer.from(fold), whole.subarray(at)]);
        expect(textOfFeed(cut, undefined)).toBe(`SUMMARY:${title}`);
      }
    }
  });

  it('counts what it passes over', () => {
    for (const end of ['DTEND:20270110T090000Z', 'DURATION:-PT1H'])
      expect(read(...event('DTSTART:20270110T100000Z', end))).toMatchObject({
        entries: [],
        passedOver: 1,
        unread: [{ date: '2027-01-10' }],
      });
    // What is over, and a moment without length, are nothing to read again.
    expect(read(...event('DTSTART:20250110T100000Z', 'DTEND:20250110T090000Z')).passedOver).toBe(0);
    expect(read(...event('DTSTART:20270110T100000Z')).passedOver).toBe(0);
    expect(read(...day, ...event('DTSTART:nonsense'), ...event('SUMMARY:never')).passedOver).toBe(2);
  });
});

describe('a time of an entry', () => {
  it('is a date where it is written as one', () => {
    expect(timesOf(...event('DTSTART:20270110', 'DTEND:20270112'))).toEqual(['2027-01-10 2027-01-11']);
    expect(timesOf(...event('DTSTART:20270110', 'RDATE:20270120'))).toHaveLength(2);
  });

  it.each([
    ['a date', 'DTSTART;VALUE=DATE:20270110', ['RDATE;VALUE=DATE:20270120,20270122'], ['10', '20', '22']],
    [
      'a time',
      'DTSTART:20270110T150000Z',
      ['DURATION:PT5H', 'RDATE:20270120T150000Z', 'RDATE:20270122T150000Z'],
      ['10', '20', '22'],
    ],
    [
      'a time in a zone',
      'DTSTART:20270110T150000Z',
      ['DURATION:PT5H', 'RDATE;TZID=Asia/Tokyo:20270121T030000'],
      ['10', '20'],
    ],
    [
      'next to a rule',
      'DTSTART;VALUE=DATE:20270110',
      ['RRULE:FREQ=DAILY;COUNT=2', 'RDATE;VALUE=DATE:20270111,20270105'],
      ['05', '10', '11'],
    ],
    ['left out', 'DTSTART;VALUE=DATE:20270110', ['RDATE;VALUE=DATE:20270120', 'EXDATE;VALUE=DATE:20270110'], ['20']],
  ])('is its first and each extra one: %s', (_, start, more, days) => {
    expect(timesOf(...event(start, ...more)).map((each) => each.slice(8, 10))).toEqual(days);
  });

  it('is a period with an end of its own', () => {
    const periods = 'RDATE;VALUE=PERIOD:20270120T150000Z/PT2H,20270121T150000Z/20270121T200000Z';
    expect(timesOf(...event('DTSTART:20270110T150000Z', 'DURATION:PT5H', periods))).toEqual([
      '2027-01-10T15:00:00Z 2027-01-10T20:00:00Z',
      '2027-01-20T15:00:00Z 2027-01-20T17:00:00Z',
      '2027-01-21T15:00:00Z 2027-01-21T20:00:00Z',
    ]);
  });

  // The nights in which the clocks change: Toronto's in spring and autumn, Lord Howe's by half an hour.
  it.each([
    ['America/Toronto', '20270313', 'PT24H', '2027-03-15T03:00:00Z'],
    ['America/Toronto', '20270313', 'P1D', '2027-03-15T02:00:00Z'],
    ['America/Toronto', '20271106', 'PT24H', '2027-11-08T02:00:00Z'],
    ['America/Toronto', '20271106', 'P1D', '2027-11-08T03:00:00Z'],
    ['Australia/Lord_Howe', '20270403', 'PT24H', '2027-04-04T11:00:00Z'],
    ['Australia/Lord_Howe', '20270403', 'P1D', '2027-04-04T11:30:00Z'],
    ['Australia/Lord_Howe', '20271002', 'PT24H', '2027-10-03T11:30:00Z'],
    ['Australia/Lord_Howe', '20271002', 'P1DT1H', '2027-10-03T12:00:00Z'],
    ['America/Toronto', '20270307', 'P1W', '2027-03-15T02:00:00Z'],
  ])('in %s from the evening of %s for %s ends at %s', (name, date, length, end) => {
    const [time = ''] = timesOf(...event(`DTSTART;TZID=${name}:${date}T220000`, `DURATION:${length}`));
    expect(time.slice(21)).toBe(end);
  });
});

describe('a rule', () => {
  it.each([
    'FREQ=YEARLY;BYWEEKNO=29;BYDAY=MO,TU,WE,TH,FR',
    'FREQ=YEARLY;BYYEARDAY=100',
    'FREQ=YEARLY;BYMONTH=2,3,4,5;BYMONTHDAY=-1',
    'FREQ=DAILY;BYHOUR=9,15',
    'FREQ=HOURLY;INTERVAL=6',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
  ])('that is not written rightly is passed over and counted: %s', (rule) => {
    const lines = event('DTSTART;VALUE=DATE:20270719', `RRULE:${rule}`);
    expect(read(...lines)).toMatchObject({
      entries: [],
      passedOver: 1,
      unread: [{ title: 'Away', date: '2027-07-19', rule: expect.stringContaining(rule.split(';')[0] ?? '') }],
    });
  });

  it('of six, the first five are named and all are counted', () => {
    const six = [1, 2, 3, 4, 5, 6].flatMap((number) =>
      event(`DTSTART;VALUE=DATE:2027071${number}`, 'RRULE:FREQ=HOURLY'),
    );
    const { passedOver, unread } = read(...six);
    expect([passedOver, unread.map(({ date }) => date.slice(-1))]).toEqual([6, ['1', '2', '3', '4', '5']]);
  });

  const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  /** The dates of a rule, asked of each day by itself. */
  function reckoned(text: string, start: number, until: number): string[] {
    const parts = new Map(text.split(';').map((part) => part.split('=') as [string, string]));
    const list = (name: string) => parts.get(name)?.split(',');
    const dateOf = (day: number) => dateOfDay(day).split('-').map(Number) as [number, number, number];
    const lengthOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
    const freq = parts.get('FREQ');
    const [year0, month0, day0] = dateOf(start);
    const monday = (day: number) => day - weekdayOfDay(day);
    const periodOf = (day: number): number => {
      const [year, month] = dateOf(day);
      if (freq === 'DAILY') return day - start;
      if (freq === 'WEEKLY') return (monday(day) - monday(start)) / 7;
      return freq === 'MONTHLY' ? (year - year0) * 12 + month - month0 : year - year0;
    };
    const fits = (day: number): boolean => {
      const [year, month, date] = dateOf(day);
      const length = lengthOf(year, month);
      const isMonth = list('BYMONTH')?.includes(String(month)) ?? (freq !== 'YEARLY' || month === month0);
      const isDate = list('BYMONTHDAY')?.some((each) => Number(each) === date || length + Number(each) + 1 === date);
      const name = names[weekdayOfDay(day)] ?? '';
      const isDay = list('BYDAY')?.some((each) => {
        const nth = Number(each.slice(0, -2));
        if (!each.endsWith(name)) return false;
        return nth === 0 || (nth > 0 ? Math.ceil(date / 7) === nth : Math.ceil((length - date + 1) / 7) === -nth);
      });
      const isUsual =
        freq === 'DAILY' || (freq === 'WEEKLY' ? weekdayOfDay(day) === weekdayOfDay(start) : date === day0);
      const isNamed = isDate === undefined && isDay === undefined ? isUsual : (isDate ?? true) && (isDay ?? true);
      return isMonth && isNamed;
    };
    const sets = new Map<number, number[]>();
    for (let day = start - 366; day <= until + 31; day += 1) {
      if (!fits(day)) continue;
      const period = periodOf(day);
      sets.set(period, [...(sets.get(period) ?? []), day]);
    }
    const at = list('BYSETPOS')?.map(Number);
    const found = [...sets].flatMap(([period, all]) => {
      if (period < 0 || period % Number(parts.get('INTERVAL')) !== 0) return [];
      return at === undefined ? all : at.flatMap((each) => all.at(each > 0 ? each - 1 : each) ?? []);
    });
    const later = found.filter((day) => day > start && day <= until).toSorted((one, other) => one - other);
    return [start, ...later].map(dateOfDay);
  }

  it.each([
    'FREQ=DAILY;INTERVAL=1',
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=DAILY;INTERVAL=1;BYDAY=MO,WE,FR',
    'FREQ=DAILY;INTERVAL=1;BYMONTH=1,7',
    'FREQ=WEEKLY;INTERVAL=1',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU',
    'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR',
    'FREQ=MONTHLY;INTERVAL=1',
    'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1,15',
    'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=31',
    'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1',
    'FREQ=MONTHLY;INTERVAL=1;BYDAY=2TU',
    'FREQ=MONTHLY;INTERVAL=1;BYDAY=-1FR',
    'FREQ=MONTHLY;INTERVAL=1;BYDAY=1MO,3MO',
    'FREQ=MONTHLY;INTERVAL=1;BYDAY=MO',
    'FREQ=MONTHLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=MONTHLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
    'FREQ=YEARLY;INTERVAL=1',
    'FREQ=YEARLY;INTERVAL=1;BYMONTH=12',
    'FREQ=YEARLY;INTERVAL=1;BYMONTH=1,2,4,12',
    'FREQ=YEARLY;INTERVAL=1;BYMONTH=2,3,4,5;BYMONTHDAY=30,31',
    'FREQ=YEARLY;INTERVAL=2',
    'FREQ=YEARLY;INTERVAL=1;BYMONTH=12;BYMONTHDAY=24,25',
    'FREQ=YEARLY;INTERVAL=1;BYMONTH=9;BYDAY=1MO',
    'FREQ=YEARLY;INTERVAL=1;BYMONTH=5;BYDAY=-1MO',
  ])('that is read has the times that a reckoning of each day finds: %s', (text) => {
    const recur = ICAL.Recur.fromString(text);
    expect(isReadRule(recur)).toBe(true);
    for (const first of ['2024-02-29', '2026-01-01', '2026-11-25', '2027-01-31']) {
      const start = dayOfDate(first);
      const until = start + 900;
      const isOver = (time: ICAL.Time) => dayOfDate(time.toString().slice(0, 10)) > until;
      const times = [...timesOfRule(recur, ICAL.Time.fromDateString(first), isOver)];
      expect(times.map((time) => time.toString().slice(0, 10))).toEqual(reckoned(text, start, until));
    }
  });
});

describe('readers', () => {
  it('are two at once, in turns of their partners', async () => {
    const inTurn = fairQueue(2);
    const order: string[] = [];
    let [running, most] = [0, 0];
    const work = (name: string) => async () => {
      order.push(name);
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => inTurn('a', work(name))),
      ...['b1', 'b2'].map((name) => inTurn('b', work(name))),
    ]);
    expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2']);
    expect(most).toBe(2);
  });

  it('go on after work that failed', async () => {
    const inTurn = fairQueue(1);
    await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn('a', async () => 'yes')).toBe('yes');
  });

  it('read two megabytes within their memory', async () => {
    const one = event('DTSTART;VALUE=DATE:20261225', `DESCRIPTION:${'x'.repeat(300)}`).join('\r\n');
    const text = calendar(...Array.from({ length: 4700 }, () => one));
    expect(text.length).toBeGreaterThan(1_800_000);
    const content = await readText('one', { bytes: Buffer.from(text), charset: 'utf-8', frame }, 110_000);
    expect(content?.entries.length).toBeGreaterThan(0);
  });
});
