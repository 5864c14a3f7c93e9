import ICAL from 'ical.js';
import type { UnreadEntry } from '#shared/calendars/calendar-answers.ts';
import type { CalendarEntry } from '#shared/calendars/calendar-entry.ts';
import { dateOfDay } from '#shared/time/local-time.ts';
import { cutText } from '#server/platform/cut-text.ts';
import { calendarsOf } from './feed-text.ts';
import { type FeedZone, platformZone, utc, wallOf, zonesOf } from './feed-zones.ts';
import { timesOfRule, UnreadRule } from './recurring.ts';

// Dates without VALUE=DATE and the like are met, and say what they mean.
ICAL.design.strict = false;

/** One entry of a feed, or one time of a recurring one. */
export type FeedEntry = CalendarEntry & {
  /** Which entry it is, and which time of it; the times themselves are no part. */
  readonly uid: string;
  readonly recurrence: string;
  readonly title: string;
};

/** What was read of a feed. */
export interface FeedContent {
  readonly entries: readonly FeedEntry[];
  /** Entries of the file that could not be read. */
  readonly passedOver: number;
  /** The first of them that have something to be known by. */
  readonly unread: readonly UnreadEntry[];
}

export interface FeedFrame {
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
const MAX_UNREAD = 5;
const MAX_NAMED = 80;
const DAY = 86_400;

/**
 * What a feed says of a stretch of time, in order: recurring entries by each time, changed and left out ones as they are.
 * What is cancelled is not there. An entry that cannot be read is passed over and counted; the others count.
 * @throws Error for a text that is no iCalendar file.
 */
export function parseFeed(text: string, frame: FeedFrame): FeedContent {
  const calendars = calendarsOf(text);
  if (calendars.length === 0) throw new Error('This is no calendar');
  const read = calendars.map((calendar) => {
    const zones = zonesOf(calendar.zones.flatMap((each) => attempt(() => componentOf(each)) ?? []));
    const named = calendar.zoneName === '' ? null : attempt(() => zones(calendar.zoneName));
    const own = readEvents(calendar.events, { ...frame, zones, floating: named ?? platformZone(frame.zone) });
    return calendar.isCut ? { ...own, passedOver: own.passedOver + 1 } : own;
  });
  const entries = read.flatMap((each) => each.entries);
  const passedOver = read.reduce((sum, each) => sum + each.passedOver, 0);
  const unread = read.flatMap((each) => each.unread).slice(0, MAX_UNREAD);
  if (entries.length === 0 && calendars.every(({ isCut }) => isCut)) throw new Error('This calendar breaks off');
  return {
    entries: entries.toSorted((one, other) => (one.from < other.from ? -1 : 1)).slice(0, MAX_ENTRIES),
    passedOver,
    unread,
  };
}

interface Frame extends FeedFrame {
  readonly zones: (name: string) => FeedZone;
  readonly floating: FeedZone;
}

const componentOf = (text: string): ICAL.Component => ICAL.Component.fromString(text);

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function readEvents(texts: readonly string[], frame: Frame): FeedContent {
  const all = texts.flatMap((each) => attempt(() => componentOf(each)) ?? []);
  const isChanged = (each: ICAL.Component) => each.hasProperty('recurrence-id');
  const changed = Map.groupBy(all.filter(isChanged), uidOf);
  const masters = all.filter((each) => !isChanged(each));
  const known = new Set(masters.map(uidOf));
  // A changed time whose entry was not sent stands by itself.
  const alone = [...changed].flatMap(([uid, times]) => (known.has(uid) ? [] : times));
  const read = [
    ...masters.map((each) => [each, changed.get(uidOf(each)) ?? []] as const),
    ...alone.map((each) => [each, []] as const),
  ].map(([component, others]) => ({ component, entries: attempt(() => entriesOf(component, others, frame)) }));
  const failed = read.filter(({ entries }) => entries === null);
  return {
    entries: read.flatMap(({ entries }) => entries ?? []),
    passedOver: texts.length - all.length + failed.length,
    unread: failed.map(({ component }) => unreadOf(component)),
  };
}

/** What a partner finds an entry again by, as the file writes it. */
function unreadOf(component: ICAL.Component): UnreadEntry {
  const words = (name: string) => attempt(() => String(component.getFirstPropertyValue(name) ?? '')) ?? '';
  const [date = ''] = /^\d{4}-\d\d-\d\d/.exec(words('dtstart')) ?? [];
  return { title: cutText(words('summary').trim(), MAX_NAMED), date, rule: cutText(words('rrule'), MAX_NAMED) };
}

const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid') ?? '');
const isCancelled = (component: ICAL.Component): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

/** A time of a feed with the zone that it is in. */
interface Moment {
  readonly time: ICAL.Time;
  readonly zone: FeedZone;
}

function momentOf(property: ICAL.Property, time: ICAL.Time, { zones, floating }: Frame): Moment {
  if (!(time instanceof ICAL.Time)) throw new TypeError('This is no time');
  const name = String(property.getFirstParameter('tzid') ?? '');
  // The library takes these names for UTC, whatever the file calls so.
  const isNamed = name === 'GMT' || name === 'UTC';
  if (time.zone === ICAL.Timezone.utcTimezone && !isNamed) return { time, zone: utc };
  return { time, zone: name === '' || time.isDate ? floating : zones(name) };
}

function firstMoment(component: ICAL.Component, name: string, frame: Frame): Moment | null {
  const property = component.getFirstProperty(name);
  return property === null ? null : momentOf(property, property.getFirstValue() as ICAL.Time, frame);
}

/** All values of a property that may be there several times, each with several. */
const valuesOf = (component: ICAL.Component, name: string) =>
  component
    .getAllProperties(name)
    .flatMap((property) => property.getValues().map((value) => [property, value] as const));

const instantOf = ({ time, zone }: Moment): number => zone.toInstant(wallOf(time));
const dateOf = ({ time }: Moment): string => dateOfDay(Math.floor(wallOf(time) / DAY));

/** Where times that are left out, or changed, stand: by their instants, and by their dates where they have no more. */
function placesOf(moments: readonly Moment[]) {
  const instants = new Set(moments.filter(({ time }) => !time.isDate).map(instantOf));
  const dates = new Set(moments.filter(({ time }) => time.isDate).map(dateOf));
  const allDates = new Set(moments.map(dateOf));
  return (moment: Moment): boolean =>
    moment.time.isDate ? allDates.has(dateOf(moment)) : instants.has(instantOf(moment)) || dates.has(dateOf(moment));
}

function entriesOf(component: ICAL.Component, changed: readonly ICAL.Component[], frame: Frame): FeedEntry[] {
  const start = firstMoment(component, 'dtstart', frame);
  if (start === null) throw new Error('It has no beginning');
  const length = lengthOf(component, start, frame);
  const own = firstMoment(component, 'recurrence-id', frame);
  const isRecurring = own === null && (component.hasProperty('rrule') || component.hasProperty('rdate'));
  if (component.hasProperty('exrule')) throw new UnreadRule('EXRULE');
  if (!isRecurring) return entryOf(component, start, length(start), own === null ? '' : own.time.toString(), frame);
  const ids = changed.flatMap((each) => firstMoment(each, 'recurrence-id', frame) ?? []);
  const leftOut = valuesOf(component, 'exdate').map(([property, value]) =>
    momentOf(property, value as ICAL.Time, frame),
  );
  const isOut = placesOf([...leftOut, ...ids]);
  const times = timesOf(component, start, length, frame).filter(({ moment }) => !isOut(moment));
  return [
    ...times.flatMap(({ moment, end }) => entryOf(component, moment, end, moment.time.toString(), frame)),
    ...changed.flatMap((each) => entriesOf(each, [], frame)),
  ];
}

/** When a time ends that begins at a moment. */
type Length = (from: Moment) => number;

interface Time {
  readonly moment: Moment;
  readonly end: number;
}

/** The times of a recurring entry: its start, those of its rules and its extra dates; each once. */
function timesOf(component: ICAL.Component, start: Moment, length: Length, frame: Frame): Time[] {
  const until = Date.parse(frame.until) / 1000;
  const times = new Map<number, Time>();
  const add = (moment: Moment, end: number): void => {
    if (times.size < MAX_TIMES) times.set(instantOf(moment), { moment, end });
  };
  add(start, length(start));
  for (const [, value] of valuesOf(component, 'rrule')) {
    const rule = value as ICAL.Recur;
    const isOver = (time: ICAL.Time): boolean => {
      const at = { ...start, time };
      return instantOf(at) > until || (rule.until !== null && isAfterEnd(at, rule.until));
    };
    let count = 0;
    for (const time of timesOfRule(rule, start.time, isOver)) {
      if ((count += 1) > MAX_TIMES) break;
      add({ ...start, time }, length({ ...start, time }));
    }
  }
  for (const [property, value] of valuesOf(component, 'rdate')) {
    if (value instanceof ICAL.Period) {
      const moment = momentOf(property, value.start, frame);
      const given = value.duration as ICAL.Duration | null;
      add(moment, given === null ? instantOf(momentOf(property, value.end, frame)) : durationAfter(moment, given));
    } else {
      const moment = momentOf(property, value as ICAL.Time, frame);
      add(moment, length(moment));
    }
  }
  return [...times.values()];
}

const isAfterEnd = (at: Moment, end: ICAL.Time): boolean => {
  if (end.isDate) return dateOf(at) > dateOf({ ...at, time: end });
  const zone = end.zone === ICAL.Timezone.utcTimezone && !at.time.isDate ? utc : at.zone;
  return instantOf(at) > zone.toInstant(wallOf(end));
};

/** Weeks and days by the clock on the wall, hours and less by what passes (RFC 5545, 3.3.6). */
function durationAfter(from: Moment, { weeks, days, hours, minutes, seconds, isNegative }: ICAL.Duration): number {
  const sign = isNegative ? -1 : 1;
  const start = from.zone.toInstant(wallOf(from.time) + sign * (weeks * 7 + days) * DAY);
  return start + sign * (hours * 3600 + minutes * 60 + seconds);
}

/** How long an entry takes: until its end by the same clock, for its duration, or the day on which it begins. */
function lengthOf(component: ICAL.Component, start: Moment, frame: Frame): Length {
  const end = firstMoment(component, 'dtend', frame);
  if (end !== null) {
    const isOneClock = end.zone === start.zone || start.time.isDate;
    const difference = isOneClock ? wallOf(end.time) - wallOf(start.time) : instantOf(end) - instantOf(start);
    return (from) => (isOneClock ? from.zone.toInstant(wallOf(from.time) + difference) : instantOf(from) + difference);
  }
  const given = component.getFirstPropertyValue('duration');
  if (given instanceof ICAL.Duration) return (from) => durationAfter(from, given);
  return (from) => (from.time.isDate ? from.zone.toInstant(wallOf(from.time) + DAY) : instantOf(from));
}

const isoOf = (instant: number): string => new Date(instant * 1000).toISOString().replace('.000Z', 'Z');

function entryOf(component: ICAL.Component, start: Moment, end: number, recurrence: string, frame: Frame): FeedEntry[] {
  if (isCancelled(component)) return [];
  const from = instantOf(start);
  const { isDate } = start.time;
  const firstDay = Math.floor(wallOf(start.time) / DAY);
  // The end is the day after the last; some programs leave it out or write the first.
  const nextDay = Math.max(firstDay + 1, Math.ceil(start.zone.toWall(end) / DAY));
  const to = isDate ? start.zone.toInstant(nextDay * DAY) : end;
  if (from > to && isoOf(from) >= frame.from) throw new RangeError('It ends before it begins');
  if (from >= to || isoOf(to) <= frame.from || isoOf(from) >= frame.until) return [];
  const summary = String(component.getFirstPropertyValue('summary') ?? '');
  const title = cutText(summary.replaceAll('\0', '').replace(/\s+/g, ' ').trim(), MAX_TITLE);
  const named = { uid: uidOf(component), recurrence, title };
  if (isDate) return [{ kind: 'days', from: dateOfDay(firstDay), to: dateOfDay(nextDay - 1), ...named }];
  return [{ kind: 'hours', from: isoOf(from), to: isoOf(to), ...named }];
}
