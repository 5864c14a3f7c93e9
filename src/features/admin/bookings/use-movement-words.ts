import { useTexts } from '#web/lib/texts.ts';

/** The name of a movement of the ledger. */
export function useMovementWords(): (kind: string) => string {
  const t = useTexts('adminMoney');
  const words: Readonly<Record<string, string>> = {
    payment: t('payment'),
    refund: t('refund'),
    earning: t('earning'),
    claw_back: t('clawBack'),
    dispute: t('dispute'),
    dispute_won: t('disputeWon'),
    dispute_lost: t('disputeLost'),
    payout: t('payout'),
    payout_reversal: t('payoutBack'),
  };
  return (kind) => words[kind] ?? kind;
}
