import * as z from 'zod/mini';

/** All that a text message is sent for: what cannot wait until a mail is read. */
export const smsKinds = ['door', 'left', 'booking'] as const;
export type SmsKind = (typeof smsKinds)[number];

/** A booking that begins within so many minutes cannot wait. */
export const smsMinutes = 30;

/** Whose choice it is: the person's who is signed in, or the traveller's of an order. */
export const smsChoiceSchema = z.object({ bookingId: z.optional(z.uuid()) });
export const setSmsSchema = z.object({ bookingId: z.optional(z.uuid()), isOn: z.boolean() });

/** `null` where no text messages are sent; `number` is the end of the one that they go to, `null` where none reaches them. */
export const smsChoiceAnswer = z.nullable(z.object({ isOn: z.boolean(), number: z.nullable(z.string()) }));
