import { isOperator } from '#server/platform/access/operator.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Kept, keptColumns } from '#server/platform/files/file-store.ts';
import { reencodePhoto } from '#server/platform/files/store-picture.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { isId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { doorReportNotFound } from '../booking.errors.ts';
import { mayOpenOrder, requireOrderAccess } from '../orders/guest-access.ts';

/**
 * Keeps the traveller's picture of a shut door, encoded anew and so without its place, with the report that is not settled.
 * The first one stays.
 * @throws AppError 404 for a foreign order and where no report is open, 422 for what is no picture, 429.
 */
export async function keepDoorPhoto(ctx: RequestContext, bookingId: string, bytes: Buffer): Promise<void> {
  await requireOrderAccess(ctx, bookingId);
  const { deps } = ctx;
  await limitRate(ctx, { name: 'door-photo', hits: 20, perSeconds: 3600 }, bookingId);
  const { data, info } = await reencodePhoto(bytes);
  const kept = await deps.files.put(data, 'image/jpeg');
  await inTransaction(deps, async (em) => {
    const [report] = await sqlRows<{ id: string }>(
      em,
      `select r.id from door_reports r where r.order_id = (select order_id from bookings where id = $1) and r.is_open
         and r.verdict is null order by r.reported_at desc, r.id desc limit 1 for update`,
      [bookingId],
    );
    if (report === undefined) throw doorReportNotFound();
    await sqlRows(
      em,
      `insert into door_photos (report_id, bytes, object_key, width, height, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [report.id, kept.bytes, kept.objectKey, info.width, info.height, deps.clock.now().toString()],
    );
  });
}

/** The bytes (JPEG) of a report's picture, for its traveller, the location's people and administrators. @throws AppError 404. */
export async function doorPhoto(
  ctx: RequestContext,
  { bookingId, reportId }: { readonly bookingId: string; readonly reportId: string },
): Promise<Buffer> {
  const { deps, viewer } = ctx;
  if (!isId(bookingId) || !isId(reportId)) throw doorReportNotFound();
  const mayRead = isOperator(viewer, ['support', 'finance']) || (await mayOpenOrder(ctx, bookingId));
  const [photo] = await deps.db.query<Kept>(
    `select ${keptColumns('p')} from door_photos p join door_reports r on r.id = p.report_id
     where p.report_id = $1 and r.order_id = (select order_id from bookings where id = $2)
       and ($3::boolean or r.listing_id in (select counter_listings($4::uuid)))`,
    [reportId, bookingId, mayRead, viewer.kind === 'user' ? viewer.user.id : null],
  );
  if (photo === undefined) throw doorReportNotFound();
  return deps.files.get(photo);
}
