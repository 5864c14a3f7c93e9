import { needsAdministration } from '#shared/booking/door-report.ts';
import type { DecideDoorInput, LookAtDoorInput } from '#shared/booking/door-schema.ts';
import type { Deps } from '#server/deps.ts';
import { stopListingWithin } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { tellOfDoor } from '../booking-jobs.ts';
import { doorAnswered, doorReportNotFound, orderNotFound } from '../booking.errors.ts';
import { Booking } from '../booking.entity.ts';
import { lockOrder } from '../lock-bookings.ts';
import { doorFacts, isStaffed, lockReport, newestReport, signsOf } from './door-row.ts';
import { doorView } from './door-view.ts';
import { refundForDoor, setVerdict } from './settle-report.ts';

interface LookRow {
  readonly kind: 'warning' | 'stop';
  readonly raised_at: Date;
  readonly outcome: 'seen' | 'stopped' | 'left' | null;
}

/** The newest report of a booking's order, with what the records say of it; `null` without one. @throws AppError 404 */
export async function doorCase({ db, clock }: Pick<Deps, 'db' | 'clock'>, bookingId: string) {
  const em = db.fork();
  const booking = await em.findOne(Booking, { id: bookingId });
  if (booking === null) throw orderNotFound();
  const row = await newestReport(em, booking.orderId);
  if (row === null) return null;
  const [look] = await sqlRows<LookRow>(em, 'select kind, raised_at, outcome from door_looks where report_id = $1', [
    row.id,
  ]);
  const { isScanned, isAgain } = await signsOf(em, row.id);
  return {
    report: doorView(row),
    isToDecide: needsAdministration(doorFacts(row), clock.now()),
    isScanned,
    isAgain,
    isStaffed: await isStaffed(em, row.id),
    look:
      look === undefined
        ? null
        : { listingId: row.listing_id, kind: look.kind, raisedAt: isoOfDate(look.raised_at), outcome: look.outcome },
  };
}

/**
 * Administration decides a report that the location disputes or did not answer. Where it stands everything goes back,
 * unless the traveller has gone on already; else the order goes its way.
 * @throws AppError 404 for an unknown report, 409 where nothing is to be decided.
 */
export async function decideDoor(
  deps: Deps,
  by: string | null,
  { bookingId, reportId, verdict, note }: DecideDoorInput,
): Promise<void> {
  await inTransaction(deps, async (em) => {
    const [seen] = await sqlRows<{ booking_id: string }>(
      em,
      'select booking_id from door_reports where id = $1 and booking_id::text = $2',
      [reportId, bookingId],
    );
    const order = seen === undefined ? null : await lockOrder(em, seen.booking_id, false);
    const row = order && (await lockReport(em, reportId));
    if (order === null || row === null) throw doorReportNotFound();
    if (!needsAdministration(doorFacts(row), deps.clock.now())) throw doorAnswered();
    await sqlRows(em, 'update door_reports set note = $2, decided_by = $3 where id = $1', [reportId, note, by]);
    // What stood by the location's silence counts by it.
    if (row.verdict === null || verdict === 'refused')
      await setVerdict(em, deps, row, { verdict, by: 'administration' });
    if (verdict === 'stands' && row.taken === null && row.bags_inside === 0)
      await refundForDoor(em, deps, row, order.current.id);
    await tellOfDoor(deps, em, reportId, 'decided');
  });
}

/** Why a location is stopped, as its partner's page and the audit log say it. */
const STOP_REASON = 'Three travellers found the door shut';

/** Stops a location's new bookings because of its reports. */
export async function stopForDoor(
  em: EntityManager,
  deps: Deps,
  { report_id: reportId, listing_id: listingId }: { readonly report_id: string; readonly listing_id: string },
  by: string | null,
): Promise<void> {
  await closeLook(em, deps, reportId, 'stopped', by);
  await stopListingWithin(em, deps, { listingId, reason: STOP_REASON });
  await tellOfDoor(deps, em, reportId, 'stopped');
}

const closeLook = (
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  reportId: string,
  outcome: string,
  by: string | null,
) =>
  sqlRows(em, 'update door_looks set outcome = $2, looked_at = $3, looked_by = $4 where report_id = $1', [
    reportId,
    outcome,
    clock.now().toString(),
    by,
  ]);

/**
 * Administration has looked at a location whose reports count: a warning is seen, the third report stops new bookings or
 * leaves them.
 * @throws AppError 404 without such a look, 409 where it was done.
 */
export async function lookAtDoor(
  deps: Deps,
  by: string | null,
  { listingId, reportId, outcome }: LookAtDoorInput,
): Promise<void> {
  await inTransaction(deps, async (em) => {
    const [look] = await sqlRows<LookRow & { report_id: string; listing_id: string }>(
      em,
      `select report_id, listing_id, kind, raised_at, outcome from door_looks
       where report_id = $1 and listing_id = $2 for update`,
      [reportId, listingId],
    );
    if (look === undefined || (look.kind === 'warning') !== (outcome === 'seen')) throw doorReportNotFound();
    if (look.outcome !== null) throw doorAnswered();
    if (outcome === 'stopped') return stopForDoor(em, deps, look, by);
    await closeLook(em, deps, reportId, outcome, by);
  });
}
