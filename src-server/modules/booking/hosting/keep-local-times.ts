import type { Instant } from '@js-joda/core';
import { z } from 'zod';
import { isOpenAt } from '#shared/availability/open-at.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import { instantOfLocalText, localTextOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { openingColumns, openingOf, type OpeningRow } from '#server/modules/partner/partner.module.ts';
import type { Database, EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { zoneRulesVersion } from '#server/platform/zones/zone-rules.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { bookingClockMoved } from '../booking.events.ts';
import { cancelOrderWithin } from '../cancel/cancel-booking.ts';
import { localTimes } from '../place/write-booking.ts';
import { keepBooking } from './save-opening.ts';
import { instantOf } from '#server/platform/db/iso-of-date.ts';

interface Row extends OpeningRow {
  readonly id: string;
  readonly code: string;
  readonly listing_name: string;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly drop_off_local: string;
  readonly pick_up_local: string;
  readonly zone_rules: string;
  /** The version in force, paid: its people are written to. */
  readonly is_current: boolean;
  readonly penalty_free: boolean;
}

/** A stay whose instants are no longer the local times that were sold: a law changed the clock, or its place has another zone. */
export interface MovedStay {
  readonly bookingId: string;
  readonly code: string;
  readonly location: string;
  readonly zone: string;
  /** `YYYY-MM-DDTHH:MM`, as they were sold, and as the door's clock would show the instants that are kept. */
  readonly sold: readonly [dropOff: string, pickUp: string];
  readonly shown: readonly [dropOff: string, pickUp: string];
  /** The instants of the local times that were sold. */
  readonly stay: { readonly dropOffAt: Instant; readonly pickUpAt: Instant };
  /** Whether the door would be closed at one of them, of which its traveller does not know yet. */
  readonly isClosed: boolean;
  readonly isCurrent: boolean;
  /** It was reckoned by rules that are newer than those in use. */
  readonly isNewer: boolean;
}

const sql = `
  select b.id, o.code, l.door_name as listing_name, ${openingColumns}, b.drop_off_at, b.pick_up_at, b.drop_off_local,
    b.pick_up_local, b.zone_rules, b.id = o.current_booking_id and b.status = 'confirmed' as is_current, o.penalty_free
  from bookings b join orders o on o.id = b.order_id join listings l on l.id = b.listing_id
  where b.pick_up_at > $1 and b.time_zone is not null and holds_bags(b.status, b.hold_expires_at, product_now())
    and ($2::uuid is null or b.listing_id = $2)
  order by o.id, b.version`;

/** What becomes of a stay where its local times are kept; null where they are as they were sold. What has passed stays. */
function movedStay(row: Row, now: Instant): MovedStay | null {
  const zone = zoneOf(row.time_zone);
  const [dropOffAt, pickUpAt] = [instantOf(row.drop_off_at), instantOf(row.pick_up_at)];
  const isMoved = (at: Instant, local: string) => at.isAfter(now) && localTextOf(zone, at) !== local;
  const isFromMoved = isMoved(dropOffAt, row.drop_off_local);
  const isUntilMoved = isMoved(pickUpAt, row.pick_up_local);
  if (!isFromMoved && !isUntilMoved) return null;
  const from = isFromMoved ? instantOfLocalText(zone, row.drop_off_local) : dropOffAt;
  const until = isUntilMoved ? instantOfLocalText(zone, row.pick_up_local) : pickUpAt;
  const isStay = until.isAfter(from) && until.isAfter(now);
  const stay = isStay ? { dropOffAt: from, pickUpAt: until } : { dropOffAt, pickUpAt };
  const opening = compileOpening(openingOf(row));
  const isShut = (at: Instant, end: 'dropOff' | 'pickUp') => at.isAfter(now) && !isOpenAt(opening, at, end);
  return {
    bookingId: row.id,
    code: row.code,
    location: row.listing_name,
    zone: row.time_zone,
    sold: [row.drop_off_local, row.pick_up_local],
    shown: [localTextOf(zone, dropOffAt), localTextOf(zone, pickUpAt)],
    stay,
    isClosed: !row.penalty_free && (isShut(stay.dropOffAt, 'dropOff') || isShut(stay.pickUpAt, 'pickUp')),
    isCurrent: row.is_current,
    isNewer: row.zone_rules > zoneRulesVersion(),
  };
}

const movedOf = (rows: readonly Row[], now: Instant): MovedStay[] => rows.flatMap((row) => movedStay(row, now) ?? []);

/** The stays to come whose local times are no longer what was sold. */
export async function movedStays(db: Pick<Database, 'query'>, now: Instant): Promise<MovedStay[]> {
  return movedOf(await db.query<Row>(sql, [now.toString(), null]), now);
}

/** What is done with a stay at whose local time the door is closed: kept and free to cancel, or refunded in full. */
export type WhereClosed = 'keep' | 'refund';

/**
 * Keeps the local times that were sold, of one location or of all, in one transaction: the instants move, the price
 * stays, a time that is skipped goes forward, and both sides have a mail. What the room then holds is recorded, not refused.
 * @param whereClosed null moves nothing where a door would be closed
 * @returns the stays that moved; where the question was open, those that it is about.
 */
export function keepLocalTimes(
  deps: Deps,
  { listingId = null, whereClosed }: { readonly listingId?: string | null; readonly whereClosed: WhereClosed | null },
): Promise<{ readonly moved: readonly MovedStay[]; readonly closed: readonly MovedStay[] }> {
  return inTransaction(deps, async (em) => {
    const now = deps.clock.now();
    const rows = await sqlRows<Row>(em, `${sql} for update of o, b`, [now.toString(), listingId]);
    const stays = movedOf(rows, now).filter(({ isNewer }) => !isNewer);
    const closed = stays.filter(({ isClosed }) => isClosed);
    if (closed.length > 0 && whereClosed === null) return { moved: [], closed };
    for (const stay of stays) await move(em, deps, stay, whereClosed);
    return { moved: stays, closed };
  });
}

async function move(em: EntityManager, deps: Deps, moved: MovedStay, whereClosed: WhereClosed | null): Promise<void> {
  const { bookingId, stay, zone, isClosed, isCurrent } = moved;
  const { dropOffLocal, pickUpLocal, zoneRules } = localTimes(stay, zone);
  const [row] = await sqlRows<{ moves: number }>(
    em,
    `update bookings set drop_off_at = $2, pick_up_at = $3, drop_off_local = $4, pick_up_local = $5, time_zone = $6,
       zone_rules = $7, clock_moves = clock_moves + 1, updated_at = $8 where id = $1 returning clock_moves as moves`,
    [
      bookingId,
      stay.dropOffAt.toString(),
      stay.pickUpAt.toString(),
      dropOffLocal,
      pickUpLocal,
      zone,
      zoneRules,
      deps.clock.now().toString(),
    ],
  );
  if (!isCurrent || row === undefined) return;
  if (isClosed && whereClosed === 'refund')
    return cancelOrderWithin(em, deps, bookingId, cancelReasons.closedDoor, { inFull: true });
  await deps.events.publish(em, bookingClockMoved, { bookingId, moves: row.moves });
  if (isClosed) await keepBooking(em, deps, bookingId, 'openingChanged');
  await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'clockMoved', to: 'traveller' });
  await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'clockMoved', to: 'partner' });
}

