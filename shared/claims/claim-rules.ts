/** What can have happened to a bag; `notMine`: the bags that were checked in are not the traveller's. */
export const claimKinds = ['missing', 'damaged', 'gone', 'wrong', 'notMine'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Why a claim is decided as it is. */
export const claimReasons = ['whileStored', 'notProven', 'beforeStored', 'foundAgain', 'goodwill'] as const;
export type ClaimReason = (typeof claimReasons)[number];

export const claimWordsMaxLength = 2000;
export const claimPhotosMax = 8;
/** The most that is asked for, in minor units of any currency. */
export const claimAskedMax = 100_000_000;
/** How often something is added to a claim at most. */
export const claimAdditionsMax = 10;
export const receiptNameMaxLength = 100;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Until when a problem can be reported, in milliseconds of the epoch: a day after check-out. */
export const claimableUntil = (checkedOutAt: number): number => checkedOutAt + 24 * HOUR;

/**
 * The problems that can be reported now. That the bags are not one's own from the first check-in on, all others once the
 * last bag was handed back; for a day from then. Instants in milliseconds of the epoch, null where it did not happen.
 */
export function claimableKinds(
  { checkedInAt, checkedOutAt }: { readonly checkedInAt: number | null; readonly checkedOutAt: number | null },
  now: number,
): readonly ClaimKind[] {
  if (checkedInAt === null) return [];
  if (checkedOutAt === null) return ['notMine'];
  return now < claimableUntil(checkedOutAt) ? claimKinds : [];
}

/** By when the location has answered, and by when it is decided. */
export const answerDueAt = (sentAt: number): number => sentAt + 2 * DAY;
export const decisionDueAt = (sentAt: number): number => sentAt + 9 * DAY;
/** Claims sent until then should be answered by now. */
export const answerDueOfSent = (now: number): number => now - 2 * DAY;

/** Up to here one administrator decides alone, in whole units of any currency. */
const ALONE_UP_TO = 100;

/** Whether giving so much waits for a second administrator's yes; in minor units of a currency with that many decimals. */
export const needsSecondYes = (minor: number, decimals: number): boolean => minor > ALONE_UP_TO * 10 ** decimals;

/** Sent, answered by the location, waiting for a second yes, decided. */
export type ClaimState = 'sent' | 'answered' | 'waits' | 'decided';

export function claimState(claim: {
  readonly answeredAt: unknown;
  readonly proposedBy: unknown;
  readonly decidedAt: unknown;
}): ClaimState {
  if (claim.decidedAt !== null) return 'decided';
  if (claim.proposedBy !== null) return 'waits';
  return claim.answeredAt === null ? 'sent' : 'answered';
}
