import type { CardSite } from './card-form.ts';

export interface WaitingPayment {
  readonly clientSecret: string;
  readonly intentId: string;
  /** Path of this site, with query, that the sandbox's bank page leads back to. */
  readonly returnTo: string;
}

export type Authentication =
  /** The bank has answered; the server is to confirm. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'failed'; readonly message: string | null }
  /** The page is being left for the bank's; `returnTo` goes on. */
  | { readonly kind: 'left' };

/** Lets the bank ask the payer (3-D Secure): through the provider's SDK, or on the sandbox's own page. */
export async function completeAuthentication(site: CardSite, payment: WaitingPayment): Promise<Authentication> {
  if (site.payments !== 'stripe' || site.stripePublishableKey === null) {
    const back = new URLSearchParams({ return_url: payment.returnTo });
    window.location.assign(`/sandbox/3ds/${encodeURIComponent(payment.intentId)}?${back}`);
    return { kind: 'left' };
  }
  const { stripeFor } = await import('./load-stripe.ts');
  const stripe = await stripeFor(site.stripePublishableKey);
  if (!stripe) return { kind: 'failed', message: null };
  const { error } = await stripe.handleNextAction({ clientSecret: payment.clientSecret });
  return error ? { kind: 'failed', message: error.message ?? null } : { kind: 'answered' };
}