const AT_ONCE = 1000;

const keepLocalTimesJob = defineJob({ name: 'note-local-times', payload: z.object({}), retries: 0 });

/** Writes down the local times of bookings from before they were kept, by the rules in use. */
export const noteLocalTimesHandler = handleJob(
  keepLocalTimesJob,
  async (_payload, { db }: Deps) => {
    const rows = await db.query<{ id: string; time_zone: string; drop_off_at: Date; pick_up_at: Date }>(
      `select b.id, l.time_zone, b.drop_off_at, b.pick_up_at from bookings b join listings l on l.id = b.listing_id
       where b.time_zone is null and b.status in ('pending', 'confirmed') order by b.pick_up_at limit ${AT_ONCE}`,
    );
    const noted = rows.map((row) =>
      localTimes({ dropOffAt: instantOf(row.drop_off_at), pickUpAt: instantOf(row.pick_up_at) }, row.time_zone),
    );
    await db.query(
      `update bookings b set time_zone = n.zone, zone_rules = $5, drop_off_local = n.from_local, pick_up_local = n.until_local
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) n (id, zone, from_local, until_local)
       where b.id = n.id and b.time_zone is null`,
      [
        rows.map(({ id }) => id),
        noted.map(({ timeZone }) => timeZone),
        noted.map(({ dropOffLocal }) => dropOffLocal),
        noted.map(({ pickUpLocal }) => pickUpLocal),
        zoneRulesVersion(),
      ],
    );
  },
  '*/10 * * * *',
);
