import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import type { Stripe } from '@stripe/stripe-js';

let loading: Promise<Stripe | null> | null = null;

/** Stripe's script, once a page; `null` without a network, and the next call tries again. */
export async function stripeFor(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey).catch(() => null);
  const stripe = await loading;
  if (stripe === null) loading = null;
  return stripe;
}
