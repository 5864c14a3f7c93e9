import type { ListingsState } from '#shared/admin/lists.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { hasTrigrams } from '#server/platform/db/words-found.sql.ts';

/**
 * A question for `id` of any locations that a function finds by a piece of a text, as many as are wanted. The planner,
 * which expects a thousand rows of any function, hears by the limit that there are fewer.
 */
function askedOf(name: string, piece: string, state: string, keep: Keep, limit: string): string {
  const [wanted, its, has] = [keep(piece), keep(state), keep(hasTrigrams(piece))];
  return `select id from ${name}($${wanted}::text, $${its}::text, $${has}::boolean, ${limit}) id limit ${limit}`;
}

/**
 * Locations by a piece of their name or address, whatever its case and accents. `shown first`: published ones, others only
 * where those are not enough.
 */
export const listingsByPiece = (
  piece: string,
  state: ListingsState | 'shown first',
  keep: Keep,
  limit: string,
): string => askedOf('listings_by_piece', piece, state, keep, limit);

/** Locations by a piece of their owner's name, address or number. */
export const listingsByOwner = (piece: string, state: ListingsState, keep: Keep, limit: string): string =>
  askedOf('listings_by_owner', piece, state, keep, limit);
