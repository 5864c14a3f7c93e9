import type { FormEvent } from 'react';
import { KeepCard } from '#web/parts/card-fields/keep-card.tsx';
import { SavedCard, UseSavedCard } from '#web/parts/card-fields/saved-card.tsx';
import { CardFormLoading } from '#web/parts/card-fields/card-form-loading.tsx';
import { WalletFirst } from '#web/parts/card-fields/wallet-first.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import type { Order } from './order.ts';
import styles from './pay-dialog.module.css';
import { useAmount } from './use-amount.ts';
import { useOrderPayment } from './use-order-payment.ts';

export type PayDialogProps = {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The payment of an order that waits for it: what it costs as it was booked, and the wallet or card. */
export function PayDialog(props: PayDialogProps) {
  const t = useTexts('orders');
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('payTitle')} dismissible={false}>
      <PayForm {...props} key={String(props.open)} />
    </Dialog>
  );
}

function PayForm({ order, onClose }: PayDialogProps) {
  const t = useTexts('orders');
  const booking = useTexts('booking');
  const write = useAmount();
  const payment = useOrderPayment(order, onClose);
  const { site, saved, offered, keep, declined } = payment;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    payment.pay();
  };
  return (
    <form method="post" noValidate className={styles.form} inert={payment.busy} onSubmit={submit}>
      <p className={styles.total}>
        <span>{t('toPay')}</span>
        <strong>{write(order.total)}</strong>
      </p>
      {site.payments === 'sandbox' && <Notice tone="note">{booking('noRealMoney')}</Notice>}
      <WalletFirst
        site={site}
        amount={order.total}
        label={order.listing.name}
        asksPayer={false}
        mayOpen={() => !payment.busy}
        onCard={payment.onWallet}
      />
      {payment.isLoading ? (
        <CardFormLoading />
      ) : saved ? (
        <SavedCard last4={saved.last4} words={booking('savedCardText')} onOther={() => payment.paySaved(false)} />
      ) : (
        <>
          {offered && <UseSavedCard last4={offered.last4} onUse={() => payment.paySaved(true)} />}
          {payment.cardForm}
          {keep !== null && <KeepCard keep={keep} onChange={payment.setKeep} />}
        </>
      )}
      {declined && (
        <Notice tone="danger" title={declined.message} live>
          {booking(declined.isUnknown ? 'paymentUnknown' : 'declinedKept')}
        </Notice>
      )}
      <Button type="submit" size={52} full busy={payment.busy} busyLabel={t('pleaseWait')} disabled={payment.isLoading}>
        {booking('completeBooking')}
      </Button>
    </form>
  );
}
