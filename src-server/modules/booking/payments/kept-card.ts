import { savedCardsOf } from '#server/modules/accounts/accounts.module.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';

type Asker = Pick<RequestContext, 'deps' | 'viewer'>;

/** Whether the asker is signed in as whom the order belongs to: others who may open it never see or use the cards. */
async function isOwner({ deps, viewer }: Asker, bookingId: string): Promise<boolean> {
  if (viewer.kind !== 'user') return false;
  const found = await deps.db.query('select 1 from bookings where id = $1 and user_id = $2', [
    bookingId,
    viewer.user.id,
  ]);
  return found.length > 0;
}

/** The card that the provider keeps for the asker of their own order; none where the provider cannot be asked. */
export async function findKeptCard(asker: Asker, bookingId: string) {
  if (asker.viewer.kind !== 'user' || !(await isOwner(asker, bookingId))) return null;
  const [card] = await savedCardsOf(asker.deps, asker.viewer.user.id).catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });
  return card ?? null;
}

/** Whether the card of this payment is to be kept: only for who is signed in and pays their own order. */
export const keepsCard = async (asker: Asker, bookingId: string, asked: boolean | undefined): Promise<boolean> =>
  asked !== false && (await isOwner(asker, bookingId));

/**
 * Asked before a kept card pays.
 * @throws AppError 404 for a card that is not the asker's, or an order that is not; 503 when the provider is away.
 */
export async function requireOwnCard(asker: Asker, bookingId: string, cardId: string | undefined): Promise<void> {
  if (cardId === undefined) return;
  if (asker.viewer.kind !== 'user' || !(await isOwner(asker, bookingId))) throw notFound();
  const own = await savedCardsOf(asker.deps, asker.viewer.user.id);
  if (!own.some(({ id }) => id === cardId)) throw notFound();
}
