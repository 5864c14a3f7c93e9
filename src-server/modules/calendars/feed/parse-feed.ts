import { Instant } from '@js-joda/core';
import ICAL from 'ical.js';
import type { CalendarEntry } from '#shared/calendars/calendar-entry.ts';
import { dateOfDay, dayOfDate, instantOfLocal } from '#shared/time/local-time.ts';
import { toIso } from '#shared/time/instants.ts';
import { isZone, zoneOf } from '#shared/time/zone.ts';
import { cutText } from '#server/platform/cut-text.ts';

/** One entry of a feed, or one time of a recurring one. */
export type FeedEntry = CalendarEntry & {
  /** Which entry it is, and which time of it; the times themselves are no part. */
  readonly uid: string;
  readonly recurrence: string;
  readonly title: string;
};

interface FeedFrame {
  /** ISO instants; what ends before or begins after is left out. */
  readonly from: string;
  readonly until: string;
  /** Of times that name no zone, unless the feed names one. */
  readonly zone: string;
}

/** Times of one entry that are looked at, from its first on: forty years of days. */
const MAX_TIMES = 15_000;
const MAX_ENTRIES = 1000;
const MAX_TITLE = 200;

/**
 * What a feed says of a stretch of time, in order: recurring entries by each time, changed and left out ones as they are.
 * What is cancelled is not there. An entry that cannot be read is passed over; the others count.
 * @throws Error for a text that is no iCalendar file.
 */
export function parseFeed(text: string, frame: FeedFrame): FeedEntry[] {
  const calendar = ICAL.Component.fromString(text);
  if (calendar.name !== 'vcalendar') throw new Error('This is no calendar');
  const named = String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '');
  const zone = isZone(named) ? named : frame.zone;
  const all = calendar.getAllSubcomponents('vevent');
  const changed = Map.groupBy(
    all.filter((each) => each.hasProperty('recurrence-id')),
    uidOf,
  );
  const masters = all.filter((each) => !each.hasProperty('recurrence-id'));
  const known = new Set(masters.map(uidOf));
  // A changed time whose entry was not sent stands by itself.
  const alone = [...changed.entries()].flatMap(([uid, times]) => (known.has(uid) ? [] : times));
  const entries = [...masters, ...alone].flatMap((component) => {
    try {
      return timesOf(component, changed.get(uidOf(component)) ?? [], { ...frame, zone });
    } catch {
      return [];
    }
  });
  return entries.toSorted((one, other) => (one.from < other.from ? -1 : 1)).slice(0, MAX_ENTRIES);
}

const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid') ?? '');

function timesOf(component: ICAL.Component, changed: ICAL.Component[], frame: FeedFrame): FeedEntry[] {
  const isAlone = component.hasProperty('recurrence-id');
  const event = new ICAL.Event(component, { exceptions: isAlone ? [] : changed });
  if (!event.isRecurring()) {
    const { startDate, endDate } = event;
    const recurrence = isAlone ? event.recurrenceId.toString() : '';
    return entryOf({ item: event, startDate, endDate }, recurrence, frame);
  }
  const times: FeedEntry[] = [];
  const iterator = event.iterator();
  for (let count = 0; count < MAX_TIMES; count += 1) {
    const next = iterator.next() as ICAL.Time | undefined;
    if (next === undefined || isAfter(next, frame)) break;
    times.push(...entryOf(event.getOccurrenceDetails(next), next.toString(), frame));
  }
  return times;
}

const isAfter = (time: ICAL.Time, { zone, until }: FeedFrame): boolean => instantOf(time, zone) > until;

interface Occurrence {
  readonly item: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

function entryOf({ item, startDate, endDate }: Occurrence, recurrence: string, frame: FeedFrame): FeedEntry[] {
  if (String(item.component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED') return [];
  const times = spanOf(startDate, endDate, frame.zone);
  const from = times.kind === 'days' ? startOf(times.from, frame.zone) : times.from;
  const to = times.kind === 'days' ? startOf(nextDay(times.to), frame.zone) : times.to;
  if (from >= to || to <= frame.from || from >= frame.until) return [];
  const title = cutText((item.summary ?? '').replaceAll('\0', '').replace(/\s+/g, ' ').trim(), MAX_TITLE);
  return [{ ...times, uid: item.uid ?? '', recurrence, title }];
}

const nextDay = (date: string): string => dateOfDay(dayOfDate(date) + 1);
const startOf = (date: string, zone: string): string => toIso(instantOfLocal(zoneOf(zone), date, 0));

function spanOf(start: ICAL.Time, end: ICAL.Time, zone: string): CalendarEntry {
  if (!start.isDate) return { kind: 'hours', from: instantOf(start, zone), to: instantOf(end, zone) };
  const [from, to] = [dateOf(start), dateOf(end)];
  // The end is the day after the last; some programs leave it out or write the first.
  return { kind: 'days', from, to: to > from ? dateOfDay(dayOfDate(to) - 1) : from };
}

const dateOf = (time: ICAL.Time): string => time.toString().slice(0, 10);

/** The instant of a time: by the platform's rules where its zone has a known name, else by those that the feed brings. */
function instantOf(time: ICAL.Time, zone: string): string {
  const { zone: own, timezone } = time as ICAL.Time & { zone: ICAL.Timezone | null; timezone?: string | undefined };
  if (own === ICAL.Timezone.utcTimezone) return toIso(Instant.ofEpochSecond(time.toUnixTime()));
  const names = [own?.tzid ?? '', timezone ?? ''];
  const name = names.find((each) => isZone(each));
  if (name === undefined && own?.component != null) return toIso(Instant.ofEpochSecond(time.toUnixTime()));
  return toIso(instantOfLocal(zoneOf(name ?? zone), dateOf(time), time.hour * 60 + time.minute));
}
