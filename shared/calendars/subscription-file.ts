import { Instant } from '@js-joda/core';
import { calendarLines, calendarStamp, calendarText } from '../booking/calendar-file.ts';
import { clockChangesBetween, offsetSecondsAt, zoneOf } from '../time/zone.ts';
import { toIsoInZone } from '../time/instants.ts';

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
  /** The stretch of time whose clock changes are told; ISO instants. */
  readonly from: string;
  readonly until: string;
  readonly moments: readonly SubscribedMoment[];
}

/** How long a hand-over stands in a calendar, in minutes: long enough to be read. */
const LENGTH_MINUTES = 15;

/** The bookings of a location as a calendar to subscribe to, in the location's own time. */
export function subscriptionFile({ name, location, zone, from, until, moments }: Subscription): string {
  const local = (at: Instant) => toIsoInZone(at, zoneOf(zone)).slice(0, 19).replace(/[-:]/g, '');
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cloakroom//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${calendarText(name)}`,
    `X-WR-CALNAME:${calendarText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zoneLines(zone, Instant.parse(from), Instant.parse(until)),
    ...moments.flatMap(({ uid, at, summary, stampedAt }) => [
      'BEGIN:VEVENT',
      `UID:${calendarText(uid)}`,
      `DTSTAMP:${calendarStamp(stampedAt)}`,
      `DTSTART;TZID=${zone}:${local(Instant.parse(at))}`,
      `DURATION:PT${LENGTH_MINUTES}M`,
      `SUMMARY:${calendarText(summary)}`,
      `LOCATION:${calendarText(location)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

/** The clock of a zone between two instants: what it shows at first, and each change. */
function zoneLines(id: string, from: Instant, until: Instant): string[] {
  const zone = zoneOf(id);
  const [start, end] = [from.epochSecond(), until.epochSecond()];
  const changes = clockChangesBetween(zone, start, end).map(({ at }) => at);
  const first = offsetSecondsAt(zone, start);
  const usual = Math.min(first, ...changes.map((at) => offsetSecondsAt(zone, at)));
  const part = (at: number, before: number, after: number) => {
    const kind = after === usual ? 'STANDARD' : 'DAYLIGHT';
    // The wall clock at which it changes, as it was before.
    const wall = calendarStamp(Instant.ofEpochSecond(at + before).toString()).slice(0, 15);
    return [
      `BEGIN:${kind}`,
      `DTSTART:${wall}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      `END:${kind}`,
    ];
  };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${id}`,
    ...part(start, first, first),
    ...changes.flatMap((at) => part(at, offsetSecondsAt(zone, at - 1), offsetSecondsAt(zone, at))),
    'END:VTIMEZONE',
  ];
}

function offsetText(seconds: number): string {
  const minutes = Math.abs(Math.round(seconds / 60));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
