import { expect, test } from 'vitest';
import { locales } from '#shared/messages/text.ts';
import { formatDate, formatWeekday } from './time.ts';

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
