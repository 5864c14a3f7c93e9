import { withReplaces } from '#shared/availability/replacing.ts';
import type { OpeningRules } from '#shared/availability/opening-rules.ts';
import type { OpeningItems } from '#shared/partner/opening-items.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { type NamedRules, rulesRows } from './listing-draft.ts';
import { openingItems } from './opening-items.ts';
import { repackOpening } from './repack-opening.ts';

export type OpeningParts = Partial<Pick<NamedRules, 'weekly' | 'special' | 'closures'>> & {
  readonly maxCapacity?: number | undefined;
};

/** What of a location's opening is to be new. */
export type ListingChange = OpeningParts & { readonly listingId: string };

/** The opening rules as they are with these parts in place of the old ones; weekly hours end an opening at all times. */
export const withParts = (rules: OpeningRules, { weekly, special, closures }: OpeningParts): NamedRules => {
  const next = {
    zone: rules.zone,
    availableFullTime: weekly === undefined && rules.availableFullTime,
    weekly: weekly ?? rules.weekly,
    special: special ?? rules.special,
    closures: closures ?? rules.closures,
  };
  return special === undefined ? next : { ...next, special: withReplaces(next) };
};

/** What stays as it is keeps its id, by which machines know it. */
function withKnownIds<Item extends { readonly id?: string }>(
  items: readonly Item[],
  known: readonly { readonly id: string; readonly text: string }[],
  textOf: (item: Item) => string,
): readonly Item[] {
  const idOf = new Map(known.map(({ id, text }) => [text, id]));
  const taken = new Set(items.map(({ id }) => id));
  return items.map((item) => {
    const id = item.id ?? idOf.get(textOf(item));
    if (id === undefined || (item.id === undefined && taken.has(id))) return item;
    taken.add(id);
    return { ...item, id };
  });
}

const textOfSlot = ({ from, to }: { readonly from: number | string; readonly to: number | string }) => `${from} ${to}`;
const textOfWeekly = (slot: NamedRules['weekly'][number]) => `${slot.day} ${textOfSlot(slot)}`;
const textOfDay = ({ date, closed }: { readonly date: string; readonly closed: boolean }) => `${date} ${closed}`;

const texts = <Item extends { readonly id: string }>(items: readonly Item[], textOf: (item: Item) => string) =>
  items.map((item) => ({ id: item.id, text: textOf(item) }));

/** The rules with the ids of what has been there before. */
function asKnown(next: NamedRules, known: OpeningItems): NamedRules {
  const days = withKnownIds(next.special, texts(known.special, textOfDay), textOfDay);
  const slotsOf = new Map(known.special.map(({ id, slots }) => [id, texts(slots, textOfSlot)]));
  return {
    ...next,
    weekly: withKnownIds(next.weekly, texts(known.weekly, textOfWeekly), textOfWeekly),
    special: days.map((day) => ({
      ...day,
      slots: withKnownIds(day.slots, slotsOf.get(day.id ?? '') ?? [], textOfSlot),
    })),
    closures: withKnownIds(next.closures, texts(known.closures, textOfSlot), textOfSlot),
  };
}

/** Writes these parts of a locked location's opening, editable and packed, and its capacity. */
export async function replaceOpening(
  em: EntityManager,
  deps: Pick<Deps, 'clock' | 'events'>,
  listingId: string,
  rules: OpeningRules,
  parts: OpeningParts,
): Promise<void> {
  const rows = rulesRows(listingId, asKnown(withParts(rules, parts), await openingItems(em, listingId)));
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
