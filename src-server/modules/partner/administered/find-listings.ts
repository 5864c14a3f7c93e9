import type { ListingsState } from '#shared/admin/lists.ts';
import type { Deps } from '#server/deps.ts';
import { personWords } from '#server/modules/accounts/accounts.module.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { unseen } from '#server/platform/db/unseen.ts';

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

/** How a text finds a location, `$2` being its pattern: each way by itself, since an index serves one of them. */
const ways = [
  'l.search_text like plain_text($2)',
  `l.owner_id in (select u.id from users u where ${personWords} like lower($2))`,
];

/** Locations by a part of their name or address, or of their owner's, by name. */
export async function findListings(
  { db }: Pick<Deps, 'db'>,
  { text, state, limit }: { readonly text: string; readonly state: ListingsState; readonly limit: number },
) {
  // Which index finds a text, and whether one does, depends on the text; without one a plan serves every call.
  const most = text === '' ? unseen(1, 'int') : '$1';
  // Of a word that very many have any fifty do: whoever looks for one of them says more. In order they take long to find.
  const found =
    text === ''
      ? [
          `(select l.id, l.name from listings l where ${conditions[state]} and $2::text is not null order by l.name, l.id limit ${most})`,
        ]
      : ways.map((way) => `(select l.id, l.name from listings l where ${conditions[state]} and ${way} limit $1)`);
  const rows = await db.query<Row>(
    `with found as (select id from (${found.join(' union ')}) any_way order by name, id limit ${most})
     select l.id, l.slug, l.name, l.address, l.city_name as city, trim(u.first_name || ' ' || u.last_name) as owner,
       l.published, l.bookable, l.stopped_at is not null as stopped, l.max_capacity as capacity
     from found f join listings l on l.id = f.id join users u on u.id = l.owner_id
     order by l.name, l.id`,
    [limit + 1, anywhere(text)],
  );
  return { listings: rows.slice(0, limit), isMore: rows.length > limit };
}
