import { describe, expect, it } from 'vitest';
import { weekdayNames } from '#web/ui/calendar/plain-date.ts';
import { weekdaysIn } from './weekdays-in.ts';

describe('weekdays', () => {
  it.each(['en', 'fr', 'es'] as const)('are named in %s as Intl names them', (locale) => {
    expect(weekdaysIn(locale)).toEqual(weekdayNames(locale, 1, 'long'));
  });
});
