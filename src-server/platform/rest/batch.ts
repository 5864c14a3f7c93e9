import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { causeOf } from '#server/platform/trpc/trpc.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { inCallsNames } from './field-names.ts';

const MAX_ITEMS = 100;

const id = { id: z.string() };

/** A batch as clients send it: items that are there stand beside their ids, or, to remove them, by their ids alone. */
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

interface Work<Item> {
  /** The call's names of procedure fields in refusals. */
  readonly fields: Readonly<Record<string, string>>;
  /** Without an id a new item, without an item one that goes. */
  readonly change: (itemId: string | undefined, item: Item | null) => Promise<unknown>;
}

/**
 * Does each thing of a batch by itself: what goes first, so that what comes finds its place. What is good is kept, what
 * is refused is told by its item.
 */
export async function runBatch<Item>(
  { locale }: RequestContext,
  { toCreate = [], toUpdate = [], toDelete = [] }: Batch<Item>,
  { fields, change }: Work<Item>,
): Promise<z.output<typeof rejected>> {
  const failures: z.output<typeof rejected> = {};
  const attempt = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      const cause = inCallsNames(error instanceof TRPCError ? causeOf(error) : error, fields);
      const wire = toWireError(cause, locale);
      // What is wrong with who asks, or with us, is wrong with no item.
      if (wire.isBug || [401, 403, 429, 503].includes(wire.status)) throw error;
      const messages = wire.fields ?? { base: [wire.message] };
      failures[name] = Object.fromEntries(Object.entries(messages).map(([field, texts]) => [field, [...texts]]));
    }
  };
  for (const each of toDelete) {
    const itemId = typeof each === 'string' ? each : each.id;
    await attempt(itemId, () => change(itemId, null));
  }
  for (const item of toUpdate) await attempt(item.id, () => change(item.id, item));
  for (const [index, item] of toCreate.entries()) await attempt(`toCreate[${index}]`, () => change(undefined, item));
  return failures;
}
