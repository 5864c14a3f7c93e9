import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { PanelSection } from '../kit/panel.tsx';
import type { Booking } from './booking.ts';
import styles from './booking-panel.module.css';
import type { AsShown } from './use-as-shown.ts';

const outcomeWords = { paid: 'askedPaid', notPaid: 'askedNotPaid', waits: 'askedWaits' } as const;

type AskProviderProps = { readonly booking: Booking; readonly shown: AsShown };

/** A booking that waits for its payment: no one confirms it by hand, the card provider's word settles it. */
export function AskProvider({ booking, shown }: AskProviderProps) {
  const t = useTexts('adminBookings');
  const toast = useToast();
  const ask = trpc.admin.bookings.askProvider.useMutation({
    onSuccess: async ({ outcome }) => {
      toast.info(t(outcomeWords[outcome]));
      await shown.lookAgain();
    },
    onError: (error) => toast.error(wireFailure(error, t('failed')).message),
  });
  return (
    <PanelSection title={t('waitsForPayment')} isAct>
      <p className={styles.soft}>{t('waitsForPaymentText')}</p>
      <Button
        variant="secondary"
        size={40}
        className={styles.ask}
        busy={ask.isPending}
        onClick={() => ask.mutate({ bookingId: booking.id })}
      >
        {t('askProvider')}
      </Button>
    </PanelSection>
  );
}
