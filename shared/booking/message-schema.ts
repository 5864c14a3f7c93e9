import * as z from 'zod/mini';
import { messageMax } from './message-rules.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(messageMax));
/** Made by the device, so that a message which is sent again is the same one. */
const requestId = z.uuid();

/** A booking, as its location's people and its traveller name it. */
export const messagesOfBookingSchema = z.object({ bookingId: z.uuid() });
export const writeMessageSchema = z.object({ requestId, bookingId: z.uuid(), text });

/** The link of a mail: an order, and the key that opens its messages and nothing else. */
export const messageLinkSchema = z.object({
  orderId: z.uuid(),
  key: z.string().check(z.minLength(1), z.maxLength(200)),
});
export const answerMessageSchema = z.extend(messageLinkSchema, { requestId, text });

export type WriteMessageInput = z.output<typeof writeMessageSchema>;
export type MessageLink = z.output<typeof messageLinkSchema>;
export type AnswerMessageInput = z.output<typeof answerMessageSchema>;

/** The messages of an order between its traveller and one location, the first one first. Instants in UTC. */
export const messagesAnswer = z.object({
  code: z.string(),
  location: z.object({ name: z.string(), zone: z.string() }),
  /** Whether more may be written. */
  isOpen: z.boolean(),
  messages: z.array(
    z.object({
      id: z.string(),
      writer: z.enum(['traveller', 'location']),
      /** First name of who wrote for the location; null for the traveller's. */
      name: z.nullable(z.string()),
      text: z.string(),
      sentAt: z.string(),
      /** When the other side first had it before its eyes. */
      readAt: z.nullable(z.string()),
    }),
  ),
});
