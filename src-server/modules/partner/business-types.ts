import { shopKinds } from '#shared/partner/shop-kinds.ts';
import type { Deps } from '#server/deps.ts';
import { newId } from '#server/platform/ids.ts';

const names = Object.values(shopKinds);

/** Writes the kinds of shops down that a new installation begins with. Repeated, or by two at once, they stand there once. */
export async function ensureBusinessTypes({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.query(
    `insert into business_types (id, type, position)
     select t.id, t.type, t.place - 1 from unnest($1::uuid[], $2::text[]) with ordinality as t (id, type, place)
     where not exists (select from business_types) on conflict (type) do nothing`,
    [names.map(() => newId()), names],
  );
}
