import { type MinuteRange, mergeRanges, withoutRanges } from '#shared/availability/minute-ranges.ts';
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

/** When a listing is open on a local date. */
export function stretchesOn(listing: Listing, date: string): Stretch[] {
  if (listing.closure_periods.some(({ from_date: from, to_date: to }) => from <= date && to >= date)) return [];
  const day = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const special = listing.special_hours.filter((each) => each.closure_date === date);
  const opened = special.filter(({ closed }) => !closed).flatMap(({ time_slots: slots }) => slots.map(rangeOf));
  const shut = special
    .filter(({ closed }) => closed)
    .flatMap(({ time_slots: slots }) => (slots.length === 0 ? [{ from: 0, to: DAY }] : slots.map(rangeOf)));
  const usual = listing.available_full_time
    ? [{ from: 0, to: DAY }]
    : listing.time_slots.filter((slot) => slot.day === day).map(rangeOf);
  return withoutRanges(mergeRanges([...usual, ...opened]), mergeRanges(shut));
}

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
