import { ArrowDownToLine, ArrowUpFromLine, Pencil, TicketX } from 'lucide-react';
import { useState } from 'react';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { FoundCode } from '../counter/ticket.ts';
import styles from './booking-drawer.module.css';
import type { HostedBooking } from './use-booking-words.ts';

type BookingActsProps = {
  readonly booking: HostedBooking;
  /** Goes to the counter with its ticket. */
  readonly onCounter: (looked: FoundCode) => void;
  readonly onCanceled: () => void;
};

/** What the location may do with a booking now: take its bags in, hand them back, correct their number, or cancel it. */
export function BookingActs({ booking, onCounter, onCanceled }: BookingActsProps) {
  const t = useTexts('partnerBookings');
  const { code, status, outAt } = booking;
  const { data: ticket } = trpc.custody.ticket.useQuery({ code }, { retry: false, staleTime: 0 });
  const [isCanceling, setCanceling] = useState(false);
  if (ticket === undefined) return null;
  const { inside } = ticket.custody;
  const isCancelable = inside === 0 && outAt === null && (status === 'confirmed' || status === 'started');
  const mayCheckIn = ticket.verdict === 'checkIn';
  if (!mayCheckIn && inside === 0 && !isCancelable) return null;
  return (
    <section className={styles.section} aria-label={t('acts')}>
      <div className={styles.acts}>
        {mayCheckIn && (
          <Button onClick={() => onCounter({ code, found: 'listed' })}>
            <Icon of={ArrowDownToLine} size={18} />
            {t('checkInNow')}
          </Button>
        )}
        {inside > 0 && (
          <Button
            variant={ticket.verdict === 'alreadyIn' ? 'secondary' : 'primary'}
            onClick={() => onCounter({ code, found: 'listed', wants: 'out' })}
          >
            <Icon of={ArrowUpFromLine} size={18} />
            {t('checkOutNow')}
          </Button>
        )}
        {inside > 0 && ticket.may.correct && (
          <Button variant="secondary" onClick={() => onCounter({ code, found: 'listed', wants: 'correct' })}>
            <Icon of={Pencil} size={18} />
            {t('correctNow')}
          </Button>
        )}
        {isCancelable && (
          <Button variant="danger" onClick={() => setCanceling(true)}>
            <Icon of={TicketX} size={18} />
            {t('cancelBooking')}
          </Button>
        )}
      </div>
      {isCanceling && <Cancel booking={booking} onClose={() => setCanceling(false)} onCanceled={onCanceled} />}
    </section>
  );
}

type CancelProps = {
  readonly booking: HostedBooking;
  readonly onClose: () => void;
  readonly onCanceled: () => void;
};

function Cancel({ booking: { id, travellerName }, onClose, onCanceled }: CancelProps) {
  const t = useTexts('partnerBookings');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [reason, setReason] = useState('');
  const [requestId] = useState(newId);
  const cancel = trpc.hosting.cancel.useMutation({
    onSuccess: async () => {
      toast.info(t('canceledNow'));
      onCanceled();
      await Promise.all([utils.hosting.invalidate(), utils.custody.invalidate()]);
    },
    onError: (error) => toast.error(wireFailure(error, t('cancelFailed')).message),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t('cancelTitle', { name: travellerName })}
      confirmLabel={t('cancelBooking')}
      cancelLabel={t('cancelKeep')}
      busy={cancel.isPending}
      busyLabel={common('pleaseWait')}
      onConfirm={() => cancel.mutate({ bookingId: id, reason: reason.trim(), requestId })}
      onCancel={onClose}
    >
      <p>{t('cancelText')}</p>
      <Field label={t('cancelReason')}>
        <Input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
