import type { z } from 'zod/mini';
import type { bookingPageSchema, hostedBookingsSchema } from '#shared/partner/bookings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { isId } from '#server/platform/ids.ts';
import { orderNotFound } from '../booking.errors.ts';
import { reachablePhoneSql } from '../orders/shown-to-partners.sql.ts';
import { countHosted, hostedRows } from './hosted-rows.ts';

const PAGE = 10;

/** Ten bookings of an owner's locations, upcoming by their drop-off or past; a foreign location has none. Instants in UTC. */
export async function hostedBookings(deps: Deps, ownerId: string, asked: z.output<typeof hostedBookingsSchema>) {
  const { cursor = 0, ...filter } = asked;
  const bookings = await hostedRows(deps, ownerId, filter, { limit: PAGE + 1, offset: cursor });
  return { bookings: bookings.slice(0, PAGE), nextCursor: bookings.length > PAGE ? cursor + PAGE : null };
}

/** A page of all bookings of an owner's location, canceled ones too; a foreign location has none. Instants in UTC. */
export async function hostedBookingPage(deps: Deps, ownerId: string, asked: z.output<typeof bookingPageSchema>) {
  const { listingId, sort, page, perPage } = asked;
  const totalCount = await countHosted(deps, ownerId, listingId);
  const filter = { listingId, sort, search: '', when: 'all' as const };
  const window = { limit: perPage, offset: (page - 1) * perPage };
  return {
    bookings: totalCount === 0 ? [] : await hostedRows(deps, ownerId, filter, window),
    pagination: { currentPage: page, totalPages: Math.ceil(totalCount / perPage), totalCount },
  };
}

interface ContactRow {
  readonly phone: string | null;
  readonly checked_in_bags: number | null;
  readonly checked_out_bags: number | null;
}

/**
 * What one booking has besides its row: its bags at the counter, and the phone of its traveller while their bags are to come or
 * inside.
 * @throws AppError 404 for a foreign or unknown one.
 */
export async function hostedBooking({ db, clock }: Deps, ownerId: string, bookingId: string) {
  const [row] = isId(bookingId)
    ? await db.query<ContactRow>(
        `select o.checked_in_bags, o.checked_out_bags, ${reachablePhoneSql('b', '$3::timestamptz')} as phone
         from bookings b join listings l on l.id = b.listing_id
           left join orders o on o.current_booking_id = b.id
         where b.id = $1 and l.owner_id = $2 and b.confirmed_at is not null`,
        [bookingId, ownerId, clock.now().toString()],
      )
    : [];
  if (row === undefined) throw orderNotFound();
  return {
    inBags: row.checked_in_bags,
    outBags: row.checked_out_bags,
    phone: row.phone,
  };
}

interface UpcomingRow {
  readonly listing_id: string;
  readonly bookings: number;
  readonly next: Date;
}

/** How many bookings each location of an owner still expects, and when the next one comes. */
export async function upcomingCounts({ db, clock }: Deps, ownerId: string) {
  const rows = await db.query<UpcomingRow>(
    `select l.id as listing_id, b.bookings, b.next
     from listings l cross join lateral (
       select count(*)::int as bookings, min(drop_off_at) as next from bookings
       where listing_id = l.id and status = 'confirmed' and drop_off_at >= $2) b
     where l.owner_id = $1 and b.bookings > 0`,
    [ownerId, clock.now().toString()],
  );
  return rows.map(({ listing_id, bookings, next }) => ({
    listingId: listing_id,
    bookings,
    nextAt: isoOfDate(next),
  }));
}
