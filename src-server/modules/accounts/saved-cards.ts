import { AppError } from '#server/platform/errors/app-error.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';

type UserContext = RequestContext & { readonly user: SessionUser };

const away = () => new AppError({ status: 503, key: 'paymentServiceAway' });

/** The person's cards at the provider, newest first; none where nothing was ever kept. */
export async function listSavedCards(ctx: UserContext) {
  const { providerCustomerId } = await ctx.em.findOneOrFail(User, { id: ctx.user.id });
  if (providerCustomerId === null || providerCustomerId === undefined) return [];
  const cards = await ctx.deps.cards.listSavedCards(providerCustomerId);
  if (!cards.ok) throw away();
  return cards.value.map(({ id, brand, last4 }) => ({ id, brand, last4 }));
}

/** @throws AppError 404 for a card that is not the person's. */
export async function removeSavedCard(ctx: UserContext, cardId: string): Promise<void> {
  const own = await listSavedCards(ctx);
  if (!own.some(({ id }) => id === cardId)) throw notFound();
  const removed = await ctx.deps.cards.detachCard(cardId);
  if (!removed.ok) throw away();
}
