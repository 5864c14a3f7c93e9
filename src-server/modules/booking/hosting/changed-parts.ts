import {
  closureProblem,
  type ItemProblem,
  type OpeningItems,
  specialProblem,
  weeklyProblem,
} from '#shared/partner/opening-items.ts';
import {
  closureSchema,
  mostItems,
  type OpeningItemChange,
  slotSchema,
  specialDaySchema,
  weeklySlotSchema,
} from '#shared/partner/opening-schema.ts';
import { itemNotFound, itemProblem, type OpeningParts, tooManyItems } from '#server/modules/partner/partner.module.ts';
import { newId } from '#server/platform/ids.ts';
import { merged, parseInput } from '#server/platform/trpc/parse-input.ts';

interface Changed {
  /** Of what is new, changed or gone; none for the capacity. */
  readonly id: string | null;
  readonly parts: OpeningParts;
}

const refuse = (problem: ItemProblem | null): void => {
  if (problem !== null) throw itemProblem(problem);
};

/** The items with one in place of the one under its id, or at their end. */
const placed = <Item extends { readonly id: string }>(items: readonly Item[], item: Item): readonly Item[] =>
  items.some(({ id }) => id === item.id) ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item];

function find<Item extends { readonly id: string }>(items: readonly Item[], id: string | undefined): Item | undefined {
  const found = items.find((item) => item.id === id);
  if (id !== undefined && found === undefined) throw itemNotFound();
  return found;
}

type SlotChanges = NonNullable<Extract<OpeningItemChange, { part: 'special' }>['item']>['slots'];

/** Slots by id are changed or go, others are new; those that are not named stay. */
function changedSlots(slots: OpeningItems['special'][number]['slots'], changes: SlotChanges = []) {
  let next = slots;
  for (const { id, isRemoved, ...given } of changes) {
    const was = find(slots, id);
    if (isRemoved === true) next = next.filter((slot) => slot.id !== id);
    else next = placed(next, { id: id ?? newId(), ...parseInput(slotSchema, merged(was, given)) });
  }
  return next.toSorted((one, other) => one.from - other.from);
}

/**
 * A location's opening with one thing of it changed. Pure.
 * @param today the location's local date.
 * @throws AppError 404 for an unknown id, 422 where it cannot stand beside the others, or they are too many; TRPCError for wrong fields.
 */
export function changedParts(items: OpeningItems, change: OpeningItemChange, today: string): Changed {
  if (change.part === 'capacity') return { id: null, parts: { maxCapacity: change.maxCapacity } };
  const { part } = change;
  const was = find<{ readonly id: string }>(items[part], change.id);
  const id = change.id ?? newId();
  if (change.item === null) {
    if (was === undefined) throw itemNotFound();
    return { id, parts: { [part]: items[part].filter((item) => item.id !== id) } };
  }
  if (was === undefined && items[part].length >= mostItems[part]) throw tooManyItems(mostItems[part]);
  if (change.part === 'weekly') {
    const item = { id, ...parseInput(weeklySlotSchema, merged(was, change.item)) };
    refuse(weeklyProblem(item, items.weekly));
    return { id, parts: { weekly: placed(items.weekly, item) } };
  }
  if (change.part === 'closures') {
    const item = { id, ...parseInput(closureSchema, merged(was, change.item)) };
    refuse(closureProblem(item, items.closures, today));
    return { id, parts: { closures: placed(items.closures, item) } };
  }
  const day = find(items.special, change.id);
  const slots = changedSlots(day?.slots ?? [], change.item.slots);
  const { date, closed } = parseInput(specialDaySchema, { closed: true, ...merged(day, change.item), slots });
  const item = { id, date, closed, slots };
  refuse(specialProblem(item, items.special, today));
  return { id, parts: { special: placed(items.special, item) } };
}
