import { reachablePhoneSql, shortNameSql } from '../orders/shown-to-partners.sql.ts';
import type { ListedStay } from '#shared/custody/todays-list.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';

const ms = (column: string): string => `(date_part('epoch', ${column}) * 1000)::bigint`;

/**
 * The stays of many rows `from` of `bookings` as one text, or `null` for none. A day has hundreds of them, and rows of a
 * dozen columns take the driver longer to read than PostgreSQL to find. `unpackStays` reads it.
 */
export const packedStays = (from: string): string => `
  string_agg(concat('"', ${from}.id, ' ', ${from}.code, ' ', ${from}.bags_count,
    ' ', ${ms(`${from}.drop_off_at`)}, ' ', ${ms(`${from}.pick_up_at`)},
    ' ', ${ms(`${from}.checked_in_at`)}, ' ', ${from}.checked_in_bags,
    ' ', ${ms(`${from}.checked_out_at`)}, ' ', ${from}.checked_out_bags,
    ' ', case when ${from}.is_reported then 'reported' end,
    '",', to_json(${shortNameSql(from)}), ',', coalesce(to_json(${reachablePhoneSql(from, 'product_now()')})::text, 'null')), ',')`;

/** The stays of a text of `packedStays`, in no order. */
export function unpackStays(packed: string | null): ListedStay[] {
  const parts = packed === null ? [] : (JSON.parse(`[${packed}]`) as (string | null)[]);
  const stays: ListedStay[] = [];
  for (let at = 0; at < parts.length; at += 3) stays.push(stayOf(parts[at] ?? '', parts[at + 1] ?? '', parts[at + 2]));
  return stays;
}

function stayOf(facts: string, travellerName: string, phone: string | null | undefined): ListedStay {
  const [bookingId = '', code = '', bags, dropOff, pickUp, inAt, inBags, outAt, outBags, reported] = facts.split(' ');
  return {
    bookingId,
    code,
    travellerName,
    bagsCount: Number(bags),
    dropOffAt: isoOfMs(dropOff),
    pickUpAt: isoOfMs(pickUp),
    ...(typeof phone === 'string' && { phone }),
    ...(inAt !== '' && { in: { at: isoOfMs(inAt), bags: numberOrNull(inBags) } }),
    ...(reported === 'reported' && { isReported: true as const }),
    ...(outAt !== '' && { out: { at: isoOfMs(outAt), bags: numberOrNull(outBags) } }),
  };
}

const isoOfMs = (ms: string | undefined): string => isoOfDate(new Date(Number(ms)));
const numberOrNull = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);
