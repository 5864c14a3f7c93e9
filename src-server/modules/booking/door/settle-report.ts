import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import { partnerShareOf } from '#shared/pricing/partner-share.ts';
import type { Deps } from '#server/deps.ts';
import { recordGoodwillShare } from '#server/modules/ledger/ledger.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { Booking } from '../booking.entity.ts';
import { cancelOrderWithin } from '../cancel/cancel-booking.ts';
import { lookAtShare } from '../orders/own-stay.ts';
import type { DoorRow } from './door-row.ts';
import { countStanding } from './end-report.ts';

interface Verdict {
  readonly verdict: 'stands' | 'refused';
  readonly by: 'partner' | 'silence' | 'administration';
}

/**
 * Settles whether a locked report stands. One that stands, by its location's word or its silence, counts against the
 * location. Where it does not though the traveller went on by themselves, the location's share of the stay is theirs, and
 * goodwill bears it.
 */
export async function setVerdict(em: EntityManager, deps: Deps, row: DoorRow, { verdict, by }: Verdict): Promise<void> {
  const at = deps.clock.now();
  await sqlRows(em, 'update door_reports set verdict = $2, verdict_by = $3, verdict_at = $4 where id = $1', [
    row.id,
    verdict,
    by,
    at.toString(),
  ]);
  if (verdict === 'stands' && by !== 'administration') await countStanding(em, deps, row);
  if (verdict === 'stands' || row.taken === null) return;
  const booking = await em.findOneOrFail(Booking, { id: row.booking_id });
  // A stay by the location's own people waits for finance.
  const look = await lookAtShare(em, deps, booking);
  if (look === 'waits' || look === 'refused') return;
  const [listing] = await sqlRows<{ owner_id: string }>(em, 'select owner_id from listings where id = $1', [
    row.listing_id,
  ]);
  await recordGoodwillShare(em, {
    id: row.id,
    // The order that went elsewhere is earned there, by itself.
    bookingId: row.taken === 'refund' ? booking.id : null,
    partnerId: listing?.owner_id ?? '',
    amount: partnerShareOf(booking.quote.storage, booking.quote.partnerShareMillionths ?? 0),
    at,
  });
}

/** Gives everything back of a locked order whose door was shut, and ends it. @param bookingId the version in force */
export async function refundForDoor(em: EntityManager, deps: Deps, row: DoorRow, bookingId: string): Promise<void> {
  await sqlRows(em, "update door_reports set taken = 'refund', taken_at = $2 where id = $1", [
    row.id,
    deps.clock.now().toString(),
  ]);
  await cancelOrderWithin(em, deps, bookingId, cancelReasons.doorShut, { inFull: true });
}
