import ICAL from 'ical.js';

// A folded line begins with a space, which counts among its 75 octets (RFC 5545, 3.1).
ICAL.foldLength = 74;

/** An iCalendar file (RFC 5545) of a component in jCal (RFC 7265): name, properties, components within. */
export const writeCalendar = (component: readonly unknown[]): string => ICAL.stringify([...component]);

/** An ISO instant as jCal has it, in UTC and to the second: `2026-11-21T15:00:00Z`. */
export const calendarTime = (iso: string): string => new Date(iso).toISOString().replace(/\.\d+/, '');

/** Seconds east of UTC as jCal has them: `-05:00`. */
export const calendarOffset = (seconds: number): string => ICAL.UtcOffset.fromSeconds(seconds).toString();
