import type { RemovalReason } from '#shared/reviews/review-rules.ts';

/** What is wrong with a review or an answer, as the person who reports or removes it reads it: keys of the area 'reviews'. */
export const whyKeys = {
  named_person: 'whyNamedPerson',
  insult: 'whyInsult',
  advertising: 'whyAdvertising',
  not_this_stay: 'whyNotThisStay',
  private_data: 'whyPrivateData',
} as const satisfies Record<RemovalReason, string>;

/** Why reviews were removed, as the public reads it with their count. */
export const goneKeys = {
  named_person: 'goneNamedPerson',
  insult: 'goneInsult',
  advertising: 'goneAdvertising',
  not_this_stay: 'goneNotThisStay',
  private_data: 'gonePrivateData',
} as const satisfies Record<RemovalReason, string>;
