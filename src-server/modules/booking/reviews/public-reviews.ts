import type { z } from 'zod/mini';
import { type Language, languageOf, localeOf } from '#shared/messages/text.ts';
import { averageText } from '#shared/reviews/average.ts';
import type { RemovalReason } from '#shared/reviews/review-rules.ts';
import { type locationReviewsPageSchema } from '#shared/reviews/reviews-schema.ts';
import { reviewsPageSize } from '#shared/reviews/review-rules.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { listingNotFound } from '../booking.errors.ts';

type Asked = z.output<typeof locationReviewsPageSchema>;

interface ListingRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly address: string;
  readonly time_zone: string;
  readonly place_type: 'shop' | 'hotel' | 'other';
  readonly business_type: string | null;
  readonly image_ids: readonly string[];
}

interface SummaryRow {
  readonly rating: number;
  readonly count: number;
  readonly recent: number;
  readonly first_at: Date;
}

interface ReviewRow {
  readonly id: string;
  readonly author_name: string;
  readonly rating: number;
  readonly text: string;
  readonly created_at: Date;
  readonly changed_at: Date | null;
  readonly language: Language;
  readonly reply_text: string | null;
  readonly replied_at: Date | null;
  readonly reply_language: Language;
  readonly bags_count: number;
  readonly minutes: number;
  readonly is_verified: boolean;
  readonly found: number;
}

const RECENT_DAYS = 90;

const orders = {
  newest: 'r.created_at desc, r.id desc',
  best: 'r.rating desc, r.created_at desc, r.id desc',
  worst: 'r.rating, r.created_at desc, r.id desc',
} as const satisfies Record<Asked['order'], string>;

const sum = (rows: readonly SummaryRow[], of: 'count' | 'recent') => ({
  count: rows.reduce((all, row) => all + row[of], 0),
  stars: rows.reduce((all, row) => all + row.rating * row[of], 0),
});

/** How a location is rated: the distribution, the average where there are enough, the last 90 days, what was removed. */
async function summaryOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, listingId: string) {
  const since = clock
    .now()
    .minusSeconds(RECENT_DAYS * 86_400)
    .toString();
  const rows = await db.query<SummaryRow>(
    `select rating, count(*)::int as count, (count(*) filter (where created_at > $2))::int as recent, min(created_at) as first_at
     from reviews where listing_id = $1 and removed_at is null group by rating`,
    [listingId, since],
  );
  const removed = await db.query<{ reason: RemovalReason; count: number; first_at: Date }>(
    `select removed_reason as reason, count(*)::int as count, min(removed_at) as first_at
     from reviews where listing_id = $1 and removed_at is not null group by removed_reason order by count(*) desc, 1`,
    [listingId],
  );
  const [all, recent] = [sum(rows, 'count'), sum(rows, 'recent')];
  const first = rows.reduce<number | null>(
    (earliest, { first_at }) => Math.min(earliest ?? Infinity, first_at.getTime()),
    null,
  );
  return {
    count: all.count,
    average: averageText(all.stars, all.count),
    sinceYear: first === null ? null : new Date(first).getUTCFullYear(),
    distribution: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: rows.find(({ rating }) => rating === stars)?.count ?? 0,
    })),
    recent: { count: recent.count, average: averageText(recent.stars, recent.count) },
    removed: removed.map(({ reason, count, first_at }) => ({ reason, count, sinceYear: first_at.getUTCFullYear() })),
  };
}

function replyOf({ reply_text: text, replied_at: at, reply_language: language }: ReviewRow) {
  return text === null || at === null ? null : { text, at: isoOfDate(at), language: localeOf(language) };
}

const viewOf = (row: ReviewRow) => ({
  id: row.id,
  authorName: row.author_name,
  rating: row.rating,
  text: row.text,
  createdAt: isoOfDate(row.created_at),
  isChanged: row.changed_at !== null,
  /** That of its traveller. */
  language: localeOf(row.language),
  reply: replyOf(row),
  /** The stay that stands behind it. */
  stay: { bagsCount: row.bags_count, minutes: row.minutes, isVerified: row.is_verified },
});

/**
 * A page of what travellers wrote about a published location, with the summary of all of it. Instants in UTC.
 * @throws AppError 404 for a location that the public does not see.
 */
export async function publicReviews(deps: Pick<Deps, 'db' | 'clock' | 'translator'>, asked: Asked) {
  const { db } = deps;
  const [listing] = await db.query<ListingRow>(
    `select l.id, l.door_name as name, l.slug, l.address, l.time_zone, l.storage_place_type as place_type, business_types.type as business_type,
       array(select i.file_id from listing_images i where i.listing_id = l.id order by i.position) as image_ids
     from listings l left join business_types on business_types.id = l.business_type_id
     where l.slug = $1 and l.published`,
    [asked.slug],
  );
  if (listing === undefined) throw listingNotFound();
  const rows = await db.query<ReviewRow>(
    `select r.id, r.author_name, r.rating, r.text, r.created_at, r.changed_at, b.language,
       case when r.reply_removed_at is null then r.reply_text end as reply_text, r.replied_at, r.reply_language, b.bags_count,
       (extract(epoch from b.pick_up_at - b.drop_off_at) / 60)::int as minutes,
       o.checked_in_at is not null and b.total_minor > 0 as is_verified, (count(*) over ())::int as found
     from reviews r join bookings b on b.id = r.booking_id join orders o on o.id = b.order_id
     where r.listing_id = $1 and r.removed_at is null and ($2::int is null or r.rating = $2)
       and ($3::text is null or b.language = $3) and ($4::text is null or r.text ilike $4 or r.reply_text ilike $4)
     order by ${orders[asked.order]} limit ${reviewsPageSize} offset $5`,
    [
      listing.id,
      asked.stars ?? null,
      asked.language === undefined ? null : languageOf(asked.language),
      asked.text === undefined || asked.text === '' ? null : anywhere(asked.text),
      (asked.page - 1) * reviewsPageSize,
    ],
  );
  return {
    listing: {
      id: listing.id,
      name: listing.name,
      slug: listing.slug,
      address: listing.address,
      zone: listing.time_zone,
      today: localDateOf(zoneOf(listing.time_zone), deps.clock.now()),
      placeType: listing.place_type,
      businessType: listing.business_type,
      imageUrls: listing.image_ids.map((id) => `/files/${id}`),
    },
    summary: await summaryOf(deps, listing.id),
    reviews: rows.map(viewOf),
    found: rows[0]?.found ?? 0,
    canTranslate: deps.translator !== null,
  };
}
