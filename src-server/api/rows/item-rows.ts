import { z } from 'zod';
import { itemNotFound } from '#server/modules/partner/partner.module.ts';
import {
  batchBody,
  type BatchChange,
  batchChanges,
  eachByItself,
  type Refused,
  rejected,
  toRejected,
} from '#server/platform/rest/batch.ts';
import { type RestRow, restRow } from '#server/platform/rest/rest-row.ts';
import { idParams } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { affectedBookings, idOf, type Met, metToRest, type WhenMet, whenMetQuery } from './calls.ts';

const tag = 'Locations';

interface Change<Given> {
  readonly listingId: string;
  /** None for a new one. */
  readonly id: string | undefined;
  /** `null` for one that goes. */
  readonly given: Given | null;
  readonly whenMet: WhenMet;
}

interface Changed {
  readonly id: string | null;
  /** The bookings that the change met, where it can meet any. */
  readonly met?: Met;
}

/** Things that a location has many of: how they are named, read and changed. */
export interface Items<Given, Answer extends { readonly id: string } = { readonly id: string }> {
  /** As in the path, such as `time_slots`. */
  readonly many: string;
  /** As in a body, such as `time_slot`. */
  readonly one: string;
  /** Such as `weekly hours`. */
  readonly words: string;
  /** One of them, such as `weekly hours` or `a discount`. */
  readonly name: string;
  readonly given: z.ZodType<Given>;
  readonly answer: z.ZodType<Answer>;
  /** The call's names of procedure fields in refusals. */
  readonly fields: Readonly<Record<string, string>>;
  readonly list: (ctx: RequestContext, listingId: string) => Promise<Answer[]>;
  readonly change: (ctx: RequestContext, change: Change<Given>) => Promise<Changed>;
  /** All of a batch at once, where it is judged by its end; else each is done by itself. */
  readonly changeAll?: (
    ctx: RequestContext,
    all: { readonly listingId: string; readonly changes: readonly BatchChange<Given>[]; readonly whenMet: WhenMet },
  ) => Promise<{ readonly refused: Refused; readonly met: Met }>;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const itemParams = z.object({ id: z.string(), itemId: z.string() });

/** The calls of such things: all of them, one at a time, and a batch. */
export function itemRows<Given, Answer extends { readonly id: string }>(
  items: Items<Given, Answer>,
): readonly RestRow[] {
  const { many, one, words, name, given, fields } = items;
  const path = `/users/current-user/listings/:id/${many}`;
  const single = z.object({ [one]: items.answer });
  const met = z.object({ affected_bookings: affectedBookings.optional() });
  const body = z.object({ [one]: given });

  const change = (
    ctx: RequestContext,
    listing: string,
    item: string | undefined,
    to: { readonly given: Given | null; readonly whenMet: WhenMet },
  ) => items.change(ctx, { listingId: idOf(listing), id: item === undefined ? undefined : idOf(item), ...to });

  const tell = async (ctx: RequestContext, listingId: string, changed: Changed) =>
    changed.met === undefined ? {} : { affected_bookings: await metToRest(ctx, listingId, changed.met) };

  async function show(ctx: RequestContext, listingId: string, changed: Changed) {
    const item = (await items.list(ctx, listingId)).find(({ id }) => id === changed.id);
    // Another person has removed it since.
    if (item === undefined) throw itemNotFound();
    return { [one]: item, ...(await tell(ctx, listingId, changed)) };
  }

  const write = { tag, whose: 'partner', fields } as const;
  const query = whenMetQuery;
  return [
    restRow({
      method: 'GET',
      path,
      title: capital(words),
      summary: `The ${words} of a location of yours`,
      tag,
      whose: 'partner',
      params: idParams,
      answer: z.object({ [many]: z.array(items.answer) }),
      handle: async (ctx, { params }) => ({ [many]: await items.list(ctx, idOf(params.id)) }),
    }),
    restRow({
      ...write,
      method: 'POST',
      path,
      title: `Add ${name}`,
      summary: `Add to the ${words}`,
      params: idParams,
      query,
      body,
      answer: single.and(met),
      status: 201,
      handle: async (ctx, input) => {
        const to = { given: input.body[one] ?? null, whenMet: input.query.affected_bookings };
        return show(ctx, input.params.id, await change(ctx, input.params.id, undefined, to));
      },
    }),
    restRow({
      ...write,
      method: 'POST',
      path: `${path}/batch`,
      title: `Change ${words} at once`,
      summary: `Add, change and remove ${words}: what is good is kept, what is refused is told by its item${items.changeAll === undefined ? '' : '; bookings are asked about once, by what is there at the end'}`,
      params: idParams,
      query,
      body: batchBody(given),
      answer: z.object({ [many]: z.array(items.answer) }).and(met.extend({ rejected })),
      handle: async (ctx, input) => {
        const listingId = idOf(input.params.id);
        const changes = batchChanges(input.body);
        const whenMet = input.query.affected_bookings;
        const done = await (items.changeAll?.(ctx, { listingId, changes, whenMet }) ??
          eachByItself(ctx, changes, ({ id, item }) => change(ctx, listingId, id, { given: item, whenMet })).then(
            (refused) => ({ id: null, refused }),
          ));
        return {
          [many]: await items.list(ctx, listingId),
          rejected: toRejected(changes, done.refused, fields),
          ...(await tell(ctx, listingId, { id: null, ...done })),
        };
      },
    }),
    restRow({
      ...write,
      method: 'PUT',
      path: `${path}/:itemId`,
      title: `Change ${name}`,
      summary: `Change one of the ${words}; what is left out stays`,
      params: itemParams,
      query,
      body,
      answer: single.and(met),
      handle: async (ctx, input) => {
        const { id, itemId } = input.params;
        const to = { given: input.body[one] ?? null, whenMet: input.query.affected_bookings };
        return show(ctx, id, await change(ctx, id, itemId, to));
      },
    }),
    restRow({
      ...write,
      method: 'DELETE',
      path: `${path}/:itemId`,
      title: `Remove ${name}`,
      summary: `Remove one of the ${words}`,
      params: itemParams,
      query,
      answer: met.extend({ success: z.literal(true) }),
      handle: async (ctx, input) => {
        const { id, itemId } = input.params;
        const to = { given: null, whenMet: input.query.affected_bookings };
        return { success: true as const, ...(await tell(ctx, id, await change(ctx, id, itemId, to))) };
      },
    }),
  ];
}
