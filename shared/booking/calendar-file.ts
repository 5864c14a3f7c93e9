/** One event of a calendar file. */
export interface CalendarEvent {
  readonly uid: string;
  /** Rises with every change of the event. */
  readonly sequence: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Who publishes it. */
  readonly organizer: { readonly name: string; readonly email: string };
  /** ISO instants; written in UTC, so that every calendar shows them in its own zone. */
  readonly from: string;
  readonly until: string;
  /** When this file was made. */
  readonly stampedAt: string;
  readonly changedAt: string;
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

/** What a calendar is to do with an event (RFC 5546): take it in, or out once it is cancelled. */
export const calendarMethod = ({ status }: Pick<CalendarEvent, 'status'>): 'PUBLISH' | 'CANCEL' =>
  status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';

/** An iCalendar file with one event, which reminds an hour before its end unless it is cancelled. */
export function calendarFile(event: CalendarEvent): string {
  const { organizer, status } = event;
  const reminder = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${calendarText(event.summary)}`,
    'TRIGGER;RELATED=END:-PT1H',
    'END:VALARM',
  ];
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cloakroom//Orders//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${calendarText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${status}`,
    `DTSTAMP:${calendarStamp(event.stampedAt)}`,
    `LAST-MODIFIED:${calendarStamp(event.changedAt)}`,
    `ORGANIZER;CN="${organizer.name.replaceAll('"', "'")}":mailto:${organizer.email}`,
    `DTSTART:${calendarStamp(event.from)}`,
    `DTEND:${calendarStamp(event.until)}`,
    `SUMMARY:${calendarText(event.summary)}`,
    `LOCATION:${calendarText(event.location)}`,
    `DESCRIPTION:${calendarText(event.description)}`,
    `URL:${event.url}`,
    ...(status === 'CANCELLED' ? [] : reminder),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
