import type { ListingsState } from '#shared/admin/lists.ts';
import type { Deps } from '#server/deps.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { listingsByOwner, listingsByPiece } from './listings-by-piece.sql.ts';

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

const limit = unseen(1, 'int');

/**
 * Locations that a piece of their name or address finds, whatever its case and accents; where those are not enough, by
 * their owner's name, address or number too. Of a word that very many have any fifty do: whoever looks for one of them
 * says more. In order they take long to find.
 */
function foundByText(text: string, state: ListingsState, keep: Keep): string {
  return `with by_name as materialized (${listingsByPiece(text, state, keep, limit)}),
      by_owner as materialized (
        select id from (${listingsByOwner(text, state, keep, limit)} offset 0) l where (select count(*) from by_name) < ${limit})
    select id from by_name union select id from by_owner limit ${limit}`;
}

/** Locations by a part of their name or address, or of their owner's, by name. */
export async function findListings(
  { db }: Pick<Deps, 'db'>,
  { text, state, limit: most }: { readonly text: string; readonly state: ListingsState; readonly limit: number },
) {
  const values: unknown[] = [most + 1];
  const found =
    text === ''
      ? `select id from (select l.id, l.name from listings l where ${conditions[state]}
           order by l.name, l.id limit ${limit}) l order by name, id limit ${limit}`
      : foundByText(text, state, (value) => values.push(value));
  const rows = await db.query<Row>(
    `with found as (${found})
     select l.id, l.slug, l.name, l.address, l.city_name as city, trim(u.first_name || ' ' || u.last_name) as owner,
       l.published, l.bookable, l.stopped_at is not null as stopped, l.max_capacity as capacity
     from found f join listings l on l.id = f.id join users u on u.id = l.owner_id
     order by l.name, l.id`,
    values,
  );
  return { listings: rows.slice(0, most), isMore: rows.length > most };
}
