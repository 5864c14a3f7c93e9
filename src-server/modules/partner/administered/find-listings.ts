import type { ListingsState } from '#shared/admin/listings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { anywhere } from '#server/platform/db/like-text.ts';

interface Row {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly owner: string;
  readonly published: boolean;
  readonly bookable: boolean;
  readonly stopped: boolean;
  readonly capacity: number;
}

const conditions: Readonly<Record<ListingsState, string>> = {
  all: 'true',
  bookable: 'l.published and l.bookable',
  hidden: 'not l.published',
  stopped: 'l.stopped_at is not null',
};

/** Locations by a part of their name or address, or of their owner's, by name. */
export async function findListings(
  { db }: Pick<Deps, 'db'>,
  { text, state, limit }: { readonly text: string; readonly state: ListingsState; readonly limit: number },
) {
  const rows = await db.query<Row>(
    `select l.id, l.slug, l.name, l.address, l.city_name as city, trim(u.first_name || ' ' || u.last_name) as owner,
       l.published, l.bookable, l.stopped_at is not null as stopped, l.max_capacity as capacity
     from listings l join users u on u.id = l.owner_id
     where ${conditions[state]} and ($1 = '' or l.search_text like plain_text($2) or u.email ilike $2
       or u.first_name || ' ' || u.last_name ilike $2)
     order by l.name, l.id limit $3`,
    [text, anywhere(text), limit + 1],
  );
  return { listings: rows.slice(0, limit), isMore: rows.length > limit };
}
