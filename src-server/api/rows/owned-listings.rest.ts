import { z } from 'zod';
import { amenitiesFromRest, preferences, uploadPhoto } from '#server/modules/partner/partner.module.ts';
import { unauthenticated } from '#server/platform/errors/common.errors.ts';
import { inTransaction, joining } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { restRow, unchecked } from '#server/platform/rest/rest-row.ts';
import { idParams, optionalText, paginationToRest } from '#server/platform/rest/wire-schema.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { affectedBookings, hostingCaller, idOf, metToRest, partnerCaller, whenMetQuery } from './calls.ts';
import { bookedListing, hostedBookingToRest, ownedListing, ownedListingToRest } from './owned-listing.rest-schema.ts';

const tag = 'Locations';
const PATH = '/users/current-user/listings';
const IMAGE = 'listing[image]';

const given = z.object({
  name: optionalText,
  alternative_name: optionalText,
  address: optionalText,
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  postal_code: optionalText,
  gmaps_link: optionalText,
  emergency_phone: optionalText,
  notifications_email: optionalText,
  bookings_notifications_enabled: z.boolean().optional(),
  business_type_id: optionalText,
  storage_place_type: optionalText,
  max_capacity: z.int().min(1).max(50).optional(),
  additional_information: optionalText,
  preferences: preferences.partial().optional(),
});
type Given = z.output<typeof given>;

const fields = {
  phoneNumber: 'emergency_phone',
  mapsLink: 'gmaps_link',
  placeType: 'storage_place_type',
  imageIds: 'image',
  file: 'image',
};

const bookingsQuery = z.object({
  bookings_page: z.int().min(1).max(10_000).default(1),
  bookings_per_page: z.int().min(1).max(100).default(10),
  sort: z.enum(['customer_drop_off_date', 'customer_collection_date']).default('customer_drop_off_date'),
  direction: z.enum(['desc', 'asc']).default('desc'),
});
type BookingsQuery = z.output<typeof bookingsQuery>;

/** The photo that came with a call, kept for its partner. */
async function photoOf(ctx: RequestContext, bytes: Buffer | undefined): Promise<string | null> {
  if (bytes === undefined) return null;
  if (ctx.viewer.kind !== 'user') throw unauthenticated();
  return (await uploadPhoto({ ...ctx, user: ctx.viewer.user }, bytes)).imageId;
}

/** Where an address is, for clients that have no map, if the address service is set up and knows it. */
async function pinOf({ deps, locale }: RequestContext, { latitude, longitude, address }: Given) {
  if (latitude !== undefined || longitude !== undefined || !address) return { latitude, longitude };
  const found = await deps.placeFinder?.find({ text: address, language: locale }).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'an address by its text');
    return [];
  });
  const place = found?.find(({ kind }) => kind === 'address');
  return { latitude: place?.latitude, longitude: place?.longitude };
}

async function withBookings(ctx: RequestContext, listingId: string, asked: BookingsQuery) {
  const view = await partnerCaller(ctx).listing({ listingId });
  const by = asked.sort === 'customer_drop_off_date' ? 'dropOff' : 'pickUp';
  const { bookings, pagination } = await hostingCaller(ctx).bookingPage({
    listingId,
    sort: asked.direction === 'asc' ? `${by}Asc` : `${by}Desc`,
    page: asked.bookings_page,
    perPage: asked.bookings_per_page,
  });
  return {
    ...ownedListingToRest(ctx, view),
    bookings: bookings.map(hostedBookingToRest),
    bookings_pagination: paginationToRest(pagination),
  };
}

/** Changes what is given of a location; what waits to be approved goes on waiting. */
async function update(ctx: RequestContext, listingId: string, wanted: Given, imageId: string | null) {
  const now = await partnerCaller(ctx).listing({ listingId });
  const asked = now.pending?.changes;
  const moved = wanted.latitude === undefined && wanted.address !== undefined ? await pinOf(ctx, wanted) : wanted;
  return partnerCaller(ctx).updateListing(
    unchecked({
      listingId,
      name: wanted.name ?? asked?.name ?? now.legalName,
      alternativeName: wanted.alternative_name ?? asked?.alternativeName ?? now.alternativeName ?? '',
      address: wanted.address ?? asked?.address ?? now.address,
      latitude: moved.latitude ?? asked?.latitude ?? now.latitude,
      longitude: moved.longitude ?? asked?.longitude ?? now.longitude,
      phoneNumber: wanted.emergency_phone ?? now.phone ?? undefined,
      mapsLink: wanted.gmaps_link ?? now.mapsLink ?? '',
      additionalInformation: wanted.additional_information ?? now.additionalInformation ?? '',
      notificationsEmail: wanted.notifications_email ?? now.notificationsEmail ?? undefined,
      bookingsNotificationsEnabled: wanted.bookings_notifications_enabled ?? now.bookingsNotificationsEnabled,
      businessTypeId: wanted.business_type_id,
      placeType: wanted.storage_place_type,
      postalCode: wanted.postal_code,
      amenities: amenitiesFromRest(wanted.preferences, now.amenities),
      imageIds: imageId === null ? asked?.imageIds : [imageId, ...(asked?.imageIds ?? now.imageIds)],
    }),
  );
}

