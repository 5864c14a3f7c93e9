import type { Deps } from '#server/deps.ts';
import type { GeoPoint } from '#server/platform/geo/distance.ts';

interface Shop {
  readonly name: string;
  readonly businessType: string | null;
  /** File of its first photo. */
  readonly photoId: string | null;
}

/** What a published location is shared by: what its drawn front is made of, and its photo; `null` where there is none of this slug. */
export async function findShop({ db }: Pick<Deps, 'db'>, slug: string): Promise<Shop | null> {
  const [shop] = await db.query<Shop>(
    `select l.door_name as name, b.type as "businessType",
       (select i.file_id from listing_images i where i.listing_id = l.id order by i.position limit 1) as "photoId"
     from listings l left join business_types b on b.id = l.business_type_id
     where l.slug = $1 and l.published`,
    [slug],
  );
  return shop ?? null;
}

/** Where a location is, published or not; `null` for an unknown id. */
export async function positionOfShop({ db }: Pick<Deps, 'db'>, id: string): Promise<GeoPoint | null> {
  const [place] = await db.query<GeoPoint>('select latitude, longitude from listings where id = $1', [id]);
  return place ?? null;
}

/** The id of the location whose poster has a code, published or not. */
export async function shopOfPoster({ db }: Pick<Deps, 'db'>, code: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>('select id from listings where walk_in_code = $1', [code]);
  return row?.id ?? null;
}
