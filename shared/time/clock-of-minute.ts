import type { Locale } from '../messages/text.ts';

/** A minute of a day as the site writes it: "6:00 PM"; French is written by the 24-hour clock, "18 h 00". */
export function clockOfMinute(locale: Locale, minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60) % 24, String(minute % 60).padStart(2, '0')];
  if (locale === 'fr') return `${minute === 1440 ? 24 : hour} h ${rest}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
