import type ICAL from 'ical.js';

/**
 * The parts of recurrence rules that the library expands rightly, by how often they recur (a test compares it with a
 * reckoning day by day). With any other part, such as a week's number, a rule is not read.
 */
const readParts: Readonly<Record<string, readonly string[]>> = {
  DAILY: ['BYDAY', 'BYMONTH', 'BYMONTHDAY'],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY', 'BYSETPOS'],
  YEARLY: ['BYMONTH', 'BYMONTHDAY', 'BYDAY'],
};

/** A rule whose times cannot be reckoned. */
export class UnreadRule extends Error {
  override name = 'UnreadRule';
}

const hasOrdinals = (days: readonly (string | number)[]): boolean => days.some((day) => /\d/.test(String(day)));

/** Whether the library reckons the times of a rule rightly. */
export function isReadRule({ freq, parts }: ICAL.Recur): boolean {
  const names = Object.keys(parts);
  const known = readParts[freq];
  if (known === undefined || names.some((name) => !known.includes(name))) return false;
  const days = parts.BYDAY ?? [];
  const isByDay = days.length > 0;
  const isByMonthDay = parts.BYMONTHDAY !== undefined;
  if (freq === 'DAILY' || freq === 'WEEKLY') return !hasOrdinals(days);
  if (isByDay && isByMonthDay) return false;
  if (parts.BYSETPOS !== undefined) return isByDay && !hasOrdinals(days);
  if (freq === 'MONTHLY') return true;
  // Days from the end of a month are lost in months that are shorter than others of the rule.
  if (parts.BYMONTHDAY?.some((day) => day < 0)) return false;
  const isByMonth = parts.BYMONTH !== undefined;
  return isByDay ? isByMonth && days.every((day) => /\d/.test(String(day))) : isByMonth || !isByMonthDay;
}

/** Whether the library moved a day that its month does not have into the next one: such a day is none (RFC 5545, 3.3.10). */
function isMoved({ freq, parts }: ICAL.Recur, start: ICAL.Time, time: ICAL.Time): boolean {
  if (freq !== 'YEARLY' || parts.BYDAY !== undefined) return false;
  const days = parts.BYMONTHDAY ?? [start.day];
  const fromEnd = time.day - time.clone().endOfMonth().day - 1;
  return (
    !(parts.BYMONTH ?? [start.month]).includes(time.month) || !days.some((day) => day === time.day || day === fromEnd)
  );
}

/**
 * The times of a rule by the wall clock, in order, from its start on; the start itself is one whether it fits or not.
 * @param isOver whether a time is past the rule's end.
 * @throws UnreadRule
 */
export function* timesOfRule(
  rule: ICAL.Recur,
  start: ICAL.Time,
  isOver: (time: ICAL.Time) => boolean,
): Generator<ICAL.Time, void> {
  if (!isReadRule(rule)) throw new UnreadRule(rule.toString());
  const endless = rule.clone();
  endless.count = null;
  endless.until = null;
  const iterator = endless.iterator(start);
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  yield start;
  for (left -= 1; left > 0; left -= 1) {
    let next = iterator.next() as ICAL.Time | undefined;
    while (next !== undefined && (next.compare(start) <= 0 || isMoved(rule, start, next)))
      next = iterator.next() as ICAL.Time | undefined;
    if (next === undefined || isOver(next)) return;
    yield next.clone();
  }
}
