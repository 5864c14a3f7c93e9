import { type MinuteRange, mergeRanges } from '#shared/availability/minute-ranges.ts';
import { type DayRules, stretchesBy } from '#shared/availability/nights.ts';
import { isoInZone } from '#shared/time/wall-text.ts';
import { clockOf } from '#shared/time/zone-clock.ts';
import type { Listing, Stay } from './api.ts';

/** Minutes of a local day, half-open. */
type Stretch = MinuteRange;

export const DAY = 1440;
/** Times are chosen in steps of so many minutes. */
const STEP = 30;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** `06:30 PM` as a minute of the day; 11:59 PM is midnight. */
function minuteOf(text: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d+):(\d+) (AM|PM)$/.exec(text) ?? [];
  const at = ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
  return at === DAY - 1 ? DAY : at;
}

const rangeOf = ({ from_time, to_time }: { readonly from_time: string; readonly to_time: string }): Stretch => ({
  from: minuteOf(from_time),
  to: minuteOf(to_time),
});

export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** What a listing's hours say of single days, by days since 1970. */
function daysOf(listing: Listing): DayRules {
  const entries = (day: number, closed: boolean) =>
    listing.special_hours.filter((each) => each.closure_date === dateOf(day) && each.closed === closed);
  const slotsOf = (found: Listing['special_hours']) =>
    mergeRanges(found.flatMap(({ time_slots: slots }) => slots.map(rangeOf)));
  const isOff = (day: number): boolean => {
    const date = dateOf(day);
    const inClosure = listing.closure_periods.some(({ from_date: from, to_date: to }) => from <= date && to >= date);
    return inClosure || entries(day, true).some(({ time_slots: slots }) => slots.length === 0);
  };
  return {
    usual: (day) => {
      if (listing.available_full_time) return [{ from: 0, to: DAY }];
      const name = weekdays[new Date(day * 86_400_000).getUTCDay()];
      return mergeRanges(listing.time_slots.filter((slot) => slot.day === name).map(rangeOf));
    },
    added: (day) => slotsOf(entries(day, false).filter(({ replaces }) => !replaces)),
    replaced: (day) => {
      const found = entries(day, false).filter(({ replaces }) => replaces);
      return found.length === 0 ? null : slotsOf(found);
    },
    shut: (day) => slotsOf(entries(day, true)),
    isOff,
  };
}

/** When a listing is open on a local date. */
export const stretchesOn = (listing: Listing, date: string): readonly Stretch[] =>
  stretchesBy(daysOf(listing), Date.parse(`${date}T00:00:00Z`) / 86_400_000);

/** The instant of a minute of a local date, as ISO text with the zone's offset. */
export function isoAt(zone: string, date: string, minute: number): string {
  const wall = Date.parse(`${date}T00:00:00Z`) / 1000 + minute * 60;
  return isoInZone(clockOf(zone).instantOfWall(wall) * 1000, zone);
}

/** The local date and minute of an ISO text with its zone's offset. */
export const wallOf = (iso: string) => ({
  date: iso.slice(0, 10),
  minute: Number(iso.slice(11, 13)) * 60 + Number(iso.slice(14, 16)),
});

/** Times of a date at which bags can be brought, or fetched; in half hours, past ones left out. */
export function slotsOn(listing: Listing, date: string, end: 'from' | 'to', now: number): number[] {
  const slots: number[] = [];
  for (const { from, to } of stretchesOn(listing, date)) {
    for (let at = Math.ceil(from / STEP) * STEP; end === 'from' ? at < to : at <= to; at += STEP) {
      const isMidnight = at === DAY;
      if ((end === 'to' && at === from) || isMidnight) continue;
      if (Date.parse(isoAt(listing.timezone, date, at)) >= now) slots.push(at);
    }
  }
  return slots;
}

const USUAL_HOURS = 8;
const LATE_MINUTE = 10 * 60;
const DAYS_LOOKED = 60;

/**
 * The stay that the widget opens with: from the next half hour, or from ten on the next open day where less than an hour
 * is left, for eight hours or until it closes.
 */
export function firstStay(listing: Listing, now: number): Stay {
  const zone = listing.timezone;
  const today = isoInZone(now, zone).slice(0, 10);
  for (let ahead = 0; ahead < DAYS_LOOKED; ahead += 1) {
    const date = plusDays(today, ahead);
    const slots = slotsOn(listing, date, 'from', now);
    const from = ahead === 0 ? slots[0] : (slots.find((at) => at >= LATE_MINUTE) ?? slots[0]);
    const ends = slotsOn(listing, date, 'to', now).filter((at) => at >= (from ?? DAY) + 60);
    const to = ends.findLast((at) => at <= (from ?? 0) + USUAL_HOURS * 60);
    if (from !== undefined && to !== undefined) return { from: isoAt(zone, date, from), to: isoAt(zone, date, to) };
  }
  const start = Math.ceil(now / 1_800_000) * 1_800_000;
  return { from: isoInZone(start, zone), to: isoInZone(start + 3_600_000, zone) };
}

/** The first opening after an instant: its local date and minute; `null` when there is none in two months. */
export function opensAfter(listing: Listing, iso: string): { date: string; minute: number } | null {
  const { date, minute } = wallOf(iso);
  for (let ahead = 0; ahead < DAYS_LOOKED; ahead += 1) {
    const day = plusDays(date, ahead);
    const next = stretchesOn(listing, day).find(({ from }) => ahead > 0 || from > minute);
    if (next !== undefined) return { date: day, minute: next.from };
  }
  return null;
}

/** A stay with one end moved: a pick-up that is no longer later goes to the end of that day, or an hour on. */
export function withEnd(listing: Listing, stay: Stay, end: 'from' | 'to', iso: string, now: number): Stay {
  const next = { ...stay, [end]: iso };
  if (Date.parse(next.to) > Date.parse(next.from)) return next;
  if (end === 'to') return { from: stay.from, to: stay.to };
  const { date, minute } = wallOf(iso);
  const last = slotsOn(listing, date, 'to', now).findLast((at) => at > minute);
  return { from: iso, to: isoAt(listing.timezone, date, last ?? minute + 60) };
}
