import type { Disagreement, RefusedHandOver } from '#web/lib/counter/kept-counter.ts';

/**
 * What there is to do about a hand-over that the server did not take: `bagsHere` without a booking that covers them,
 * `agreed` where another person had done it already, `asIs` where the server's word stands, also about one that was taken back too late.
 */
type DisagreementKind = 'bagsHere' | 'agreed' | 'asIs';

/** What the server knows instead. */
type Theirs =
  | 'canceled'
  | 'takenIn'
  | 'handedBack'
  | 'otherDay'
  | 'notPaid'
  | 'noRoom'
  | 'booked'
  | 'noneIn'
  | 'time'
  | 'stands'
  | 'said';

export interface DisagreementWords {
  readonly kind: DisagreementKind;
  readonly theirs: Theirs;
  /** When that was (ISO); null where it has no time. */
  readonly at: string | null;
  readonly count: number;
}

/** What the two sides say, and what can be done. */
export function disagreementOf({ kind }: Pick<RefusedHandOver, 'kind'>, theirs: Disagreement): DisagreementWords {
  const { reason, verdict, inAt = null, outAt = null } = theirs;
  const words = (of: DisagreementKind, what: Theirs, at: string | null = null, count = 0): DisagreementWords => ({
    kind: of,
    theirs: what,
    at,
    count,
  });
  if (reason === undefined) return words('asIs', theirs.isStanding ? 'stands' : 'said');
  if (reason === 'deviceTimeDoubted') return words('asIs', 'time');
  if (outAt !== null) return words(kind === 'out' ? 'agreed' : 'asIs', 'handedBack', outAt, theirs.outBags ?? 0);
  if (inAt !== null) return words(kind === 'in' ? 'agreed' : 'asIs', 'takenIn', inAt, theirs.inBags ?? 0);
  if (kind === 'out') return words('asIs', 'noneIn');
  if (verdict === 'canceled') return words('bagsHere', 'canceled', theirs.canceledAt ?? null);
  if (verdict === 'notPaid') return words('bagsHere', 'notPaid');
  if (reason === 'noRoomYet') return words('bagsHere', 'noRoom');
  if (reason === 'moreBagsThanBooked') return words('bagsHere', 'booked', null, theirs.bagsCount ?? 0);
  return words('bagsHere', 'otherDay');
}
