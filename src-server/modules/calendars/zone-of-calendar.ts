import type { Deps } from '#server/deps.ts';
import { ownListingNotFound } from '#server/modules/partner/partner.module.ts';

/**
 * The zone in which a calendar's times are read that name none: of the first of the locations that it is about.
 * @returns an IANA name; UTC for a calendar that is about none.
 * @throws AppError 404 for a location that is not its owner's.
 */
export async function zoneOfCalendar(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  listingIds: readonly string[],
): Promise<string> {
  const own = await db.query<{ time_zone: string }>(
    'select time_zone from listings where owner_id = $1 and id = any($2::uuid[]) order by created_at, id',
    [userId, listingIds],
  );
  if (own.length < new Set(listingIds).size) throw ownListingNotFound();
  return own[0]?.time_zone ?? 'UTC';
}
