import type { ListingsState } from '#shared/admin/lists.ts';
import type { Deps } from '#server/deps.ts';
import { personWords } from '#server/modules/accounts/accounts.module.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { anywhere } from '#server/platform/db/like-text.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { FAR, indexed, inParts, wordsFound } from '#server/platform/db/words-found.sql.ts';

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
/** A word that half of them have is found at once; of others any fifty do, out of a quarter of all. */
const namesLooks = [{ rows: 100, after: 0 }];
/** Owners are looked up for each location that is looked at, so that fewer are looked at first. */
const ownersLooks = [
  { rows: 100, after: 0 },
  { rows: FAR, after: 8 },
];

/**
 * Locations that a piece of their name or address finds, whatever its case and accents; where those are not enough, by
 * their owner's name, address or number too. Of a word that very many have any fifty do: whoever looks for one of them
 * says more. In order they take long to find.
 */
function foundByText(text: string, state: ListingsState, keep: Keep): string {
  const pattern = keep(anywhere(text));
  const [name, owner] = [`(select plain_text($${pattern}::text))`, `(select lower($${pattern}::text))`];
  const itself = `(select plain_text($${keep(text)}::text))`;
  const listings = { from: 'listings l', columns: 'l.id', order: 'l.id', isAnyGood: true, limit };
  const byName = wordsFound({
    ...listings,
    where: conditions[state],
    isFound: `l.search_text like ${name}`,
    found: indexed(text, {
      words: 'l.search_text',
      piece: () => itself,
      byTrigrams: `as_one_word(l.search_text) like as_one_word(${name})`,
    }),
    ofPart: inParts('part_of(l.id)', { words: 'l.search_text', piece: itself }),
    looks: namesLooks,
  });
  const byOwner = wordsFound({
    ...listings,
    where: `${conditions[state]} and (select count(*) from by_name) < ${limit}`,
    isFound: `exists (select from users u where u.id = l.owner_id and ${personWords} like ${owner})`,
    found: `l.owner_id in (select u.id from users u where ${indexed(text, {
      words: personWords,
      piece: () => `lower($${keep(text)}::text)`,
      byTrigrams: `as_one_word(${personWords}) like as_one_word(${owner})`,
    })})`,
    looks: ownersLooks,
  });
  return `with by_name as materialized (${byName}), by_owner as materialized (${byOwner})
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
