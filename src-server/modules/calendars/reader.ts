/** Programs that read calendars, by what they say of themselves. */
const readers = [
  ['google', /google-calendar|googlebot|feedfetcher-google/i],
  ['outlook', /microsoft|outlook|exchange|office365/i],
  ['apple', /dataaccessd|calendaragent|icalendar|ical\/|macos|ios\/|accountsd/i],
  ['thunderbird', /thunderbird/i],
] as const;

export type CalendarReader = (typeof readers)[number][0] | 'other';

/** Whose program reads a calendar, by its `User-Agent`. */
export const readerOf = (userAgent = ''): CalendarReader =>
  readers.find(([, shape]) => shape.test(userAgent))?.[0] ?? 'other';
