import { useRef, useState } from 'react';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './cancel-dialog.module.css';
import type { OrderSummary, Order } from './order.ts';
import { useAmount } from './use-amount.ts';

export type CancelDialogProps = {
  readonly order: Pick<Order | OrderSummary, 'id' | 'status' | 'refundable' | 'disputed' | 'paymentChecking'>;
  readonly open: boolean;
  /** The list says 'Cancel booking?', the order's own page 'Cancel order?'. */
  readonly of?: 'order' | 'booking' | undefined;
  readonly onClose: () => void;
};

/**
 * Asks once more, with the amount that is given back; then the order reloads. A call without an answer is said here, and
 * the next press repeats it.
 */
export function CancelDialog({ order, open, of = 'order', onClose }: CancelDialogProps) {
  const t = useTexts('orders');
  const toast = useToast();
  const write = useAmount();
  const utils = trpc.useUtils();
  const [reason, setReason] = useState('');
  const requestId = useRef<string | null>(null);
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const cancel = trpc.booking.cancel.useMutation();

  const confirm = async () => {
    requestId.current ??= newId();
    const given = reason.trim();
    setUnanswered(null);
    try {
      await cancel.mutateAsync({
        requestId: requestId.current,
        bookingId: order.id,
        ...(given !== '' && { reason: given }),
      });
      requestId.current = null;
      onClose();
      await utils.booking.invalidate();
      toast.info(t('cancelled'), { key: 'cancelled' });
      // The button that asked is gone: what was given back stands at the top.
      if (of === 'order') scrollTo({ top: 0 });
      document.getElementById('content')?.focus({ preventScroll: true });
    } catch (error) {
      const said = (error instanceof Error && error.message) || t('somethingWentWrong');
      const { isUnanswered } = wireFailure(error, said);
      if (isUnanswered) setUnanswered(said);
      else {
        requestId.current = null;
        toast.error(said);
      }
      // The order may be another by now: changed or cancelled elsewhere.
      void utils.booking.invalidate();
    }
  };

  const change = (next: string) => {
    setReason(next);
    requestId.current = null;
  };
  const close = () => {
    setUnanswered(null);
    requestId.current = null;
    onClose();
  };

  const words =
    order.status === 'pending'
      ? t(order.paymentChecking ? 'cancelTextChecking' : 'cancelTextUnpaid')
      : order.refundable.minor > 0
        ? t('cancelText', { amount: write(order.refundable) })
        : t(order.disputed.minor > 0 ? 'cancelTextDisputed' : 'cancelTextNothing');
  return (
    <ConfirmDialog
      open={open}
      danger
      title={of === 'booking' ? t('cancelBookingTitle') : t('cancelTitle')}
      confirmLabel={of === 'booking' ? t('cancelBookingConfirm') : t('cancelConfirm')}
      cancelLabel={t('keepIt')}
      busy={cancel.isPending}
      busyLabel={t('pleaseWait')}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <div className={styles.body}>
        <p>{words}</p>
        <Field label={t('cancelReason')}>
          <Input value={reason} maxLength={200} onChange={(event) => change(event.target.value)} />
        </Field>
        {unanswered !== null && (
          <Notice tone="danger" live>
            {unanswered}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
