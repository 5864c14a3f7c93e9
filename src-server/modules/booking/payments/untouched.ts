import type { Intent } from '#server/platform/payments/card-provider.ts';

/** Whether no one has tried to pay by an intent yet, as far as the provider knows. */
export const isUntouched = ({ state, failureMessage }: Intent): boolean =>
  state === 'requires_confirmation' || (state === 'requires_payment_method' && failureMessage === null);
