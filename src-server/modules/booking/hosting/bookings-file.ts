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

/** "2026-11-25 10:00", by the location's clock. */
function localMoment(iso: string, zoneId: string): string {
  const zone = zoneOf(zoneId);
  const at = Instant.parse(iso);
  const minute = minuteOfWall(wallMinuteOf(zone, at));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${localDateOf(zone, at)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

type Words = (typeof catalogues)[Locale];
type Cell = (booking: HostedView, t: Words) => string | number;

const isCanceled = ({ status }: HostedView): boolean => status === 'canceled';

/** The columns in their order: the name of each heading, and its cell of a booking. */
const columns = [
  ['code', ({ code }) => code],
  ['location', ({ listingName }) => listingName],
  ['traveller', ({ travellerName }) => travellerName],
  ['checkIn', ({ dropOffAt, zone }) => localMoment(dropOffAt, zone)],
  ['checkOut', ({ pickUpAt, zone }) => localMoment(pickUpAt, zone)],
  ['timeZone', ({ zone }) => zone],
  ['bagsColumn', ({ bagsCount }) => bagsCount],
  ['price', ({ total }) => toDecimalText(total)],
  ['yourShare', (booking) => (booking.share === null || isCanceled(booking) ? '' : toDecimalText(booking.share))],
  ['paidBackColumn', (booking) => (isCanceled(booking) ? toDecimalText(booking.paidBack) : '')],
  ['toPayBackColumn', (booking) => (isCanceled(booking) ? toDecimalText(booking.toPayBack) : '')],
  ['currency', ({ total }) => total.currency],
  ['state', (booking, t) => t[shownState(booking)]],
  ['booked', ({ createdAt, zone }) => localMoment(createdAt, zone)],
] as const satisfies readonly (readonly [keyof Words, Cell])[];

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
    yield csvMark + csvLine(columns.map(([name]) => t[name]));
    for (let offset = AT_ONCE; ; offset += AT_ONCE) {
      if (rows.length > 0) yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row, t)))).join('');
      if (rows.length < AT_ONCE) return;
      rows = await read(offset);
    }
  }
  return Readable.from(lines());
}
