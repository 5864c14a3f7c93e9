import type { Money } from '#shared/money/money.ts';

/** A card as the payment provider knows it: never its number. */
export type GivenCard =
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'paymentMethod'; readonly id: string };

/** The card, or what is wrong with what was typed, in words; the first wrong field has been scrolled into view. */
export type CardAnswer =
  | { readonly ok: true; readonly card: GivenCard }
  | { readonly ok: false; readonly message: string };

/** What a loaded card form can be asked for. */
export interface CardForm {
  tokenize(): Promise<CardAnswer>;
  /** Shows all that is wrong with what was typed, and says the first of it; nothing is sent. `null`: nothing is. */
  check(): string | null;
  /** To the first field that is wrong, else the first that is empty. */
  focus(): void;
}

/** Which provider takes cards, as the site's settings tell. */
export interface CardSite {
  readonly payments: 'stripe' | 'sandbox';
  readonly stripePublishableKey: string | null;
}

/** A wallet's card, with the amount that it was asked for; `complete` tells the wallet how it went. */
export interface WalletCard {
  readonly card: GivenCard;
  /** Who pays, as far as the wallet says; its texts are empty where it was not asked. */
  readonly payer: { readonly email: string; readonly firstName: string; readonly lastName: string };
  complete(went: 'success' | 'fail'): void;
}

export interface WalletRequest {
  readonly amount: Money;
  readonly label: string;
  /** Country of the provider's account; CA where it is not known. */
  readonly country?: string | null | undefined;
  /** Whether the wallet is asked for the payer's name and address. */
  readonly asksPayer: boolean;
  /** Asked on the press; false keeps the wallet shut. */
  readonly mayOpen: () => boolean;
  readonly onCard: (card: WalletCard) => void;
}
