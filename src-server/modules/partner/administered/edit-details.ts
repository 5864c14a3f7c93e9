import type { z } from 'zod/mini';
import type { addressForPartnerSchema, photosForPartnerSchema } from '#shared/admin/listings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { applyChanges } from '../apply-changes.ts';
import type { RequestedChanges } from '../listing.entity.ts';
import { requireOwnPhotos } from '../own-photos.ts';
import { ownListingNotFound } from '../partner.errors.ts';
import { listingChanged, listingMoved } from '../partner.events.ts';
import { sendEditedForYou } from '../partner-jobs.ts';
import { type PublicValues, requestedChanges } from '../requested-changes.ts';

interface LockedRow {
  readonly owner_id: string;
  readonly name: string;
  readonly alternative_name: string | null;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string;
  readonly was_published: boolean;
  readonly image_ids: readonly string[];
}

const LOCKED = `
  select owner_id, name, alternative_name, address, latitude, longitude, country, was_published,
    array(select i.file_id from listing_images i where i.listing_id = listings.id order by i.position) as image_ids
  from listings where id = $1 for update`;

interface Edit {
  readonly listingId: string;
  readonly part: 'address' | 'photos';
  /** Of what travellers see, what is new. */
  readonly asked: (now: PublicValues) => PublicValues;
  /** Told to the partner; none where a change is taken back. */
  readonly reason: string | null;
}

/** Makes a change public at once, since an administrator has looked at it, and tells the partner; nothing where it is so. */
const edit = (deps: Deps, { listingId, part, asked, reason }: Edit): Promise<void> =>
  inTransaction(deps, async (em) => {
    const [row] = await sqlRows<LockedRow>(em, LOCKED, [listingId]);
    if (row === undefined) throw ownListingNotFound();
    const now: PublicValues = { ...row, alternativeName: row.alternative_name, imageIds: row.image_ids };
    const wanted = asked(now);
    await requireOwnPhotos(em, row.owner_id, wanted.imageIds);
    const changes: RequestedChanges = requestedChanges(now, {
      ...wanted,
      alternativeName: wanted.alternativeName ?? '',
      imageIds: [...wanted.imageIds],
    });
    if (Object.keys(changes).length === 0) return;
    await applyChanges(em, deps, { id: listingId, country: row.country }, changes);
    const changeId = newId();
    await deps.events.publish(em, listingChanged, { listingId, changeId, what: 'approved' });
    if (row.was_published && changes.address !== undefined)
      await deps.events.publish(em, listingMoved, { listingId, changeId });
    await deps.jobs.enqueue(em, sendEditedForYou, { listingId, parts: [part], reason });
  });

type Unsaid<Input> = Omit<Input, 'reason'> & { readonly reason: string | null };

/**
 * Moves a location, or spells its address, for its partner; whoever has a booking there is told of a move.
 * @throws AppError 404 for no such location, 422 for a pin in another country or where nothing can be sold.
 */
export const setAddress = (
  deps: Deps,
  { listingId, reason, ...place }: Unsaid<z.output<typeof addressForPartnerSchema>>,
): Promise<void> => edit(deps, { listingId, part: 'address', reason, asked: (now) => ({ ...now, ...place }) });

/**
 * Puts a location's photos in order for its partner, some of them new or gone.
 * @throws AppError 404 for no such location, 422 for a file that is no photo of its partner's.
 */
export const setPhotos = (
  deps: Deps,
  { listingId, reason, imageIds }: Unsaid<z.output<typeof photosForPartnerSchema>>,
): Promise<void> => edit(deps, { listingId, part: 'photos', reason, asked: (now) => ({ ...now, imageIds }) });
