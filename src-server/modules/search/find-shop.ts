import type { Deps } from '#server/deps.ts';

interface Shop {
  readonly name: string;
  readonly businessType: string | null;
}

/** What the drawn front of a published location is made of; `null` where there is none of this slug. */
export async function findShop({ db }: Pick<Deps, 'db'>, slug: string): Promise<Shop | null> {
  const [shop] = await db.query<Shop>(
    `select l.name, b.type as "businessType" from listings l left join business_types b on b.id = l.business_type_id
     where l.slug = $1 and l.published`,
    [slug],
  );
  return shop ?? null;
}
