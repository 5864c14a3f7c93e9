import * as z from 'zod/mini';
import { addressText, photoIds, pin } from '../partner/listing-schema.ts';
import { saveOpeningSchema } from '../partner/opening-schema.ts';
import { amountNames, byName } from '../pricing/tariff.ts';
import { listingStates, MAX_NOTE } from './lists.ts';

const listingId = z.uuid();

export const findListingsSchema = z.object({
  /** A part of a name, an address, or of the owner's name or address. */
  text: z.string().check(z.trim(), z.maxLength(120)),
  state: z.enum(listingStates),
  limit: z.int().check(z.gte(1), z.lte(200)),
});
export const listingIdSchema = z.object({ listingId });
export const stopListingSchema = z.object({
  listingId,
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
});

/** Why something of a location is changed for its partner, who reads it. */
const editReason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));
export const kindOfShopSchema = z.object({ listingId, businessTypeId: z.uuid(), reason: editReason });
export const addressForPartnerSchema = z.object({ listingId, address: addressText, ...pin, reason: editReason });
/** What was derived of where it stands: `region` is null where rates and taxes are the country's. */
export const surroundingsForPartnerSchema = z.object({
  listingId,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  region: z.nullable(z.string().check(z.regex(/^[A-Z0-9]{1,3}$/))),
  timeZone: z.string().check(z.maxLength(60)),
  reason: editReason,
});
export const photosForPartnerSchema = z.object({ listingId, imageIds: photoIds, reason: editReason });
export const saveOpeningForPartnerSchema = z.extend(saveOpeningSchema, { reason: editReason });

/** What an administrator notes of it for the others. */
export const listingNoteSchema = z.object({
  listingId,
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NOTE)),
});

/** Takes a note off, or puts it back. */
export const removeListingNoteSchema = z.object({ noteId: z.uuid(), removed: z.boolean() });

/** Minor units of the place's currency; `null` takes its region's. */
const amount = z.nullable(z.int().check(z.gte(0), z.lte(1_000_000_000)));
export const listingRatesSchema = z.object({
  listingId,
  ...byName(amountNames, () => amount),
});
