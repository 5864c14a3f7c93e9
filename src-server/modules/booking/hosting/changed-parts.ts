import type { OpeningRules } from '#shared/availability/opening-rules.ts';
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

export type DatedPart = keyof OpeningItems;
/** A change of one item of one part. */
export type ItemChange = Extract<OpeningItemChange, { readonly part: DatedPart }>;
type Item = OpeningItems[DatedPart][number];

interface Changed {
  /** Of what is new, changed or gone, by the change's place; none for what was refused. */
  readonly ids: ReadonlyMap<number, string>;
  readonly parts: OpeningParts;
  /** Why a change was refused, by its place: AppError 404 or 422, TRPCError for wrong fields. */
  readonly refused: ReadonlyMap<number, unknown>;
}

type SlotChanges = NonNullable<Extract<OpeningItemChange, { part: 'special' }>['item']>['slots'];

/** Slots by id are changed or go, others are new; those that are not named stay. */
function changedSlots(slots: OpeningItems['special'][number]['slots'], changes: SlotChanges = []) {
  const next = new Map(slots.map((slot) => [slot.id, slot]));
  for (const { id = newId(), isRemoved, ...given } of changes) {
    const was = next.get(id);
    if (was === undefined && changes.some((each) => each.id === id)) throw itemNotFound();
    if (isRemoved === true) next.delete(id);
    else next.set(id, { id, ...parseInput(slotSchema, merged(was, given)) });
  }
  return [...next.values()].toSorted((one, other) => one.from - other.from);
}

/** An item with what is given of it in its place. @throws AppError 404 for an unknown slot; TRPCError for wrong fields. */
function changedItem(id: string, was: Item | undefined, { part, item }: ItemChange): Item {
  if (part === 'weekly') return { id, ...parseInput(weeklySlotSchema, merged(was, item ?? {})) };
  if (part === 'closures') return { id, ...parseInput(closureSchema, merged(was, item ?? {})) };
  const slots = changedSlots(was !== undefined && 'slots' in was ? was.slots : [], item?.slots);
  // Whether hours that are changed are added follows from them again; that they replace stays.
  const replaces = item?.replaces ?? (was !== undefined && 'slots' in was && was.replaces ? true : undefined);
  const whole = { closed: true, ...merged(was, item ?? {}), replaces, slots };
  const { date, closed } = parseInput(specialDaySchema, whole);
  return { id, date, closed, ...(closed ? {} : { replaces }), slots };
}

/** What is wrong with an item of a part among others. */
function problemOf(
  part: DatedPart,
  item: Item,
  others: readonly Item[],
  before: OpeningItems,
  today: string,
  rules: OpeningRules,
) {
  if (part === 'weekly') return weeklyProblem(item as OpeningItems['weekly'][number], others as OpeningItems['weekly']);
  if (part === 'special')
    return specialProblem(item as OpeningItems['special'][number], others as OpeningItems['special'], today, rules);
  return closureProblem(item as OpeningItems['closures'][number], before.closures, today);
}

/**
 * A location's opening with things of one part of it changed, judged by what is there at the end. What cannot stand there
 * is refused, the latest of those that only clash with each other, and the rest is judged without it. Pure.
 * @param it the location's things one by one, its rules (for what they say besides) and local date.
 */
export function changedParts(
  { before, rules, today }: { readonly before: OpeningItems; readonly rules: OpeningRules; readonly today: string },
  part: DatedPart,
  changes: ReadonlyMap<number, ItemChange>,
): Changed {
  const clashing = new Map<number, unknown>();
  const made = new Map<number, { readonly was: Item | undefined; readonly item: Item }>();
  for (;;) {
    const items = new Map<string, Item>(before[part].map((item) => [item.id, item]));
    const [ids, refused, placed] = [new Map<number, string>(), new Map(clashing), new Map<string, number>()];
    const apply = (at: number, change: ItemChange): void => {
      const was = change.id === undefined ? undefined : items.get(change.id);
      if (was === undefined && (change.id !== undefined || change.item === null)) throw itemNotFound();
      if (was === undefined && items.size >= mostItems[part]) throw tooManyItems(mostItems[part]);
      const known = made.get(at);
      const id = was?.id ?? known?.item.id ?? newId();
      if (change.item === null) {
        items.delete(id);
        placed.delete(id);
      } else {
        const item = known !== undefined && known.was === was ? known.item : changedItem(id, was, change);
        made.set(at, { was, item });
        items.set(id, item);
        placed.set(id, at);
      }
      ids.set(at, id);
    };
    for (const [at, change] of changes) {
      if (clashing.has(at)) continue;
      try {
        apply(at, change);
      } catch (error) {
        refused.set(at, error);
      }
    }
    const found = clashes([...items.values()], placed, (item, others) =>
      problemOf(part, item, others, before, today, rules),
    );
    if (found.length === 0) return { ids, refused, parts: { [part]: [...items.values()] } };
    for (const { at, problem } of found) clashing.set(at, itemProblem(problem));
  }
}

interface Clash {
  readonly at: number;
  readonly problem: ItemProblem;
}

/** Those of the changed items that clash with what stays; where none does, the latest that clashes with another. */
function clashes(
  items: readonly Item[],
  placed: ReadonlyMap<string, number>,
  problemAmong: (item: Item, others: readonly Item[]) => ItemProblem | null,
): Clash[] {
  const staying = items.filter(({ id }) => !placed.has(id));
  const among = (others: readonly Item[]): Clash[] =>
    items.flatMap((item) => {
      const at = placed.get(item.id);
      const problem = at === undefined ? null : problemAmong(item, others);
      return at === undefined || problem === null ? [] : [{ at, problem }];
    });
  const sure = among(staying);
  return sure.length > 0
    ? sure
    : among(items)
        .toSorted((one, other) => other.at - one.at)
        .slice(0, 1);
}
