/** One event of a calendar file. */
export interface CalendarEvent {
  readonly uid: string;
  /** How often the event was changed. */
  readonly sequence: number;
  /** ISO instants; written in UTC, so that every calendar shows them in its own zone. */
  readonly from: string;
  readonly until: string;
  readonly stampedAt: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

const encoder = new TextEncoder();

/** A text as a property's value. */
export const calendarText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, String.raw`\n`);

/** `2026-11-21T15:00Z` as `20261121T150000Z`. */
export const calendarStamp = (iso: string): string =>
  new Date(iso).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/** RFC 5545: lines of at most 75 octets; the rest goes on after a line break and a space. Never splits a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** Lines as an iCalendar file, folded. */
export const calendarLines = (lines: readonly string[]): string => `${lines.map(fold).join('\r\n')}\r\n`;

/** An iCalendar file with one event, which reminds an hour before its end. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cloakroom//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${calendarText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${calendarStamp(event.stampedAt)}`,
    `DTSTART:${calendarStamp(event.from)}`,
    `DTEND:${calendarStamp(event.until)}`,
    `SUMMARY:${calendarText(event.summary)}`,
    `LOCATION:${calendarText(event.location)}`,
    `DESCRIPTION:${calendarText(event.description)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${calendarText(event.summary)}`,
    'TRIGGER;RELATED=END:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return calendarLines(lines);
}
