import type { z } from 'zod/mini';
import type { RemovalReason } from '#shared/reviews/review-rules.ts';
import type { moderatedReviewsSchema, moderateSchema } from '#shared/reviews/reviews-schema.ts';
import type { Deps } from '#server/deps.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import type { NeedSource } from '#server/platform/needs/need.ts';
import { isId } from '#server/platform/ids.ts';
import { sendBookingMail } from '../booking-jobs.ts';

interface Report {
  readonly about: 'review' | 'reply';
  readonly reason: RemovalReason;
  readonly note: string;
  readonly reporter: 'traveller' | 'partner' | 'visitor';
  readonly created_at: string;
}

interface Row {
  readonly id: string;
  readonly author_name: string;
  readonly rating: number;
  readonly text: string;
  readonly created_at: Date;
  readonly reply_text: string | null;
  readonly removed_at: Date | null;
  readonly removed_reason: RemovalReason | null;
  readonly reply_removed_reason: RemovalReason | null;
  readonly booking_id: string;
  readonly code: string;
  readonly listing_name: string;
  readonly slug: string;
  readonly time_zone: string;
  readonly reports: readonly Report[];
}

const PAGE = 30;

const conditions = {
  reported: 'exists (select from review_reports o where o.review_id = r.id and o.decided_at is null)',
  removed: '(r.removed_at is not null or r.reply_removed_at is not null)',
  all: 'true',
} as const;

/** Reviews as administrators see them, those with the oldest open report first. Instants in UTC. */
export async function moderatedReviews(
  { db }: Pick<Deps, 'db'>,
  { state, text, cursor }: z.output<typeof moderatedReviewsSchema>,
) {
  const words = text === undefined || text === '' ? null : anywhere(text);
  const rows = await db.query<Row>(
    `select r.id, r.author_name, r.rating, r.text, r.created_at, r.reply_text, r.removed_at, r.removed_reason,
       r.reply_removed_reason, r.booking_id, b.code, l.door_name as listing_name, l.slug, l.time_zone,
       (select coalesce(json_agg(o order by o.created_at), '[]') from (
         select about, reason, note, reporter, created_at from review_reports
         where review_id = r.id and decided_at is null) o) as reports
     from reviews r join bookings b on b.id = r.booking_id join listings l on l.id = r.listing_id
     where ${conditions[state]}
       and ($1::text is null or r.text ilike $1 or l.name ilike $1 or l.door_name ilike $1 or r.author_name ilike $1 or b.code ilike $1)
     order by (select min(o.created_at) from review_reports o where o.review_id = r.id and o.decided_at is null),
       r.created_at desc, r.id desc limit ${PAGE + 1} offset $2`,
    [words, cursor],
  );
  return {
    reviews: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      bookingId: row.booking_id,
      code: row.code,
      listing: { name: row.listing_name, slug: row.slug, zone: row.time_zone },
      authorName: row.author_name,
      rating: row.rating,
      text: row.text,
      createdAt: isoOfDate(row.created_at),
      replyText: row.reply_text,
      removedReason: row.removed_reason,
      replyRemovedReason: row.reply_removed_reason,
      reports: row.reports.map(({ created_at, ...report }) => ({
        ...report,
        at: new Date(Date.parse(created_at)).toISOString(),
      })),
    })),
    nextCursor: rows.length > PAGE ? cursor + PAGE : null,
  };
}

/**
 * Keeps a reported review or answer, removes it for a reason of the list, or takes a removal back. Its reports are
 * settled by it; who wrote a review that is removed hears why. Repeated it changes nothing.
 * @throws AppError 404 for an unknown review, and for an answer that there is not.
 */
export async function moderate(
  deps: Deps,
  { reviewId, about, decision }: z.output<typeof moderateSchema>,
): Promise<{ readonly changed: boolean }> {
  if (!isId(reviewId)) throw notFound();
  const part = about === 'reply' ? 'reply_' : '';
  return inTransaction(deps, async (em) => {
    const [row] = await sqlRows<{ booking_id: string; reply_text: string | null; is_removed: boolean }>(
      em,
      `select booking_id, reply_text, ${part}removed_at is not null as is_removed from reviews where id = $1 for update`,
      [reviewId],
    );
    if (row === undefined || (about === 'reply' && row.reply_text === null)) throw notFound();
    const now = deps.clock.now().toString();
    await sqlRows(
      em,
      'update review_reports set decided_at = $3 where review_id = $1 and about = $2 and decided_at is null',
      [reviewId, about, now],
    );
    const removes = decision.kind === 'remove';
    if (decision.kind === 'keep' || removes === row.is_removed) return { changed: false };
    await sqlRows(em, `update reviews set ${part}removed_at = $2, ${part}removed_reason = $3 where id = $1`, [
      reviewId,
      removes ? now : null,
      removes ? decision.reason : null,
    ]);
    const { booking_id: bookingId } = row;
    if (removes && about === 'review')
      await deps.jobs.enqueue(em, sendBookingMail, { bookingId, kind: 'reviewRemoved', to: 'traveller' });
    return { changed: true };
  });
}

/** Reviews and answers that were reported and wait for an administrator. */
export const reviewNeeds: NeedSource = {
  roles: ['support'],
  async find({ db }) {
    const [row] = await db.query<{
      count: number;
      since: Date | null;
      name: string | null;
      reporters: readonly Report['reporter'][] | null;
    }>(
      `select count(distinct (r.review_id, r.about))::int as count, min(r.created_at) as since, min(l.door_name) as name,
         array_agg(distinct r.reporter) as reporters
       from review_reports r join reviews v on v.id = r.review_id join listings l on l.id = v.listing_id
       where r.decided_at is null`,
    );
    if (row?.since == null) return [];
    const { count, name, reporters } = row;
    return [
      {
        id: 'reviews',
        kind: 'review',
        since: isoOfDate(row.since),
        to: '/admin/reviews',
        count,
        name: name ?? '',
        reporters: reporters ?? [],
      },
    ];
  },
};
