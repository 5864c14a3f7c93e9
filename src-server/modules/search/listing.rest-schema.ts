import { z } from 'zod';
import { comingWeek } from '#shared/availability/coming-week.ts';
import type { Opening } from '#shared/availability/opening.ts';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { formatClock12 } from '#shared/time/wall-clock.ts';
import { preferences } from '#server/modules/partner/partner.module.ts';
import { amount } from '#server/platform/rest/wire-schema.ts';

const weekday = z.enum(weekdays);
const hours = { from_time: z.string(), to_time: z.string() };

const timeSlot = z.object({ day: weekday, ...hours }).meta({ id: 'TimeSlot' });

export const openHoursAnswer = z
  .array(z.object({ date: z.string(), day: weekday, ...hours }))
  .meta({ description: 'Open hours of the seven days from today on, special hours and closures counted' });

/** A listing in a list. */
export const listing = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    alternative_name: z.string().nullable(),
    address: z.string(),
    postal_code: z.string().nullable(),
    city_name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    gmaps_link: z.string().nullable(),
    storage_place_type: z.string(),
    business_type: z.string().nullable(),
    status: z.string(),
    images: z.array(z.object({ url: z.string() })),
    timezone: z.string(),
    currency: z.string(),
    price_per_hour: amount,
    max_price: amount,
    total_price: amount.meta({ description: 'The whole price of the stay' }),
    max_capacity: z.int(),
    places_left: z.int(),
    available: z.boolean(),
    unavailable_reason: z.string().nullable(),
    distance: z.number().nullable().meta({ description: 'Metres as the crow flies' }),
    walking_time: z.number().nullable().meta({ description: 'Minutes' }),
    walking_time_estimated: z.boolean().nullable(),
    average_rating: z.number().nullable(),
    reviews_count: z.int(),
    available_full_time: z.boolean(),
    time_slots: z.array(timeSlot),
    schedule: z.object({ available_full_time: z.boolean(), time_slots: z.array(timeSlot) }),
    special_hours: z.array(
      z.object({
        closure_date: z.string(),
        closed: z.boolean(),
        replaces: z.boolean().meta({ description: "Whether open hours replace the day's own, or are added" }),
        time_slots: z.array(z.object(hours)),
      }),
    ),
    closure_periods: z.array(z.object({ from_date: z.string(), to_date: z.string() })),
  })
  .meta({ id: 'Listing' });

/** One listing, with what a list leaves out. */
export const listingDetail = listing
  .extend({
    latest_reviews: z.array(
      z.object({ id: z.string(), author_name: z.string(), rating: z.int(), text: z.string(), created_at: z.string() }),
    ),
    additional_information: z.string().nullable(),
    preferences,
    discounts: z.array(z.object({ id: z.string(), name: z.string(), percentage: z.number(), applied_to: z.string() })),
    time_slots_with_special_hours: openHoursAnswer,
  })
  .meta({ id: 'ListingDetail' });

const markerFields = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  coords: z.object({ lat: z.number(), lng: z.number() }),
  available: z.boolean(),
  total_price: amount,
  currency: z.string(),
});

/** What of a marker is the same for every stay. */
export const fixedOfMarker = markerFields.omit({ available: true, total_price: true, currency: true });

/** What the stay changes of one. */
export const changingOfMarker = markerFields.pick({ available: true, total_price: true, currency: true });

export const marker = markerFields.meta({ id: 'Marker' });

/** A stretch of a day under the documented names. */
export const timesToRest = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  from_time: formatClock12(from),
  to_time: formatClock12(to),
});

/** Open hours of the seven days from a local date on, under the documented names. */
export const openHours = (opening: Opening, today: string): z.output<typeof openHoursAnswer> =>
  comingWeek(opening, today).flatMap(({ date, day, slots }) =>
    slots.map((slot) => ({ date, day, ...timesToRest(slot) })),
  );
