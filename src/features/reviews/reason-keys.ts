import type { RemovalReason } from '#shared/reviews/review-rules.ts';

/** What is wrong with a review or an answer, as whoever reports or removes it reads it. */
export const whyKeys = {
  named_person: 'why_named_person',
  insult: 'why_insult',
  advertising: 'why_advertising',
  not_this_stay: 'why_not_this_stay',
  private_data: 'why_private_data',
} as const satisfies Record<RemovalReason, string>;

/** Why reviews were removed, as the public reads it with their count. */
export const goneKeys = {
  named_person: 'gone_named_person',
  insult: 'gone_insult',
  advertising: 'gone_advertising',
  not_this_stay: 'gone_not_this_stay',
  private_data: 'gone_private_data',
} as const satisfies Record<RemovalReason, string>;