export const ownedListingRows = [
  restRow({
    method: 'GET',
    path: PATH,
    title: 'Your locations',
    summary: 'Your locations',
    tag,
    whose: 'partner',
    answer: z.object({ listings: z.array(ownedListing) }),
    handle: async (ctx) => ({
      listings: (await partnerCaller(ctx).listings()).map((view) => ownedListingToRest(ctx, view)),
    }),
  }),
  restRow({
    method: 'POST',
    path: PATH,
    title: 'Add a location',
    summary:
      'Add a location, with listing[image] of a multipart body its photo; its zone follows from latitude and longitude, which may be left out where an address service is set up',
    tag,
    whose: 'partner',
    body: z.object({ listing: given }),
    uploads: [IMAGE],
    fields,
    answer: ownedListing,
    status: 201,
    handle: async (ctx, { body: { listing }, files }) => {
      const imageId = await photoOf(ctx, files[IMAGE]);
      const phone = ctx.viewer.kind === 'user' ? (ctx.viewer.user.phoneNumber ?? undefined) : undefined;
      const { id } = await partnerCaller(ctx).createListing(
        unchecked({
          requestId: newId(),
          name: listing.name,
          alternativeName: listing.alternative_name ?? '',
          address: listing.address,
          ...(await pinOf(ctx, listing)),
          phoneNumber: listing.emergency_phone ?? phone,
          mapsLink: listing.gmaps_link ?? '',
          additionalInformation: listing.additional_information ?? '',
          notificationsEmail: listing.notifications_email,
          bookingsNotificationsEnabled: listing.bookings_notifications_enabled,
          businessTypeId: listing.business_type_id,
          placeType: listing.storage_place_type,
          postalCode: listing.postal_code,
          maxCapacity: listing.max_capacity ?? 1,
          amenities: amenitiesFromRest(listing.preferences),
          imageIds: imageId === null ? undefined : [imageId],
        }),
      );
      return ownedListingToRest(ctx, await partnerCaller(ctx).listing({ listingId: id }));
    },
  }),
  restRow({
    method: 'GET',
    path: `${PATH}/bookings`,
    title: 'Bookings of your locations',
    summary: 'Your locations, each with a page of its bookings',
    tag,
    whose: 'partner',
    query: bookingsQuery,
    answer: z.object({ listings: z.array(bookedListing) }),
    handle: async (ctx, { query }) => {
      const listings = [];
      for (const { id } of await partnerCaller(ctx).listings()) listings.push(await withBookings(ctx, id, query));
      return { listings };
    },
  }),
  restRow({
    method: 'GET',
    path: `${PATH}/:id`,
    title: 'One of your locations',
    summary: 'One of your locations, with a page of its bookings',
    tag,
    whose: 'partner',
    params: idParams,
    query: bookingsQuery,
    answer: bookedListing,
    handle: (ctx, { params, query }) => withBookings(ctx, idOf(params.id), query),
  }),
  restRow({
    method: 'PATCH',
    path: `${PATH}/:id`,
    title: 'Change a location',
    summary:
      "Change a location; once travellers have seen it, names, address and photos wait to be approved, and its status is 'waiting_for_approve'",
    tag,
    whose: 'partner',
    params: idParams,
    query: whenMetQuery,
    body: z.object({ listing: given.optional() }),
    uploads: [IMAGE],
    fields,
    answer: ownedListing.extend({ affected_bookings: affectedBookings }),
    handle: async (ctx, { params, query, body: { listing = {} }, files }) => {
      const listingId = idOf(params.id);
      const { maxCapacity } = await partnerCaller(ctx).listing({ listingId });
      const imageId = await photoOf(ctx, files[IMAGE]);
      const { max_capacity: wanted = maxCapacity } = listing;
      const met = await inTransaction(ctx.deps, async (em) => {
        const whole = { ...ctx, em, deps: joining(ctx.deps, em) };
        await update(whole, listingId, listing, imageId);
        if (wanted === maxCapacity) return [];
        const change = { part: 'capacity' as const, listingId, maxCapacity: wanted, whenMet: query.affected_bookings };
        return (await hostingCaller(whole).changeOpening(change)).met;
      });
      const view = await partnerCaller(ctx).listing({ listingId });
      return { ...ownedListingToRest(ctx, view), affected_bookings: await metToRest(ctx, listingId, met) };
    },
  }),
];
