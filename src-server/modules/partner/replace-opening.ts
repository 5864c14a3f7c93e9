import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { rulesRows } from './listing-draft.ts';
import { repackOpening } from './repack-opening.ts';

export type OpeningParts = Partial<Pick<OpeningRules, 'weekly' | 'special' | 'closures'>> & {
  readonly maxCapacity?: number | undefined;
};

/** The opening rules as they are with these parts in place of the old ones; weekly hours end an opening at all times. */
export const withParts = (rules: OpeningRules, { weekly, special, closures }: OpeningParts): OpeningRules => ({
  zone: rules.zone,
  availableFullTime: weekly === undefined && rules.availableFullTime,
  weekly: weekly ?? rules.weekly,
  special: special ?? rules.special,
  closures: closures ?? rules.closures,
});

/** Writes these parts of a locked location's opening, editable and packed, and its capacity. */
export async function replaceOpening(
  em: EntityManager,
  deps: Pick<Deps, 'clock' | 'events'>,
  listingId: string,
  rules: OpeningRules,
  parts: OpeningParts,
): Promise<void> {
  const rows = rulesRows(listingId, withParts(rules, parts));
  if (parts.weekly !== undefined) {
    await sqlRows(em, 'delete from weekly_slots where listing_id = $1', [listingId]);
    await insertRows(em, 'weekly_slots', rows.weekly_slots);
    await sqlRows(em, 'update listings set available_full_time = false where id = $1', [listingId]);
  }
  if (parts.special !== undefined) {
    await sqlRows(em, 'delete from special_days where listing_id = $1', [listingId]);
    await insertRows(em, 'special_days', rows.special_days);
    await insertRows(em, 'special_slots', rows.special_slots);
  }
  if (parts.closures !== undefined) {
    await sqlRows(em, 'delete from closure_periods where listing_id = $1', [listingId]);
    await insertRows(em, 'closure_periods', rows.closure_periods);
  }
  if (parts.maxCapacity !== undefined)
    await sqlRows(em, 'update listings set max_capacity = $2 where id = $1', [listingId, parts.maxCapacity]);
  await repackOpening(em, deps, listingId);
}
