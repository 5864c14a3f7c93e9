import * as z from 'zod/mini';

/** What a device can be notified of; each can be switched off. */
export const bookingKinds = ['bagsIn', 'soon', 'left', 'changes', 'messages', 'booking', 'door'] as const;
const pushKinds = [...bookingKinds, 'payout'] as const;
export type PushKind = (typeof pushKinds)[number];
/** What concerns a traveller's own stay, what the people at a counter, and besides that whose money it is. */
export const travellerKinds = ['bagsIn', 'soon', 'left', 'changes', 'messages', 'door'] as const;
export const counterKinds = ['booking', 'messages', 'door', 'left'] as const;
export const partnerKinds = [...counterKinds, 'payout'] as const;

/** Also by night: bags are inside, or someone stands before a shut door. */
export const nightKinds: ReadonlySet<PushKind> = new Set(['bagsIn', 'soon', 'left', 'door']);
const nightFrom = 22;
export const nightTo = 7;

/** Whether an hour of the location's clock is one in which only `nightKinds` are sent: from 10 PM to 7 AM. */
export const isNight = (hour: number): boolean => hour >= nightFrom || hour < nightTo;

const endpoint = z.url().check(z.maxLength(1000));
const key = z.string().check(z.regex(/^[\w-]{16,100}$/));

/** A browser's subscription, and the order whose traveller it is where no one is signed in. */
export const subscribePushSchema = z.object({
  endpoint,
  p256dh: key,
  auth: key,
  bookingId: z.optional(z.uuid()),
});

/** Known to its browser alone, the endpoint says whose device it is. */
export const pushDeviceSchema = z.object({ endpoint });

export const pushKindsSchema = z.object({ endpoint, off: z.array(z.enum(pushKinds)).check(z.maxLength(20)) });

export const pushKeyAnswer = z.object({ key: z.string() });
/** What of a device is switched off; `null` where it is not notified at all. */
export const pushDeviceAnswer = z.nullable(z.object({ off: z.array(z.enum(pushKinds)) }));
