import { lazy } from 'react';
import type { Money } from '#shared/money/money.ts';
import { Late } from '#web/lib/late.tsx';
import type { CardSite, WalletRequest } from './card-form.ts';

const WalletButton = lazy(() =>
  import('./wallet-button.tsx').then(({ WalletButton: wallet }) => ({ default: wallet })),
);

export type WalletFirstProps = Omit<WalletRequest, 'amount'> & {
  readonly site: CardSite;
  /** What is to be paid; no wallet is offered for nothing, or while it is not known. */
  readonly amount: Money | null | undefined;
};

/** The browser's wallet above every other way to pay, where the provider takes wallets and the browser has one. */
export function WalletFirst({ site, amount, ...request }: WalletFirstProps) {
  if (site.stripePublishableKey === null || !amount || amount.minor <= 0) return null;
  return (
    <Late>
      <WalletButton publishableKey={site.stripePublishableKey} amount={amount} {...request} />
    </Late>
  );
}
