import type { Deps } from '#server/deps.ts';

/** For how long a review is news, and how many of them. */
const DAYS = 14;
const AT_MOST = 3;

interface Row {
  readonly id: string;
  readonly listing_id: string;
  readonly listing_name: string;
  readonly rating: number;
  readonly text: string;
}

/** What travellers wrote in the last fourteen days about an owner's locations, the newest three. */
export async function newReviews({ db, clock }: Pick<Deps, 'db' | 'clock'>, ownerId: string) {
  const rows = await db.query<Row>(
    `select r.id, r.listing_id, l.door_name as listing_name, r.rating, r.text
     from listings l join reviews r on r.listing_id = l.id
     where l.owner_id = $1 and r.created_at > $2 and r.removed_at is null order by r.created_at desc, r.id desc limit ${AT_MOST}`,
    [
      ownerId,
      clock
        .now()
        .minusSeconds(DAYS * 86_400)
        .toString(),
    ],
  );
  return rows.map(({ id, listing_id, listing_name, rating, text }) => ({
    id,
    listingId: listing_id,
    listingName: listing_name,
    rating,
    text,
  }));
}
