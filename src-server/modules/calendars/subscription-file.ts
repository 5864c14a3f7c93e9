import { Instant } from '@js-joda/core';
import { toIsoInZone } from '#shared/time/instants.ts';
import type { ClockChange } from '#shared/time/zone-clock.ts';
import { clockChangesBetween, offsetSecondsAt, zoneOf } from '#shared/time/zone.ts';
import { calendarOffset, calendarTime, writeCalendar } from '#server/platform/write-calendar.ts';

/** A moment at a counter, such as bags coming in. */
interface SubscribedMoment {
  /** The same for the same moment of the same booking. */
  readonly uid: string;
  /** ISO instant. */
  readonly at: string;
  readonly summary: string;
  /** When it was booked: ISO instant. */
  readonly stampedAt: string;
}

interface Subscription {
  readonly name: string;
  readonly location: string;
  /** IANA zone that times are written in. */
  readonly zone: string;
  /** The stretch of time whose clock changes are written; ISO instants. */
  readonly from: string;
  readonly until: string;
  readonly moments: readonly SubscribedMoment[];
}

/** How long a hand-over stands in a calendar, in minutes: long enough to be read. */
const LENGTH_MINUTES = 15;

/** The bookings of a location as a calendar to subscribe to, in the location's own time. */
export function subscriptionFile({ name, location, zone, from, until, moments }: Subscription): string {
  const local = (at: string) => toIsoInZone(Instant.parse(at), zoneOf(zone)).slice(0, 19);
  return writeCalendar([
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Cloakroom//Bookings//EN'],
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['method', {}, 'text', 'PUBLISH'],
      ['name', {}, 'text', name],
      ['x-wr-calname', {}, 'text', name],
      ['x-wr-timezone', {}, 'unknown', zone],
      ['refresh-interval', {}, 'duration', 'PT1H'],
      ['x-published-ttl', {}, 'unknown', 'PT1H'],
    ],
    [
      zoneComponent(zone, Instant.parse(from), Instant.parse(until)),
      ...moments.map(({ uid, at, summary, stampedAt }) => [
        'vevent',
        [
          ['uid', {}, 'text', uid],
          ['dtstamp', {}, 'date-time', calendarTime(stampedAt)],
          ['dtstart', { tzid: zone }, 'date-time', local(at)],
          ['duration', {}, 'duration', `PT${LENGTH_MINUTES}M`],
          ['summary', {}, 'text', summary],
          ['location', {}, 'text', location],
          ['transp', {}, 'text', 'TRANSPARENT'],
        ],
        [],
      ]),
    ],
  ]);
}

/** The clock of a zone between two instants, as jCal: what it shows at first, and each change. */
function zoneComponent(id: string, from: Instant, until: Instant) {
  const zone = zoneOf(id);
  const [start, end] = [from.epochSecond(), until.epochSecond()];
  const changes = clockChangesBetween(zone, start, end);
  const first = offsetSecondsAt(zone, start);
  const usual = Math.min(first, ...changes.map(({ after }) => after));
  const part = ({ at, before, after }: ClockChange) => [
    after === usual ? 'standard' : 'daylight',
    [
      // The wall clock at which it changes, as it was before.
      ['dtstart', {}, 'date-time', new Date((at + before) * 1000).toISOString().slice(0, 19)],
      ['tzoffsetfrom', {}, 'utc-offset', calendarOffset(before)],
      ['tzoffsetto', {}, 'utc-offset', calendarOffset(after)],
    ],
    [],
  ];
  return ['vtimezone', [['tzid', {}, 'text', id]], [{ at: start, before: first, after: first }, ...changes].map(part)];
}
