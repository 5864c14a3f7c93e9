import { Duration } from '@js-joda/core';
import { searchRouter } from '#server/modules/search/search.router.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import type { referenceOf } from './reference.ts';

type Reference = ReturnType<typeof referenceOf>;

const searchCaller = createCallerFactory(searchRouter);

/** Where and when the recorded examples look for room. */
const center = { latitude: 43.6453, longitude: -79.3806 };
const DAYS_AHEAD = 3;

/** A location of this site with room on a day to come; `null` where there is none near the examples. */
async function findOwn(ctx: RequestContext): Promise<{ readonly listingId: string; readonly day: string } | null> {
  const day = ctx.deps.clock.now().plus(Duration.ofDays(DAYS_AHEAD)).toString().slice(0, 10);
  const stay = { dropOffAt: `${day}T10:00-05:00`, pickUpAt: `${day}T18:00-05:00` };
  const { items } = await searchCaller(ctx).listings({ center, stay, bagsCount: 2, page: 1, perPage: 1 });
  const [first] = items;
  return first?.verdict.available === true ? { listingId: first.id, day } : null;
}

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
const DAY_OF_STAY = /\d{4}-\d{2}-\d{2}(?=T\d{2}:\d{2}[+-])/g;

/**
 * The reference with requests that work as they are copied: those that any caller may send name a location of this site and
 * times that are still to come.
 */
export async function withOwnSamples(ctx: RequestContext, reference: Reference): Promise<Reference> {
  const own = await findOwn(ctx);
  if (own === null) return reference;
  const ownDay = (text: string) => text.replace(DAY_OF_STAY, own.day);
  const ownListing = (text: string) => text.replace(/("listing_id": )"[^"]*"/, `$1"${own.listingId}"`);
  return {
    ...reference,
    groups: reference.groups.map((group) => ({
      ...group,
      calls: group.calls.map((call) => {
        if (call.access !== 'anyone') return call;
        const { address, query, body } = call.example;
        const example = {
          ...call.example,
          address: address.startsWith('/listings/') ? address.replace(UUID, own.listingId) : address,
          query: query.map(([name, value]) => [name, name === 'listing_id' ? own.listingId : ownDay(value)] as const),
          body: body === null ? null : ownListing(ownDay(body)),
        };
        return { ...call, example };
      }),
    })),
  };
}
