import * as z from 'zod/mini';

/** What a partner's own calendar shows of a booking: bags and times, first names besides, codes besides. */
const shownChoices = ['times', 'names', 'codes'] as const;
export type Shown = (typeof shownChoices)[number];

/** How reading a calendar failed. */
export type FeedFailure = 'refused' | 'notFound' | 'locked' | 'silent' | 'tooLarge' | 'packed' | 'unreadable';

export const MAX_CALENDARS = 10;

const name = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100));
/** Calendar programs hand out `webcal:` for the same thing. */
const address = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(2000)),
  z.transform((text) => text.replace(/^webcals?:/i, 'https:')),
);
const listingIds = z.array(z.uuid()).check(z.minLength(1, 'required'), z.maxLength(100));

export const showSchema = z.object({ shows: z.enum(shownChoices) });
export const addCalendarSchema = z.object({ name, address, listingIds });
export const calendarIdSchema = z.object({ calendarId: z.uuid() });
/** What is left out stays. */
export const changeCalendarSchema = z.extend(calendarIdSchema, {
  name: z.optional(name),
  address: z.optional(address),
  listingIds: z.optional(listingIds),
});
export const dismissSchema = z.object({ entryId: z.uuid(), isDismissed: z.boolean() });
