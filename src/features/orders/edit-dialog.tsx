import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { LazyDatesDialog, preloadDatesDialog } from '#web/parts/stay/lazy-dates-dialog.tsx';
import { StayEnd } from '#web/parts/stay/stay-end.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Stepper } from '#web/ui/field/stepper.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { fromNow } from './change-input.ts';
import { ChangePrice } from './change-price.tsx';
import { ChangesTable } from './changes-table.tsx';
import { DifferencePayment } from './difference-payment.tsx';
import styles from './edit-dialog.module.css';
import type { Order } from './order.ts';
import { useOrderChange } from './use-order-change.ts';

export type EditDialogProps = {
  readonly order: Order;
  readonly open: boolean;
  /** The drop-off is moved to now already: bags are at the counter before their hour. */
  readonly beginsNow?: boolean;
  readonly onClose: () => void;
};

/** 'Update Your Order': new times and items with what they change, paid at once where they cost more. */
export function EditDialog(props: EditDialogProps) {
  const t = useTexts('orders');
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t('updateTitle')}
      width={560}
      fillPhone={false}
      className={styles.sheet}
      dismissible={false}
    >
      <EditForm {...props} key={`${props.order.id}${props.open}`} />
    </Dialog>
  );
}

function EditForm({ order, beginsNow = false, onClose }: EditDialogProps) {
  const t = useTexts('orders');
  const change = useOrderChange(order, () => (beginsNow ? fromNow(order, new Date()) : order), onClose);
  const [dates, setDates] = useState(false);
  const { zone } = order.listing.rules;
  const { wanted, preview } = change;
  return (
    <div className={styles.form}>
      {order.started && <Notice tone="note">{t('alreadyStarted')}</Notice>}
      <button
        type="button"
        className={styles.row}
        onClick={() => setDates(true)}
        onPointerEnter={preloadDatesDialog}
        onFocus={preloadDatesDialog}
      >
        <span className={styles.end}>
          <span className={styles.label}>{t('checkIn')}</span>
          <span className={styles.value}>
            <StayEnd iso={wanted.dropOffAt} zone={zone} />
          </span>
        </span>
        <span className={styles.end}>
          <span className={styles.label}>{t('checkOut')}</span>
          <span className={styles.value}>
            <StayEnd iso={wanted.pickUpAt} zone={zone} />
          </span>
        </span>
        <span className={styles.change}>
          <Icon of={Pencil} />
          <span className="sr-only">{t('changeDates')}</span>
        </span>
      </button>
      <div className={styles.row}>
        <span className={styles.items}>{t('numberOfItems')}</span>
        <Stepper
          value={wanted.bagsCount}
          onChange={(bagsCount) => change.want({ ...wanted, bagsCount })}
          disabled={order.started}
          label={t('numberOfItems')}
          lessLabel={t('less')}
          moreLabel={t('more')}
        />
      </div>
      {preview.problem !== null && (
        <Notice tone="danger" live>
          {preview.problem}
        </Notice>
      )}
      {preview.quote && <ChangesTable order={order} quote={preview.quote} stale={preview.stale} />}
      {!change.isChanged && <p className={styles.hint}>{t('nothingChanged')}</p>}
      {change.isChanged && !preview.quote && preview.problem === null && (
        <p className={styles.hint} role="status">
          {t('pricing')}
        </p>
      )}
      <DifferencePayment key={String(change.isPayingByForm)} change={change}>
        {(confirm) => (
          <Button
            size={52}
            full
            busy={change.busy}
            busyLabel={t('pleaseWait')}
            disabled={!change.mayConfirm}
            onClick={confirm}
          >
            {change.isPayingByForm && !change.isFormOpen ? t('proceedPayment') : t('confirmUpdate')}
          </Button>
        )}
      </DifferencePayment>
      <LazyDatesDialog
        open={dates}
        tab={order.started ? 'checkOut' : 'checkIn'}
        zone={zone}
        rules={order.listing.rules}
        listingName={order.listing.name}
        stay={{ dropOffAt: wanted.dropOffAt, pickUpAt: wanted.pickUpAt }}
        bagsCount={wanted.bagsCount}
        started={order.started}
        step={15}
        reversedText={t('laterThanPickUp')}
        price={(stay, bagsCount) => <ChangePrice order={order} wanted={{ ...stay, bagsCount }} />}
        onConfirm={({ stay, bagsCount }) => {
          change.want(order.started ? { ...wanted, pickUpAt: stay.pickUpAt } : { ...stay, bagsCount });
          setDates(false);
        }}
        onClose={() => setDates(false)}
      />
    </div>
  );
}
