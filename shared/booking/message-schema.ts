import * as z from 'zod/mini';
import { locales } from '../messages/text.ts';
import { messageMax } from './message-rules.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(messageMax));
/** Made by the device, so that a message which is sent again is the same one. */
const requestId = z.uuid();

/** A booking, as its location's people and its traveller name it. */
export const messagesOfBookingSchema = z.object({ bookingId: z.uuid() });
export const writeMessageSchema = z.object({ requestId, bookingId: z.uuid(), text });

/** One message of a booking, in the reader's language. */
export const translateMessageSchema = z.object({ bookingId: z.uuid(), messageId: z.uuid(), language: z.enum(locales) });
export const translatedMessageAnswer = z.object({ text: z.string() });
export type TranslateMessageInput = z.output<typeof translateMessageSchema>;

/** The link of a mail: an order, and the key that opens its messages and nothing else. */
export const messageLinkSchema = z.object({
  orderId: z.uuid(),
  key: z.string().check(z.minLength(1), z.maxLength(200)),
});
export const answerMessageSchema = z.extend(messageLinkSchema, { requestId, text });

export type WriteMessageInput = z.output<typeof writeMessageSchema>;
export type MessageLink = z.output<typeof messageLinkSchema>;
export type AnswerMessageInput = z.output<typeof answerMessageSchema>;

/** How many conversations a look at them brings. */
export const inboxPage = 20;

/** Whose conversations: of one location, or of all; `cursor` is how many were shown already. */
export const inboxSchema = z.object({
  listingId: z.optional(z.uuid()),
  cursor: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
});

const writer = z.enum(['traveller', 'location']);

/** Conversations of orders: first those that wait for the location's answer, the oldest first, then the others, the newest first. Instants in UTC. */
export const inboxAnswer = z.object({
  conversations: z.array(
    z.object({
      /** The version in force, and the code of its order. */
      bookingId: z.string(),
      code: z.string(),
      travellerName: z.string(),
      location: z.object({ id: z.string(), name: z.string(), zone: z.string() }),
      last: z.object({
        writer,
        /** First name of who wrote for the location; null for the traveller's. */
        name: z.nullable(z.string()),
        text: z.string(),
        sentAt: z.string(),
      }),
      /** Since when the traveller waits for an answer; null where none is owed. */
      waitsSince: z.nullable(z.string()),
      unread: z.number(),
      status: z.enum(['confirmed', 'completed', 'canceled']),
      bagsInside: z.number(),
      /** What the tags say of the bags that are inside; none where no numbers were written down. */
      tags: z.array(z.string()),
      dropOffAt: z.string(),
      pickUpAt: z.string(),
      /** When the last bag left. */
      outAt: z.nullable(z.string()),
    }),
  ),
  nextCursor: z.nullable(z.number()),
});
export type InboxInput = z.output<typeof inboxSchema>;

/** How many messages of travellers no one of the location has read. */
export const unreadAnswer = z.object({ unread: z.number() });

const movedTime = z.nullable(z.object({ from: z.string(), to: z.string() }));

/** What happened to the order between its messages: booked, moved to this location, changed, bags in and out, its end, and that administration read its messages. */
const talkEvent = z.object({
  id: z.string(),
  kind: z.enum(['booked', 'moved', 'changed', 'in', 'out', 'counted', 'ended', 'canceled', 'looked']),
  at: z.string(),
  /** How many are booked, came, left or are inside; null where the number did not change. */
  bags: z.nullable(z.number()),
  /** First name of who took or gave them, for the location's people only. */
  by: z.nullable(z.string()),
  dropOff: movedTime,
  pickUp: movedTime,
});
export type TalkEvent = z.output<typeof talkEvent>;

/** The messages of an order between its traveller and one location, the first one first. Instants in UTC. */
export const messagesAnswer = z.object({
  code: z.string(),
  location: z.object({ name: z.string(), zone: z.string() }),
  /** Whether more may be written. */
  isOpen: z.boolean(),
  /** Since when the traveller waits for an answer; null where none is owed. */
  waitsSince: z.nullable(z.string()),
  /** Whether a machine puts messages into the reader's language. */
  canTranslate: z.boolean(),
  messages: z.array(
    z.object({
      id: z.string(),
      writer,
      /** First name of who wrote for the location; null for the traveller's. */
      name: z.nullable(z.string()),
      text: z.string(),
      /** That of who wrote it; null where it is not known. */
      language: z.nullable(z.enum(locales)),
      sentAt: z.string(),
      /** When the other side first had it before its eyes. */
      readAt: z.nullable(z.string()),
    }),
  ),
  /** In the order of time; none by a mail's link, which opens the messages and nothing else. */
  events: z.array(talkEvent),
});
