import type { ListingsState } from '#shared/admin/lists.ts';
import type { Deps } from '#server/deps.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { searching, type TextSearch, textSearch, wordsHave } from '#server/platform/db/text-search.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { personWords } from '#server/modules/accounts/accounts.module.ts';

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

/** A question for locations that a piece of their name or address finds, whatever its case and accents. */
export function listingsFound(
  text: string,
  keep: Keep,
  page: Pick<TextSearch, 'columns' | 'order' | 'where' | 'limit'>,
): string {
  const has = wordsHave(text, keep, (words) => `plain_text(${words})`);
  return textSearch({ ...page, text, from: 'listings l', found: [has('l.search_text')] });
}

/** Locations by a piece of their name or address; where those are not enough, by their owner's name, address or number too. */
function foundByText(text: string, state: ListingsState, keep: Keep): string {
  const page = { columns: 'l.id, l.door_name', order: 'l.door_name, l.id', limit: '$1' };
  const isOwners = `exists (select from users u where u.id = l.owner_id and ${wordsHave(text, keep)(personWords)})`;
  const others = `${conditions[state]} and l.id not in (select id from by_name)`;
  return `with by_name as materialized (${listingsFound(text, keep, { ...page, where: conditions[state] })})
    select id from by_name union all (
      select id from (${textSearch({ ...page, text, from: 'listings l', where: others, found: [isOwners] })}) l
      limit $1 - (select count(*) from by_name))`;
}

/** Locations by a part of their name or address, or of their owner's, by name. */
export async function findListings(
  { db }: Pick<Deps, 'db'>,
  { text, state, limit: most }: { readonly text: string; readonly state: ListingsState; readonly limit: number },
) {
  const values: unknown[] = [most + 1];
  const limit = text === '' ? unseen(1, 'int') : '$1';
  const found =
    text === ''
      ? `select l.id from listings l where ${conditions[state]} order by l.door_name, l.id limit ${limit}`
      : foundByText(text, state, (value) => values.push(value));
  const page = `with found as (select id from (${found}) l limit ${limit})
    select l.id, l.slug, l.door_name as name, l.address, l.city_name as city, trim(u.first_name || ' ' || u.last_name) as owner,
      l.published, l.bookable, l.stopped_at is not null as stopped, l.max_capacity as capacity
    from found f join listings l on l.id = f.id join users u on u.id = l.owner_id
    order by l.door_name, l.id`;
  const rows = await (text === '' ? db.query : searching(db))<Row>(page, values);
  return { listings: rows.slice(0, most), isMore: rows.length > most };
}
