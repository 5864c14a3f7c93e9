import type { ListingUpdate } from '#shared/partner/listing-schema.ts';
import type { RequestedChanges } from './listing.entity.ts';

/** The same as travellers see it now. */
export interface PublicValues {
  readonly name: string;
  readonly alternativeName: string | null;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly imageIds: readonly string[];
}

const requestedFields = ['name', 'alternativeName', 'address', 'imageIds'] as const;
export type RequestedField = (typeof requestedFields)[number];

/** About a centimetre, in degrees: less is no move of the pin. */
const SAME_SPOT = 1e-7;

type Wanted = Pick<ListingUpdate, 'name' | 'alternativeName' | 'address' | 'latitude' | 'longitude' | 'imageIds'>;

/** What of an update is checked first; nothing that is the same as before. */
export function requestedChanges(now: PublicValues, update: Wanted): RequestedChanges {
  const { name, alternativeName, address, latitude, longitude, imageIds } = update;
  const isThere = Math.abs(now.latitude - latitude) < SAME_SPOT && Math.abs(now.longitude - longitude) < SAME_SPOT;
  return {
    ...(name !== now.name && { name }),
    ...(alternativeName !== (now.alternativeName ?? '') && { alternativeName }),
    ...((address !== now.address || !isThere) && { address, latitude, longitude }),
    ...(imageIds !== undefined && imageIds.join() !== now.imageIds.join() && { imageIds }),
  };
}

/** Which of the fields they are about, in the order of the form. */
export const fieldsOf = (changes: RequestedChanges): readonly RequestedField[] =>
  requestedFields.filter((field) => changes[field] !== undefined);
