import { z } from 'zod';
import { type ItemRefusal, itemRefusal } from '#server/platform/trpc/item-refusal.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { nameInCall } from './field-names.ts';

const MAX_ITEMS = 100;

const id = { id: z.string() };

/** A batch as clients send it: items that are there stand next to their ids, or, to remove them, by their ids alone. */
export const batchBody = <Item>(item: z.ZodType<Item>) =>
  z.object({
    toCreate: z.array(item).max(MAX_ITEMS).optional(),
    toUpdate: z.array(z.object(id).and(item)).max(MAX_ITEMS).optional(),
    toDelete: z
      .array(z.union([z.string(), z.object(id)]))
      .max(MAX_ITEMS)
      .optional(),
  });

/** What was refused, by the item's id, or its place such as `toCreate[0]`, and there by field. */
export const rejected = z.record(z.string(), z.record(z.string(), z.array(z.string()))).meta({
  id: 'Rejected',
  description: 'Messages by the id of the item, or by its place such as toCreate[0], and there by field',
});

interface Batch<Item> {
  readonly toCreate?: readonly Item[] | undefined;
  readonly toUpdate?: readonly (Item & { readonly id: string })[] | undefined;
  readonly toDelete?: readonly (string | { readonly id: string })[] | undefined;
}

/** One thing of a batch: without an id a new item, without an item one that goes. */
export interface BatchChange<Item> {
  /** What a refusal names it by. */
  readonly name: string;
  readonly id: string | undefined;
  readonly item: Item | null;
}

/** The things of a batch in their order: what goes first, so that what comes finds its place. */
export const batchChanges = <Item>({ toCreate = [], toUpdate = [], toDelete = [] }: Batch<Item>) => [
  ...toDelete.map((each): BatchChange<Item> => {
    const id = typeof each === 'string' ? each : each.id;
    return { name: id, id, item: null };
  }),
  ...toUpdate.map((item): BatchChange<Item> => ({ name: item.id, id: item.id, item })),
  ...toCreate.map((item, at): BatchChange<Item> => ({ name: `toCreate[${at}]`, id: undefined, item })),
];

/** What was refused of changes, each by its place among them. */
export type Refused = readonly { readonly at: number; readonly messages: ItemRefusal }[];

/** Does each change by itself: what is good is kept. */
export async function eachByItself<Item>(
  { locale }: RequestContext,
  changes: readonly BatchChange<Item>[],
  work: (change: BatchChange<Item>) => Promise<unknown>,
): Promise<Refused> {
  const refused: { at: number; messages: ItemRefusal }[] = [];
  for (const [at, change] of changes.entries()) {
    try {
      await work(change);
    } catch (error) {
      refused.push({ at, messages: itemRefusal(error, locale) });
    }
  }
  return refused;
}

/** What was refused by the names of the items, fields named as the call names them. */
export const toRejected = (
  changes: readonly BatchChange<unknown>[],
  refused: Refused,
  fields: Readonly<Record<string, string>>,
): z.output<typeof rejected> =>
  Object.fromEntries(
    refused.map(({ at, messages }) => [
      changes[at]?.name ?? '',
      Object.fromEntries(Object.entries(messages).map(([field, texts]) => [nameInCall(field, fields), [...texts]])),
    ]),
  );
