import type { CardSite } from './card-form.ts';
import { completeAuthentication, type WaitingPayment } from './complete-authentication.ts';

export type BankOutcome<Confirmed> =
  /** The page is being left for the bank's. */
  | { readonly kind: 'left' }
  | { readonly kind: 'confirmed'; readonly answer: Confirmed }
  /** The bank said no; `message` is what it said, `null` where it gave no words. */
  | { readonly kind: 'refused'; readonly message: string | null };

/**
 * Lets the payer's bank ask them and then the server confirm, for a booking as for a change. After a refusal the server
 * hears of it too, so that it ends the payment; should it know better, that it was paid after all, its word counts.
 * Throws what `confirm` throws after the bank's yes.
 */
export async function payThroughBank<Confirmed>(
  site: CardSite,
  payment: WaitingPayment,
  confirm: () => Promise<Confirmed>,
  ask: typeof completeAuthentication = completeAuthentication,
): Promise<BankOutcome<Confirmed>> {
  const bank = await ask(site, payment);
  if (bank.kind === 'left') return bank;
  if (bank.kind === 'answered') return { kind: 'confirmed', answer: await confirm() };
  const answer = await confirm().catch(() => null);
  return answer === null ? { kind: 'refused', message: bank.message } : { kind: 'confirmed', answer };
}
