import { Readable } from 'node:stream';
import { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import en from '#shared/messages/partnerBookings/en.ts';
import es from '#shared/messages/partnerBookings/es.ts';
import fr from '#shared/messages/partnerBookings/fr.ts';
import type { Locale } from '#shared/messages/text.ts';
import { toDecimalText } from '#shared/money/money-text.ts';
import type { bookingsFileSchema } from '#shared/partner/bookings-schema.ts';
import { shownState } from '#shared/partner/shown-state.ts';
import { csvLine, csvMark } from '#shared/partner/csv.ts';
import { localDateOf, minuteOfWall, wallMinuteOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { hostedRows, type HostedView } from './hosted-rows.ts';

const catalogues = { en, es, fr };
const AT_ONCE = 5000;

const columns = [
  'code',
  'location',
  'traveller',
  'checkIn',
  'checkOut',
  'timeZone',
  'bagsColumn',
  'price',
  'yourShare',
  'paidBackColumn',
  'toPayBackColumn',
  'currency',
  'state',
  'booked',
] as const;

/** "2026-11-25 10:00", by the location's clock. */
function localMoment(iso: string, zoneId: string): string {
  const zone = zoneOf(zoneId);
  const at = Instant.parse(iso);
  const minute = minuteOfWall(wallMinuteOf(zone, at));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${localDateOf(zone, at)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function lineOf(t: (typeof catalogues)[Locale], booking: HostedView): string {
  const { zone, total, share, paidBack, toPayBack, status } = booking;
  const isCanceled = status === 'canceled';
  return csvLine([
    booking.code,
    booking.listingName,
    booking.travellerName,
    localMoment(booking.dropOffAt, zone),
    localMoment(booking.pickUpAt, zone),
    zone,
    booking.bagsCount,
    toDecimalText(total),
    share === null || isCanceled ? '' : toDecimalText(share),
    isCanceled ? toDecimalText(paidBack) : '',
    isCanceled ? toDecimalText(toPayBack) : '',
    total.currency,
    t[shownState(booking)],
    localMoment(booking.createdAt, zone),
  ]);
}

/**
 * An owner's bookings as filtered, as a CSV file in the person's language; read and sent piece by piece. The first piece
 * is there before anything is sent: a question that cannot be answered is an error, and no half a file.
 */
export async function bookingsFile(
  deps: Deps,
  ownerId: string,
  { filter, locale }: { readonly filter: z.output<typeof bookingsFileSchema>; readonly locale: Locale },
): Promise<Readable> {
  const t = catalogues[locale];
  const read = (offset: number) => hostedRows(deps, ownerId, { ...filter, when: 'all' }, { limit: AT_ONCE, offset });
  let rows = await read(0);
  async function* lines() {
    yield csvMark + csvLine(columns.map((column) => t[column]));
    for (let offset = AT_ONCE; ; offset += AT_ONCE) {
      if (rows.length > 0) yield rows.map((row) => lineOf(t, row)).join('');
      if (rows.length < AT_ONCE) return;
      rows = await read(offset);
    }
  }
  return Readable.from(lines());
}
