import type { Instant } from '@js-joda/core';
import { plusMinutes } from '#shared/time/instants.ts';
import { linkedTo } from '#server/modules/handovers/handovers.module.ts';
import { newId } from '#server/platform/ids.ts';
import type { Random } from './random.ts';

interface KeptStay {
  readonly bookingId: string;
  readonly listingId: string;
  readonly bagsCount: number;
  readonly dropOffAt: Instant;
  readonly pickUpAt: Instant;
  /** Who was at the counter. */
  readonly user: { readonly id: string; readonly name: string };
}

/** When the bags of a stay that is over came and went: some minutes late, some minutes early. */
export function keptTimes({ dropOffAt, pickUpAt }: Pick<KeptStay, 'dropOffAt' | 'pickUpAt'>, random: Random) {
  const early = plusMinutes(pickUpAt, -random.between(2, 20));
  const inAt = plusMinutes(dropOffAt, random.between(0, 15));
  return { inAt, outAt: early.isAfter(inAt) ? early : pickUpAt };
}

const FIRST_TAG = 101;

/** The numbers of the bags' tags, which every location counts for itself. */
function tagsOf<Stay extends KeptStay>(stays: readonly Stay[]): ReadonlyMap<Stay, readonly string[]> {
  const next = new Map<string, number>();
  return new Map(
    stays.map((stay) => {
      const first = next.get(stay.listingId) ?? FIRST_TAG;
      next.set(stay.listingId, first + stay.bagsCount);
      return [stay, Array.from({ length: stay.bagsCount }, (_, bag) => String(first + bag).padStart(4, '0'))];
    }),
  );
}

/** The custody record of stays that are over: a chain for each location, in the order in which things happened. */
export function demoHandOvers(stays: readonly (KeptStay & { readonly inAt: Instant; readonly outAt: Instant })[]) {
  const events = stays
    .flatMap((stay) => [
      { stay, kind: 'in' as const, at: stay.inAt },
      { stay, kind: 'out' as const, at: stay.outAt },
    ])
    .toSorted((one, other) => one.at.compareTo(other.at));
  const lastOf = new Map<string, ReturnType<typeof linkedTo>>();
  const tags = tagsOf(stays);
  return events.map(({ stay, kind, at }) => {
    const row = linkedTo(lastOf.get(stay.listingId) ?? null, {
      listingId: stay.listingId,
      bookingId: stay.bookingId,
      kind,
      bagsCount: stay.bagsCount,
      happenedAt: at,
      deviceAt: null,
      userId: stay.user.id,
      userName: stay.user.name,
      note: null,
      tags: tags.get(stay) ?? null,
      photoId: null,
      photoHash: null,
      missingBags: null,
      found: kind === 'in' ? 'scanned' : 'listed',
      undoesId: null,
      requestId: newId(),
    });
    lastOf.set(stay.listingId, row);
    return {
      id: row.id,
      listing_id: row.listingId,
      sequence: row.sequence,
      booking_id: row.bookingId,
      kind,
      bags_count: row.bagsCount,
      happened_at: at.toString(),
      user_id: row.userId,
      user_name: row.userName,
      found: row.found,
      tags: JSON.stringify(row.tags),
      request_id: row.requestId,
      previous_hash: row.previousHash,
      hash: row.hash,
    };
  });
}
