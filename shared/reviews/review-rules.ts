/** For how long a stay can be reviewed after it was over, and a review changed after it was written, in days. */
const reviewWithinDays = 90;
const changeWithinDays = 30;

export const reviewMaxLength = 1000;

export const reviewsPageSize = 6;
export const reviewOrders = ['newest', 'best', 'worst'] as const;

/** Why a review or an answer is removed; the public reads the reasons with their counts. */
export const removalReasons = ['named_person', 'insult', 'advertising', 'not_this_stay', 'private_data'] as const;
export type RemovalReason = (typeof removalReasons)[number];

/** What the page of a stay's review is: a form, a review that may still be changed, or one sentence. */
export type ReviewState = 'open' | 'changeable' | 'fixed' | 'removed' | 'expired' | 'notCompleted' | 'canceled' | 'own';

const DAY = 86_400_000;

interface Stay {
  readonly isCompleted: boolean;
  readonly isCanceled: boolean;
  /** Milliseconds of the epoch, as all here. */
  readonly completedAt: number | null;
  readonly reviewedAt: number | null;
  readonly isRemoved: boolean;
  /** By the location's own people. */
  readonly isOwn?: boolean;
}

export function reviewState(
  { isCompleted, isCanceled, completedAt, reviewedAt, isRemoved, isOwn = false }: Stay,
  now: number,
): ReviewState {
  if (reviewedAt !== null) {
    if (isRemoved) return 'removed';
    return now < reviewedAt + changeWithinDays * DAY ? 'changeable' : 'fixed';
  }
  if (isCanceled) return 'canceled';
  if (isOwn) return 'own';
  if (!isCompleted) return 'notCompleted';
  return completedAt === null || now < completedAt + reviewWithinDays * DAY ? 'open' : 'expired';
}
