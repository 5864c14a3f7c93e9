import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PayoutRow } from './payout-row.tsx';
import styles from './payouts.module.css';
import type { Payout } from './summary.ts';

type PayoutListProps = {
  readonly first: { readonly payouts: readonly Payout[]; readonly nextCursor: number | null };
  /** The one that the address unfolds. */
  readonly open: string | undefined;
};

/** Payouts, newest first, each unfolding to its orders; older ones on demand. */
export function PayoutList({ first, open }: PayoutListProps) {
  const t = useTexts('payouts');
  const partner = useTexts('partner');
  const utils = trpc.useUtils();
  const [older, setOlder] = useState<PayoutListProps['first'] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const payouts = [...first.payouts, ...(older?.payouts ?? [])];
  const cursor = older === null ? first.nextCursor : older.nextCursor;
  if (payouts.length === 0) return <EmptyState title={partner('noPayouts')}>{partner('noPayoutsText')}</EmptyState>;
  const more = async () => {
    if (cursor === null) return;
    setBusy(true);
    try {
      const next = await utils.payouts.older.fetch({ cursor });
      setOlder({ payouts: [...(older?.payouts ?? []), ...next.payouts], nextCursor: next.nextCursor });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" pad={0} className={styles.list}>
      <header className={styles.listHead}>
        <h2>{partner('allPayouts')}</h2>
        <p>{t('openOne')}</p>
      </header>
      <ul>
        {payouts.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} isOpen={payout.id === open} />
        ))}
      </ul>
      {cursor !== null && (
        <Button variant="quiet" className={styles.older} busy={isBusy} onClick={() => void more()}>
          {t('older')}
        </Button>
      )}
    </Card>
  );
}
