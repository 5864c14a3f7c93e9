import { CreditCard } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Money } from '#shared/money/money.ts';
import type { CardSite, WalletCard } from '#web/lib/card-fields/card-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import payment from './payment.module.css';

const WalletButton = lazy(() =>
  import('#web/lib/card-fields/wallet-button.tsx').then(({ WalletButton: wallet }) => ({ default: wallet })),
);

export interface SavedMeans {
  /** The kept card that is used; null when another way of paying is chosen, or there is none. */
  readonly saved: { readonly id: string; readonly last4: string } | null;
  /** The newest kept card, used or not. */
  readonly offered: { readonly id: string; readonly last4: string } | null;
  use(saved: boolean): void;
}

/** The newest card that the provider keeps for somebody who is logged in. */
export function useMeans(isLoggedIn: boolean): SavedMeans {
  const cards = trpc.accounts.savedCards.useQuery(undefined, { enabled: isLoggedIn });
  const [other, setOther] = useState(false);
  const offered = cards.data?.[0] ?? null;
  return { saved: other ? null : offered, offered, use: (saved) => setOther(!saved) };
}

export type PaymentMeansProps = {
  readonly means: SavedMeans;
  readonly form: ReactNode;
  readonly site: CardSite;
  readonly total: Money | undefined;
  readonly label: string;
  readonly mayOpen: () => boolean;
  readonly onWallet: (wallet: WalletCard) => void;
};

/** The kept card, or the wallet and the card form. */
export function PaymentMeans({ means, form, site, total, label, mayOpen, onWallet }: PaymentMeansProps) {
  const t = useTexts('booking');
  const { saved, offered } = means;
  if (saved) {
    return (
      <div className={payment.saved}>
        <Icon of={CreditCard} size={22} />
        <p>
          <strong>{t('savedCard', { last4: saved.last4 })}</strong>
          <span>{t('savedCardText')}</span>
        </p>
        <Button variant="secondary" onClick={() => means.use(false)}>
          {t('anotherMethod')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {offered && (
        <Button variant="quiet" className={payment.back} onClick={() => means.use(true)}>
          <Icon of={CreditCard} />
          {t('useSavedCard', { last4: offered.last4 })}
        </Button>
      )}
      {site.stripePublishableKey !== null && total && (
        <Suspense fallback={null}>
          <WalletButton
            publishableKey={site.stripePublishableKey}
            amount={total}
            label={label}
            mayOpen={mayOpen}
            onCard={onWallet}
          />
        </Suspense>
      )}
      {form}
    </>
  );
}
