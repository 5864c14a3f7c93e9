import { type ReactNode, useState } from 'react';
import { KeepCard } from '#web/parts/card-fields/keep-card.tsx';
import { SavedCard, UseSavedCard } from '#web/parts/card-fields/saved-card.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';

export interface SavedMeans {
  /** Kept cards are still asked for. */
  readonly isLoading: boolean;
  /** The kept card that is used; null when another way of paying is chosen, or there is none. */
  readonly saved: { readonly id: string; readonly last4: string } | null;
  /** The newest kept card, used or not. */
  readonly offered: { readonly id: string; readonly last4: string } | null;
  use(saved: boolean): void;
  /** Whether the card that is typed is kept for next time; null for guests, whose cards never are. */
  readonly keep: boolean | null;
  setKeep(keep: boolean): void;
}

/** The newest card that the provider keeps for a person who is logged in, and whether to keep another. */
export function useMeans(isLoggedIn: boolean): SavedMeans {
  const cards = trpc.accounts.savedCards.useQuery(undefined, { enabled: isLoggedIn });
  const [other, setOther] = useState(false);
  const [keep, setKeep] = useState(false);
  const offered = cards.data?.[0] ?? null;
  return {
    isLoading: cards.isLoading,
    saved: other ? null : offered,
    offered,
    use: (saved) => setOther(!saved),
    keep: isLoggedIn ? keep : null,
    setKeep,
  };
}

export type PaymentMeansProps = {
  readonly means: SavedMeans;
  readonly form: ReactNode;
};

/** The kept card, or the card form. */
export function PaymentMeans({ means, form }: PaymentMeansProps) {
  const t = useTexts('booking');
  const { saved, offered, keep } = means;
  if (means.isLoading) {
    return (
      <div role="status">
        <span className="sr-only">{t('loadingCards')}</span>
        <Skeleton height={74} radius={10} />
      </div>
    );
  }
  if (saved) return <SavedCard last4={saved.last4} words={t('savedCardText')} onOther={() => means.use(false)} />;
  return (
    <>
      {offered && <UseSavedCard last4={offered.last4} onUse={() => means.use(true)} />}
      {form}
      {keep !== null && <KeepCard keep={keep} onChange={means.setKeep} />}
    </>
  );
}
