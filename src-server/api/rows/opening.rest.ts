import { z } from 'zod';
import { weekdays } from '#shared/availability/opening-rules.ts';
import type { openingItemChangeSchema } from '#shared/partner/opening-schema.ts';
import { dayOfDate, weekdayOfDay } from '#shared/time/local-time.ts';
import { formatClock12 } from '#shared/time/wall-clock.ts';
import { unchecked } from '#server/platform/rest/rest-row.ts';
import { optionalText } from '#server/platform/rest/wire-schema.ts';
import { hostingCaller, partnerCaller } from './calls.ts';
import { minuteOf } from './clock-text.ts';
import { type Items, itemRows } from './item-rows.ts';

type Change<Part> = Extract<z.input<typeof openingItemChangeSchema>, { readonly part: Part }>;
type DatedPart = 'weekly' | 'special' | 'closures';

/** How things of one part of an opening are changed, one or many. */
const changesOf = <Given>(
  part: DatedPart,
  itemOf: (given: Given) => Change<DatedPart>['item'] | object,
): Pick<Items<Given>, 'change' | 'changeAll'> => ({
  change: (ctx, { listingId, id, given, whenMet }) =>
    hostingCaller(ctx).changeOpening({
      part,
      listingId,
      id,
      whenMet,
      item: given && itemOf(given),
    } as Change<DatedPart>),
  changeAll: (ctx, { listingId, changes, whenMet }) =>
    hostingCaller(ctx).changeOpenings({
      part,
      listingId,
      whenMet,
      changes: changes.map(({ id, item }) => ({ id, item: item && itemOf(item) })),
    }),
});

const time = optionalText.meta({ description: 'Such as 06:30 PM; a whole day is 12:00 AM to 11:59 PM' });
const times = { from_time: z.string(), to_time: z.string() };

const hours = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  from_time: formatClock12(from),
  to_time: formatClock12(to),
});

const timeSlot = z.object({ id: z.string(), day: z.enum(weekdays), ...times }).meta({ id: 'OwnTimeSlot' });

const replaces = z.boolean().meta({
  description:
    "Of open hours: whether they replace the day's own (with its night past midnight), or are added. Left out, hours that lie wholly inside the day's opening replace it, others are added",
});

const specialHour = z
  .object({
    id: z.string(),
    closure_date: z.string(),
    closed: z.boolean(),
    replaces: replaces.optional(),
    time_slots: z.array(timeSlot),
  })
  .meta({ id: 'SpecialHour' });

const closurePeriod = z
  .object({ id: z.string(), listing_id: z.string(), from_date: z.string(), to_date: z.string() })
  .meta({ id: 'ClosurePeriod' });

const nestedSlot = z.object({
  id: optionalText,
  day: optionalText,
  from_time: time,
  to_time: time,
  _destroy: z.boolean().optional().meta({ description: 'Removes the slot of this id' }),
});

const timeSlotGiven = z.object({ day: optionalText, from_time: time, to_time: time });

export const timeSlotRows = itemRows({
  many: 'time_slots',
  one: 'time_slot',
  words: 'weekly hours',
  name: 'weekly hours',
  given: timeSlotGiven,
  answer: timeSlot,
  fields: { from: 'from_time', to: 'to_time' },
  list: async (ctx, listingId) => {
    const { weekly } = await partnerCaller(ctx).openingItems({ listingId });
    return weekly.map(({ id, day, ...slot }) => ({ id, day, ...hours(slot) }));
  },
  ...changesOf<z.output<typeof timeSlotGiven>>('weekly', ({ day, from_time, to_time }) => ({
    day,
    from: minuteOf(from_time, 'opening'),
    to: minuteOf(to_time, 'closing'),
  })),
});

const specialHourGiven = z.object({
  closure_date: optionalText,
  closed: z.boolean().optional(),
  replaces: replaces.optional(),
  time_slots_attributes: z.array(nestedSlot).optional(),
});

export const specialHourRows = itemRows({
  many: 'special_hours',
  one: 'special_hour',
  words: 'holiday hours',
  name: 'a holiday',
  given: specialHourGiven,
  answer: specialHour,
  fields: { date: 'closure_date', from: 'from_time', to: 'to_time', slots: 'time_slots_attributes' },
  list: async (ctx, listingId) => {
    const { special } = await partnerCaller(ctx).openingItems({ listingId });
    return special.map(({ id, date, closed, replaces: isInstead, slots }) => {
      const day = weekdays[weekdayOfDay(dayOfDate(date))] ?? 'monday';
      const time_slots = slots.map((slot) => ({ id: slot.id, day, ...hours(slot) }));
      return { id, closure_date: date, closed, ...(closed ? {} : { replaces: isInstead === true }), time_slots };
    });
  },
  ...changesOf<z.output<typeof specialHourGiven>>(
    'special',
    ({ closure_date, closed, replaces: isInstead, time_slots_attributes }) => ({
      date: closure_date,
      closed,
      replaces: isInstead,
      slots: time_slots_attributes?.map((slot) => ({
        id: slot.id,
        from: minuteOf(slot.from_time, 'opening'),
        to: minuteOf(slot.to_time, 'closing'),
        isRemoved: slot._destroy,
      })),
    }),
  ),
});

const closureGiven = z.object({ from_date: optionalText, to_date: optionalText });

export const closurePeriodRows = itemRows({
  many: 'closure_periods',
  one: 'closure_period',
  words: 'closure periods',
  name: 'a closure',
  given: closureGiven,
  answer: closurePeriod,
  fields: { from: 'from_date', to: 'to_date' },
  list: async (ctx, listingId) => {
    const { closures } = await partnerCaller(ctx).openingItems({ listingId });
    return closures.map(({ id, from, to }) => ({ id, listing_id: listingId, from_date: from, to_date: to }));
  },
  ...changesOf<z.output<typeof closureGiven>>('closures', ({ from_date, to_date }) => ({
    from: from_date,
    to: to_date,
  })),
});

const discount = z
  .object({ id: z.string(), name: z.string(), percentage: z.number(), applied_to: z.string() })
  .meta({ id: 'Discount' });

/** Forms send a percentage as it was typed. */
const percentageOf = (typed: string | number | undefined): number | undefined => {
  if (typeof typed !== 'string') return typed;
  return /^\d{1,3}(\.\d+)?$/.test(typed.trim()) ? Number(typed) : Number.NaN;
};

export const discountRows = itemRows({
  many: 'discounts',
  one: 'discount',
  words: 'discounts on your own products',
  name: 'a discount',
  given: z.object({
    name: optionalText,
    percentage: z.union([z.number(), z.string()]).optional(),
    applied_to: optionalText,
  }),
  answer: discount,
  fields: {},
  list: async (ctx, listingId) => {
    const { discounts } = await partnerCaller(ctx).listing({ listingId });
    return discounts.map(({ appliedTo, ...rest }) => ({ ...rest, applied_to: appliedTo }));
  },
  change: (ctx, { listingId, id, given }) =>
    partnerCaller(ctx).changeDiscount(
      unchecked({
        listingId,
        id,
        item: given && {
          name: given.name,
          percentage: percentageOf(given.percentage),
          appliedTo: given.applied_to,
        },
      }),
    ),
});
