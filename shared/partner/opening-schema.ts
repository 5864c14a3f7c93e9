import * as z from 'zod/mini';
import { weekdays } from '../availability/opening-rules.ts';
import { locales } from '../messages/text.ts';
import { isDate } from '../time/local-time.ts';

const MAX_SLOTS_OF_WEEK = 70;
const MAX_DATES = 366;
/** How many things of each part of its opening a location has at most. */
export const mostItems = { weekly: MAX_SLOTS_OF_WEEK, special: MAX_DATES, closures: MAX_DATES } as const;
export const MAX_DISCOUNTS = 50;

const minute = z
  .int({ error: ({ input }) => (input === undefined ? 'required' : 'invalidFormat') })
  .check(z.gte(0), z.lte(1440));

/** A real date, `YYYY-MM-DD`. */
const dateSchema = z.string().check(z.refine(isDate, 'invalidFormat'));

export const slotSchema = z
  .object({ from: minute, to: minute })
  .check(z.refine(({ from, to }) => from < to, { error: 'openingAfterClosing', path: ['to'] }));

export const weeklySlotSchema = z
  .object({ day: z.enum(weekdays), from: minute, to: minute })
  .check(z.refine(({ from, to }) => from < to, { error: 'openingAfterClosing', path: ['to'] }));

export const specialDaySchema = z
  .object({
    date: dateSchema,
    closed: z.boolean(),
    /** Of an open one: whether its hours replace the day's own, or are added; left out it follows from them. */
    replaces: z.optional(z.boolean()),
    slots: z.array(slotSchema).check(z.maxLength(24)),
  })
  .check(z.refine(({ closed, slots }) => closed || slots.length > 0, { error: 'required', path: ['slots'] }));

export const closureSchema = z
  .object({ from: dateSchema, to: dateSchema })
  .check(z.refine(({ from, to }) => from <= to, { error: 'endBeforeStart', path: ['to'] }));

const overlaps = (slots: readonly { readonly from: number; readonly to: number }[]): boolean =>
  slots.some((one, index) => slots.slice(index + 1).some((other) => one.from < other.to && other.from < one.to));

/** What of a location's opening is to be new; a part that is left out stays as it is. Minutes of the local day. */
export const openingChangeSchema = z.object({
  listingId: z.uuid(),
  weekly: z.optional(
    z.array(weeklySlotSchema).check(
      z.maxLength(MAX_SLOTS_OF_WEEK),
      z.refine((slots) => weekdays.every((day) => !overlaps(slots.filter((slot) => slot.day === day))), 'overlapsSlot'),
    ),
  ),
  special: z.optional(
    z.array(specialDaySchema).check(
      z.maxLength(MAX_DATES),
      z.refine(
        (days) => new Set(days.map(({ date, closed }) => `${date} ${closed}`)).size === days.length,
        'dateExists',
      ),
      z.refine((days) => days.every(({ slots }) => !overlaps(slots)), 'overlapsSlot'),
    ),
  ),
  closures: z.optional(z.array(closureSchema).check(z.maxLength(MAX_DATES))),
  maxCapacity: z.optional(z.int().check(z.gte(1), z.lte(50))),
});

const choices = ['keep', 'move', 'refund', 'ask'] as const;
/** What becomes of a booking that meets a closed door; `ask` keeps it and asks for an earlier pick-up. */
export type Choice = (typeof choices)[number];

const choiceSchema = z.object({
  bookingId: z.uuid(),
  choice: z.enum(choices),
  /** The location that a moved booking is offered. */
  placeId: z.optional(z.uuid()),
});
export type BookingChoice = z.output<typeof choiceSchema>;

export const saveOpeningSchema = z.extend(openingChangeSchema, {
  requestId: z.uuid(),
  /** Of the list of affected bookings that the choices are about. */
  fingerprint: z.string().check(z.maxLength(100)),
  choices: z.array(choiceSchema).check(z.maxLength(1000)),
});

/** The messages that the choices would send, before anything is saved. */
export const openingMessagesSchema = z.extend(openingChangeSchema, {
  choices: z.array(choiceSchema).check(z.maxLength(50)),
});

/** What becomes of the bookings that one change of a machine meets: `refuse` saves nothing where there are any. */
const whenMet = z._default(z.enum(['keep', 'refund', 'refuse']), 'keep');

const ref = { listingId: z.uuid(), whenMet };
const unlessNew = z.optional(z.uuid());

/** A slot of a special day as it is changed: one that is there by its id, or a new one. */
const slotChangeSchema = z.object({
  id: unlessNew,
  from: z.optional(minute),
  to: z.optional(minute),
  isRemoved: z.optional(z.boolean()),
});

/**
 * One thing of a location's opening: without an id a new one, without an item one that goes, else what is given of it
 * takes the place of what was.
 */
export const openingItemChangeSchema = z.discriminatedUnion('part', [
  z.object({
    ...ref,
    part: z.literal('weekly'),
    id: unlessNew,
    item: z.nullable(z.partial(z.object({ day: z.enum(weekdays), from: minute, to: minute }))),
  }),
  z.object({
    ...ref,
    part: z.literal('special'),
    id: unlessNew,
    item: z.nullable(
      z.object({
        date: z.optional(dateSchema),
        closed: z.optional(z.boolean()),
        replaces: z.optional(z.boolean()),
        slots: z.optional(z.array(slotChangeSchema).check(z.maxLength(24))),
      }),
    ),
  }),
  z.object({
    ...ref,
    part: z.literal('closures'),
    id: unlessNew,
    item: z.nullable(z.partial(z.object({ from: dateSchema, to: dateSchema }))),
  }),
  z.object({ ...ref, part: z.literal('capacity'), maxCapacity: z.int().check(z.gte(1), z.lte(50)) }),
]);
export type OpeningItemChange = z.output<typeof openingItemChangeSchema>;

/** Several things of one part: each is read as `openingItemChangeSchema` does, and refused by itself. */
export const openingItemChangesSchema = z.object({
  ...ref,
  part: z.enum(['weekly', 'special', 'closures']),
  changes: z.array(z.object({ id: z.optional(z.string()), item: z.unknown() })).check(z.maxLength(300)),
});

export const listingIdSchema = z.object({ listingId: z.uuid() });

export const publicHolidaysSchema = z.extend(listingIdSchema, { locale: z.enum(locales) });

export const discountSchema = z.object({
  /** None for a new one. */
  id: z.optional(z.uuid()),
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100)),
  percentage: z.number().check(z.gt(0), z.lt(100)),
  appliedTo: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(1000)),
});

export const saveDiscountsSchema = z.object({
  listingId: z.uuid(),
  /** All that there shall be, in their order. */
  discounts: z.array(discountSchema).check(z.maxLength(MAX_DISCOUNTS)),
});

/** One discount: without an id a new one, without an item one that goes, else what is given takes the place of what was. */
export const discountChangeSchema = z.object({
  listingId: z.uuid(),
  id: unlessNew,
  item: z.nullable(z.partial(z.omit(discountSchema, { id: true }))),
});
