import type { GivenCard } from './card-form.ts';

/** What a person pays with. */
export type Means =
  /** `keep`: whether the provider keeps it for next time; a wallet's card never is. */
  | (GivenCard & { readonly keep?: boolean })
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'none' };

/** The means as the server's calls take them. */
export function meansInput(means: Means) {
  if (means.kind === 'none') return {};
  if (means.kind === 'saved') return { savedCardId: means.id };
  const keepCard = means.keep === true;
  return means.kind === 'token' ? { cardToken: means.id, keepCard } : { paymentMethodId: means.id, keepCard };
}
