import type { z } from 'zod/mini';
import {
  type BookingChoice,
  type OpeningItemChange,
  openingItemChangeSchema,
  type openingItemChangesSchema,
} from '#shared/partner/opening-schema.ts';
import type { Locale } from '#shared/messages/text.ts';
import { localDateOf } from '#shared/time/local-time.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Deps } from '#server/deps.ts';
import {
  itemNotFound,
  type ListingChange,
  lockOwnListing,
  openingItems,
} from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isId } from '#server/platform/ids.ts';
import { itemRefusal } from '#server/platform/trpc/item-refusal.ts';
import { parseInput } from '#server/platform/trpc/parse-input.ts';
import { bookingsAffected } from '../booking.errors.ts';
import { changedParts, type DatedPart, type ItemChange } from './changed-parts.ts';
import { applyOpening, findUnder } from './save-opening.ts';

type WhenMet = OpeningItemChange['whenMet'];

/**
 * Changes one thing of a location's opening, for machines, which decide about all bookings that it meets at once: they
 * are kept and notified, refunded in full, or nothing is saved. See docs/decisions/closed-door.md.
 * @returns the id of what was changed (none for the capacity), and the bookings that it met.
 * @throws AppError 404 for a foreign location or an unknown id, 409 with the bookings where they are not to be met, 422
 * where it cannot stand with the others, or they are too many; TRPCError for wrong fields.
 */
export function changeOpening(deps: Deps, ownerId: string, asked: OpeningItemChange) {
  return inTransaction(deps, async (em) => {
    const { listingId, whenMet } = asked;
    if (asked.part === 'capacity') {
      const met = await save(em, deps, ownerId, { listingId, maxCapacity: asked.maxCapacity }, whenMet);
      return { id: null, met };
    }
    const { ids, refused, parts } = await changedUnder(em, deps, ownerId, asked, new Map([[0, asked]]));
    if (refused.has(0)) throw refused.get(0);
    return { id: ids.get(0) ?? null, met: await save(em, deps, ownerId, { listingId, ...parts }, whenMet) };
  });
}

/**
 * Changes several things of one part of a location's opening in one transaction: the bookings are asked about once, by
 * what is there at the end. What cannot stand there is refused by its place, the rest is saved.
 * @returns the bookings that all of it met, and the refusals in the locale's words.
 * @throws AppError 404 for a foreign location, 409 with the bookings where they are not to be met: nothing is saved then.
 */
export function changeOpenings(
  deps: Deps,
  ownerId: string,
  { changes, ...ref }: z.output<typeof openingItemChangesSchema>,
  locale: Locale,
) {
  return inTransaction(deps, async (em) => {
    const [read, unread] = [new Map<number, ItemChange>(), new Map<number, unknown>()];
    for (const [at, change] of changes.entries()) {
      try {
        if (change.id !== undefined && !isId(change.id)) throw itemNotFound();
        read.set(at, parseInput(openingItemChangeSchema, { ...ref, ...change }) as ItemChange);
      } catch (error) {
        unread.set(at, error);
      }
    }
    const { ids, refused, parts } = await changedUnder(em, deps, ownerId, ref, read);
    const { listingId, whenMet } = ref;
    const met = ids.size === 0 ? [] : await save(em, deps, ownerId, { listingId, ...parts }, whenMet);
    return {
      met,
      refused: [...unread, ...refused].map(([at, error]) => ({ at, messages: itemRefusal(error, locale) })),
    };
  });
}

/** What changes of one part make of a location's opening. Locks the location. */
async function changedUnder(
  em: EntityManager,
  deps: Deps,
  ownerId: string,
  { listingId, part }: { readonly listingId: string; readonly part: DatedPart },
  changes: ReadonlyMap<number, ItemChange>,
) {
  const { rules } = await lockOwnListing(em, ownerId, listingId);
  const today = localDateOf(zoneOf(rules.zone), deps.clock.now());
  return changedParts({ before: await openingItems(em, listingId), rules, today }, part, changes);
}

/** Saves a change by the guard, with the one choice for all bookings that it meets. */
async function save(em: EntityManager, deps: Deps, ownerId: string, change: ListingChange, whenMet: WhenMet) {
  const { listing, affected, lostOffers } = await findUnder(em, deps, ownerId, change);
  if (whenMet === 'refuse' && affected.bookings.length > 0) throw bookingsAffected(affected);
  const choice = whenMet === 'refund' ? 'refund' : 'keep';
  const choices = affected.bookings.map((met): BookingChoice => ({ bookingId: met.id, choice }));
  const choiceOf = new Map(choices.map((each) => [each.bookingId, each]));
  await applyOpening(em, deps, ownerId, { change, listing, affected, lostOffers, choiceOf });
  return affected.bookings;
}
