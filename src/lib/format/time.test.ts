import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locales } from '#shared/messages/text.ts';
import { formatDate, formatStayEnd, formatWeekday, stayEndLines, stayEndParts } from './time.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('what stands between a day and a time is a word in French and Spanish', () => {
  const at = '2026-11-21T15:00:00Z';
  const said = locales.map((locale) => formatStayEnd(at, 'America/Toronto', locale));
  expect(said).toEqual(['21 Nov @ 10:00 AM', '21 nov à 10\u00A0h\u00A000', '21 nov a las 10:00 AM']);
  expect(stayEndParts(at, 'America/Toronto', 'es')).toEqual(['21 nov', '10:00 AM']);
});

test('a day of another year than the current one at its place says its year', () => {
  expect(formatStayEnd('2028-03-02T15:00:00Z', 'America/Toronto', 'en')).toBe('02 Mar 2028 @ 10:00 AM');
  expect(formatStayEnd('2027-01-01T04:00:00Z', 'America/Toronto', 'en')).toBe('31 Dec @ 11:00 PM');
  expect(formatStayEnd('2027-01-01T05:00:00Z', 'America/Toronto', 'en')).toBe('01 Jan 2027 @ 12:00 AM');
});

test('the end of a stay breaks before its time, in each language', () => {
  const lines = locales.map((locale) => stayEndLines('2026-11-21T15:00:00Z', 'America/Toronto', locale));
  expect(lines).toEqual([
    ['21 Nov', '@ 10:00 AM'],
    ['21 nov', 'à 10\u00A0h\u00A000'],
    ['21 nov', 'a las 10:00 AM'],
  ]);
});

test.each(locales)('months and weekdays in %s are written as the runtime writes them', (locale) => {
  const word = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(at).replace('.', '');
  for (let day = 0; day < 365; day += 1) {
    const at = new Date(Date.UTC(2026, 0, 1 + day, 12));
    const iso = at.toISOString();
    const [date, month] = [iso.slice(8, 10), word({ month: 'short' }, at)];
    expect(formatDate(iso, 'UTC', locale)).toBe(`${date} ${month}${locale === 'en' ? ',' : ''} 2026`);
    expect(formatWeekday(iso, 'UTC', locale)).toBe(word({ weekday: 'short' }, at));
  }
});
