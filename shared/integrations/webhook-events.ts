/** What a webhook receives, in the groups that can be chosen. */
export const webhookGroups = {
  bookings: ['booking.confirmed', 'booking.changed', 'booking.canceled'],
  counter: ['booking.checked_in', 'booking.checked_out'],
  payouts: ['payout.paid', 'payout.failed'],
  listings: ['listing.changed'],
} as const;

export type WebhookGroup = keyof typeof webhookGroups;

export const webhookGroupNames = Object.keys(webhookGroups) as [WebhookGroup, ...WebhookGroup[]];

export type WebhookEventType = (typeof webhookGroups)[WebhookGroup][number];

/** The group that an event is chosen by. */
export function groupOf(type: WebhookEventType): WebhookGroup {
  const found = webhookGroupNames.find((group) => (webhookGroups[group] as readonly string[]).includes(type));
  if (found === undefined) throw new Error(`${type} is in no group`);
  return found;
}
