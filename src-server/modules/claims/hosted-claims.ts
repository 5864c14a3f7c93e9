import { Duration } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import { type ClaimRow, claimColumns, claimView } from './claim-row.ts';

/** For how long a decided claim stays in the list, and how long the list gets. */
const DECIDED_FOR = Duration.ofDays(90);
const AT_MOST = 100;

interface HostedRow extends ClaimRow {
  readonly code: string;
  readonly location: string;
  readonly time_zone: string;
}

/**
 * Claims about bookings at an owner's locations: those that are not decided, the oldest first, then those decided in the
 * last ninety days. Instants in UTC, days are those of the location's zone.
 */
export async function hostedClaims({ db, clock }: Pick<Deps, 'db' | 'clock'>, ownerId: string) {
  const rows = await db.query<HostedRow>(
    `select ${claimColumns}, b.code, l.door_name as location, l.time_zone
     from listings l join bookings b on b.listing_id = l.id join claims c on c.booking_id = b.id
     where l.owner_id = $1 and (c.decided_at is null or c.decided_at > $2)
     order by c.decided_at is not null, c.created_at, c.id limit ${AT_MOST}`,
    [ownerId, clock.now().minus(DECIDED_FOR).toString()],
  );
  return rows.map((row) => {
    const { kind, bag, sentAt, answerDueAt, state } = claimView(row, clock.now());
    const location = { name: row.location, zone: row.time_zone };
    return { bookingId: row.booking_id, code: row.code, location, kind, bag, sentAt, answerDueAt, state };
  });
}
