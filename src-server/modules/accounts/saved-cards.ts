import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import type { SavedCard } from '#server/platform/payments/card-provider.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { User } from './accounts.entity.ts';

type UserContext = RequestContext & { readonly user: SessionUser };

const away = () => new AppError({ status: 503, key: 'paymentServiceAway' });

async function cardsOf({ db, cards }: Pick<Deps, 'db' | 'cards'>, userId: string): Promise<readonly SavedCard[]> {
  const { providerCustomerId } = await db.fork().findOneOrFail(User, { id: userId });
  if (providerCustomerId === null || providerCustomerId === undefined) return [];
  const found = await cards.listSavedCards(providerCustomerId);
  if (!found.ok) throw away();
  return found.value;
}

/** Notes the end of the newest kept card's number, so that a signed-in user sees it without asking the provider. */
export async function rememberCard({ db }: Pick<Deps, 'db'>, userId: string, last4: string | null): Promise<void> {
  await db.query(
    'update users set payment_card_last4 = $2 where id = $1 and payment_card_last4 is distinct from $2::text',
    [userId, last4],
  );
}

const sameCard = (first: SavedCard, second: SavedCard): boolean =>
  first.id === second.id || (first.fingerprint !== null && first.fingerprint === second.fingerprint);

/**
 * A person's cards at the provider, newest first and each once; none where nothing was ever kept.
 * @throws AppError 503 when the provider cannot be asked.
 */
export async function savedCardsOf(deps: Pick<Deps, 'db' | 'cards'>, userId: string) {
  const all = await cardsOf(deps, userId);
  await rememberCard(deps, userId, all[0]?.last4 ?? null);
  return all
    .filter((card, place) => all.findIndex((other) => sameCard(other, card)) === place)
    .map(({ fingerprint: _fingerprint, ...card }) => card);
}

export const listSavedCards = (ctx: UserContext) => savedCardsOf(ctx.deps, ctx.user.id);

/** Takes a card back from the provider, also where it was kept twice. @throws AppError 404 for a card that is not the person's. */
export async function removeSavedCard(ctx: UserContext, cardId: string): Promise<void> {
  const own = await cardsOf(ctx.deps, ctx.user.id);
  const chosen = own.find(({ id }) => id === cardId);
  if (chosen === undefined) throw notFound();
  for (const { id } of own.filter((card) => sameCard(card, chosen))) {
    const removed = await ctx.deps.cards.detachCard(id);
    if (!removed.ok) throw away();
  }
  const left = own.find((card) => !sameCard(card, chosen));
  await rememberCard(ctx.deps, ctx.user.id, left?.last4 ?? null);
}
