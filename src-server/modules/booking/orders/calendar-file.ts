import { calendarTime, writeCalendar } from '#server/platform/write-calendar.ts';

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

/** What a calendar is to do with an event (RFC 5546): take it in, or out once it is cancelled. */
export const calendarMethod = ({ status }: Pick<CalendarEvent, 'status'>): 'PUBLISH' | 'CANCEL' =>
  status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';

/** An iCalendar file with one event, which reminds an hour before its end unless it is cancelled. */
export function calendarFile(event: CalendarEvent): string {
  const { organizer, status } = event;
  const reminder = [
    'valarm',
    [
      ['action', {}, 'text', 'DISPLAY'],
      ['description', {}, 'text', event.summary],
      ['trigger', { related: 'END' }, 'duration', '-PT1H'],
    ],
    [],
  ];
  const properties = [
    ['uid', {}, 'text', event.uid],
    ['sequence', {}, 'integer', event.sequence],
    ['status', {}, 'text', status],
    ['dtstamp', {}, 'date-time', calendarTime(event.stampedAt)],
    ['last-modified', {}, 'date-time', calendarTime(event.changedAt)],
    ['organizer', { cn: organizer.name.replaceAll('"', "'") }, 'cal-address', `mailto:${organizer.email}`],
    ['dtstart', {}, 'date-time', calendarTime(event.from)],
    ['dtend', {}, 'date-time', calendarTime(event.until)],
    ['summary', {}, 'text', event.summary],
    ['location', {}, 'text', event.location],
    ['description', {}, 'text', event.description],
    ['url', {}, 'uri', event.url],
  ];
  return writeCalendar([
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Cloakroom//Orders//EN'],
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['method', {}, 'text', calendarMethod(event)],
    ],
    [['vevent', properties, status === 'CANCELLED' ? [] : [reminder]]],
  ]);
}
