import type { Instant } from '@js-joda/core';
import { plusMinutes } from '#shared/time/instants.ts';
import { linkedTo } from '#server/modules/custody/custody.module.ts';
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

/** The custody record of stays that are over: a chain for each location, in the order in which things happened. */
export function demoHandOvers(stays: readonly (KeptStay & { readonly inAt: Instant; readonly outAt: Instant })[]) {
  const events = stays
    .flatMap((stay) => [
      { stay, kind: 'in' as const, at: stay.inAt },
      { stay, kind: 'out' as const, at: stay.outAt },
    ])
    .toSorted((one, other) => one.at.compareTo(other.at));
  const lastOf = new Map<string, ReturnType<typeof linkedTo>>();
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
      tags: null,
      photoId: null,
      photoHash: null,
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
      request_id: row.requestId,
      previous_hash: row.previousHash,
      hash: row.hash,
    };
  });
}
