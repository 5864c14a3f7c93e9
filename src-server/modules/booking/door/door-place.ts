import { distanceBetween, type GeoPoint } from '#server/platform/geo/distance.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { doorReportNotFound } from '../booking.errors.ts';
import { requireOrderAccess } from '../orders/guest-access.ts';

/**
 * Keeps how far from the door a traveller stands who reported it shut, in metres, with the report that is not settled; where
 * they stand is not kept. The first one stays.
 * @throws AppError 404 for a foreign order and where no report is open.
 */
export async function keepDoorPlace(
  ctx: RequestContext,
  { bookingId, ...place }: GeoPoint & { readonly bookingId: string },
): Promise<void> {
  await requireOrderAccess(ctx, bookingId);
  const { deps } = ctx;
  await inTransaction(deps, async (em) => {
    const [report] = await sqlRows<GeoPoint & { readonly id: string }>(
      em,
      `select r.id, l.latitude, l.longitude from door_reports r join listings l on l.id = r.listing_id
       where r.order_id = (select order_id from bookings where id = $1) and r.is_open and r.verdict is null
       order by r.reported_at desc, r.id desc limit 1 for update of r`,
      [bookingId],
    );
    if (report === undefined) throw doorReportNotFound();
    await sqlRows(
      em,
      'insert into door_places (report_id, metres, created_at) values ($1, $2, $3) on conflict do nothing',
      [report.id, Math.round(distanceBetween(report, place)), deps.clock.now().toString()],
    );
  });
}
