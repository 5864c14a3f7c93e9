import type { z } from 'zod/mini';
import type { addressForPartnerSchema, photosForPartnerSchema } from '#shared/admin/listings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { applyChanges } from '../apply-changes.ts';
import type { RequestedChanges } from '../listing.entity.ts';
import { lockPublicValues } from '../lock-public-values.ts';
import { requireOwnPhotos } from '../own-photos.ts';
import { listingChanged, listingMoved } from '../partner.events.ts';
import { sendEditedForYou } from '../partner-jobs.ts';
import { type PublicValues, requestedChanges } from '../requested-changes.ts';

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
    const { ownerId, country, wasPublished, now } = await lockPublicValues(em, listingId);
    const wanted = asked(now);
    await requireOwnPhotos(em, ownerId, wanted.imageIds);
    const changes: RequestedChanges = requestedChanges(now, {
      ...wanted,
      alternativeName: wanted.alternativeName ?? '',
      imageIds: [...wanted.imageIds],
    });
    if (Object.keys(changes).length === 0) return;
    await applyChanges(em, deps, { id: listingId, country }, changes);
    const changeId = newId();
    await deps.events.publish(em, listingChanged, { listingId, changeId, what: 'approved' });
    if (wasPublished && changes.address !== undefined)
      await deps.events.publish(em, listingMoved, { listingId, changeId });
    await deps.jobs.enqueue(em, sendEditedForYou, { listingId, parts: [part], reason });
  });

type Unsaid<Input> = Omit<Input, 'reason'> & { readonly reason: string | null };

/**
 * Moves a location, or spells its address, for its partner; each traveller with a booking there is notified of a move.
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
