import { shortName } from '#shared/contact/short-name.ts';
import type { z } from 'zod/mini';
import { type Language, localeOf } from '#shared/messages/text.ts';
import { type RemovalReason, reviewState } from '#shared/reviews/review-rules.ts';
import type { reviewOfOrderSchema, saveReviewSchema } from '#shared/reviews/reviews-schema.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { orderNotFound, reviewNotPossible } from '../booking.errors.ts';
import { isOrderKey, requireOrderAccess } from '../orders/guest-access.ts';

interface Row {
  readonly status: string;
  readonly code: string;
  readonly listing_id: string;
  readonly listing_name: string;
  readonly slug: string;
  readonly time_zone: string;
  readonly place_type: 'shop' | 'hotel' | 'other';
  readonly business_type: string | null;
  readonly image_ids: readonly string[];
  readonly language: Language;
  readonly first_name: string;
  readonly last_name: string;
  readonly drop_off_at: Date;
  readonly pick_up_at: Date;
  readonly checked_out_at: Date | null;
  readonly bags_count: number;
  readonly completed_at: Date | null;
  readonly review_id: string | null;
  readonly rating: number | null;
  readonly text: string | null;
  readonly reviewed_at: Date | null;
  readonly removed_at: Date | null;
  readonly is_own: boolean;
  readonly removed_reason: RemovalReason | null;
  readonly reply_text: string | null;
  readonly replied_at: Date | null;
}

const sql = `
  select b.status, b.code, b.language, b.first_name, b.last_name, b.drop_off_at, b.pick_up_at, o.checked_out_at, b.bags_count, b.completed_at,
    l.id as listing_id, l.door_name as listing_name, l.slug, l.time_zone, l.storage_place_type as place_type, business_types.type as business_type,
    array(select i.file_id from listing_images i where i.listing_id = l.id order by i.position) as image_ids,
    r.id as review_id, r.rating, r.text, r.created_at as reviewed_at, r.removed_at, r.removed_reason,
    case when r.reply_removed_at is null then r.reply_text end as reply_text, r.replied_at,
    exists (select from held_shares h where h.order_id = b.order_id and h.reason not in ('network', 'early')) as is_own
  from bookings b left join orders o on o.current_booking_id = b.id join listings l on l.id = b.listing_id
  left join business_types on business_types.id = l.business_type_id
  left join reviews r on r.booking_id = b.id where b.id = $1`;

type OfOrder = z.output<typeof reviewOfOrderSchema>;

/** Its key from the follow-up mail is as good as its session. @throws AppError 404 for a foreign order. */
async function requireReviewer(ctx: RequestContext, { bookingId, key }: OfOrder): Promise<void> {
  if (key === undefined || !isOrderKey(ctx.deps, bookingId, key)) await requireOrderAccess(ctx, bookingId);
}

const stateOf = (row: Row, now: number) =>
  reviewState(
    {
      isCompleted: row.status === 'completed',
      isCanceled: row.status === 'canceled',
      completedAt: row.completed_at?.getTime() ?? null,
      reviewedAt: row.reviewed_at?.getTime() ?? null,
      isRemoved: row.removed_at !== null,
      isOwn: row.is_own,
    },
    now,
  );

/** "Amara O.": all of a traveller's name that the public reads. */

/** The stay that a review is about, the review as it stands, and what may be done with it. @throws AppError 404. */
export async function reviewOfOrder(ctx: RequestContext, input: OfOrder) {
  await requireReviewer(ctx, input);
  const { db, clock } = ctx.deps;
  const [row] = await db.query<Row>(sql, [input.bookingId]);
  if (row === undefined) throw orderNotFound();
  const now = clock.now();
  return {
    state: stateOf(row, now.toEpochMilli()),
    bookingId: input.bookingId,
    code: row.code,
    firstName: row.first_name,
    shownAs: shortName(row.first_name, row.last_name),
    language: localeOf(row.language),
    dropOffAt: isoOfDate(row.drop_off_at),
    pickUpAt: isoOfDate(row.pick_up_at),
    checkedOutAt: row.checked_out_at && isoOfDate(row.checked_out_at),
    bagsCount: row.bags_count,
    listing: {
      id: row.listing_id,
      name: row.listing_name,
      slug: row.slug,
      zone: row.time_zone,
      today: localDateOf(zoneOf(row.time_zone), now),
      placeType: row.place_type,
      businessType: row.business_type,
      imageUrls: row.image_ids.map((id) => `/files/${id}`),
    },
    review:
      row.reviewed_at === null
        ? null
        : {
            rating: row.rating ?? 0,
            text: row.text ?? '',
            createdAt: isoOfDate(row.reviewed_at),
            removedReason: row.removed_reason,
            reply:
              row.reply_text === null || row.replied_at === null
                ? null
                : { text: row.reply_text, at: isoOfDate(row.replied_at) },
          },
  };
}

async function lockedRow(em: EntityManager, bookingId: string): Promise<Row> {
  await sqlRows(em, 'select 1 from bookings where id = $1 for update', [bookingId]);
  const [row] = await sqlRows<Row>(em, sql, [bookingId]);
  if (row === undefined) throw orderNotFound();
  return row;
}

/**
 * Reviews a completed stay within 90 days, or changes its review within 30; the partner hears of a new one.
 * @throws AppError 404 for a foreign order, 409 when it is too late or too early.
 */
export async function saveReview(ctx: RequestContext, input: z.output<typeof saveReviewSchema>) {
  await requireReviewer(ctx, input);
  const { bookingId, rating, text } = input;
  const now = ctx.deps.clock.now();
  await inTransaction(ctx.deps, async (em) => {
    const row = await lockedRow(em, bookingId);
    const state = stateOf(row, now.toEpochMilli());
    if (state === 'changeable') {
      const sameText = row.rating === rating && row.text === text;
      if (sameText) return;
      await sqlRows(em, 'update reviews set rating = $2, text = $3, changed_at = $4 where id = $1', [
        row.review_id,
        rating,
        text,
        now.toString(),
      ]);
      return;
    }
    if (state !== 'open') throw reviewNotPossible();
    const name = shortName(row.first_name, row.last_name);
    await sqlRows(
      em,
      `insert into reviews (id, booking_id, listing_id, author_name, rating, text, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(), bookingId, row.listing_id, name, rating, text, now.toString()],
    );
    await ctx.deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'reviewed', to: 'partner' });
  });
  return reviewOfOrder(ctx, input);
}

/** Takes one's own review back within 30 days, with its answer. @throws AppError 404 for a foreign order, 409 later. */
export async function deleteReview(ctx: RequestContext, input: OfOrder) {
  await requireReviewer(ctx, input);
  await inTransaction(ctx.deps, async (em) => {
    const row = await lockedRow(em, input.bookingId);
    if (row.review_id === null) return;
    if (stateOf(row, ctx.deps.clock.now().toEpochMilli()) !== 'changeable') throw reviewNotPossible();
    await sqlRows(em, 'delete from reviews where id = $1', [row.review_id]);
  });
  return reviewOfOrder(ctx, input);
}
