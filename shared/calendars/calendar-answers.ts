import * as z from 'zod/mini';

const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('days'),
    from: z.string(),
    to: z.string(),
  }),
  z.object({
    kind: z.literal('hours'),
    from: z.string(),
    to: z.string(),
  }),
]);

const day = z.object({
  /** `YYYY-MM-DD` */
  date: z.string(),
  from: z.number(),
  to: z.number(),
});

const suggestion = z.object({
  id: z.string(),
  title: z.string(),
  calendarName: z.string(),
  entry,
  state: z.enum(['closed', 'suggested', 'short', 'dismissed']),
  places: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      zone: z.string(),
      state: z.enum(['closed', 'suggested', 'short']),
      /** The first and the last of its local dates that an entry covers, and the dates of today and after only. */
      from: z.string(),
      to: z.string(),
      /** Parts of days that would be closed by hours; none where whole days would. */
      hours: z.array(day),
      /** The bookings that would meet the closed door. */
      met: z.array(
        z.object({
          code: z.string(),
          end: z.enum(['dropOff', 'pickUp']),
          at: z.string(),
        }),
      ),
      isClosedByPeriod: z.boolean(),
    }),
  ),
});

/** The calendars of a partner, and what they say about the locations. */
/** An entry that could not be read, as its file writes it: title, local date `YYYY-MM-DD` and rule; empty where it has none. */
const unreadEntry = z.object({ title: z.string(), date: z.string(), rule: z.string() });
export type UnreadEntry = z.output<typeof unreadEntry>;

export const calendarsAnswer = z.object({
  shows: z.enum(['times', 'names', 'codes']),
  locations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      address: z.string(),
      readAt: z.nullable(z.string()),
      reader: z.nullable(z.enum(['google', 'other', 'outlook', 'apple', 'thunderbird'])),
      closures: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
        }),
      ),
      closedDates: z.array(z.string()),
    }),
  ),
  calendars: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      host: z.string(),
      listingIds: z.array(z.string()),
      readAt: z.nullable(z.string()),
      entriesAhead: z.number(),
      /** Entries of it that could not be read. */
      passedOver: z.int(),
      unread: z.array(unreadEntry),
      /** Since when nothing could be read, once that is a day. */
      failing: z.nullable(
        z.object({
          since: z.string(),
          failure: z.enum(['silent', 'refused', 'notFound', 'locked', 'tooLarge', 'packed', 'unreadable']),
        }),
      ),
    }),
  ),
  suggested: z.array(suggestion),
  closed: z.array(suggestion),
  leftOut: z.array(suggestion),
  shortCount: z.int(),
  dismissedCount: z.int(),
  /** IANA zone that times are shown in. */
  zone: z.string(),
});
