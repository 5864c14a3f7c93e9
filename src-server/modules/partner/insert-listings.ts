import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { type ListingDraft, listingRow, rulesRows } from './listing-draft.ts';

/** Adds listings with their opening rules, editable and packed, inside the unit of work's transaction. */
export async function insertListings(em: EntityManager, drafts: readonly ListingDraft[]): Promise<void> {
  await insertRows(em, 'listings', drafts.map(listingRow));
  const tables = drafts.map(({ id, rules }) => rulesRows(id, rules));
  for (const table of ['weekly_slots', 'special_days', 'special_slots', 'closure_periods'] as const) {
    await insertRows(
      em,
      table,
      tables.flatMap((rows): readonly object[] => rows[table]),
    );
  }
}
