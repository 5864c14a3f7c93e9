import type { ShareChoice } from '#shared/booking/refund-plan.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { useAct } from '../kit/use-act.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';
import type { Booking } from './booking.ts';

interface MadeThereProps {
  readonly booking: Booking;
  readonly refund: Booking['madeThere'][number];
}

/** A refund that was made at the card provider without us: finance chooses what becomes of the partner's share. */
export function MadeThere({ booking, refund: { refundId, amount } }: MadeThereProps) {
  const t = useTexts('adminBookings');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const act = useAct(() => utils.admin.invalidate());
  const choose = trpc.admin.refunds.chooseShare.useMutation();
  const words = formatMoney(amount, locale);
  const mayChoose = useMayDo('finance');
  const say = (share: ShareChoice) => {
    const verb = share === 'kept' ? t('madeThereKeep') : t('madeThereTakeBack');
    void act(
      () => risky({ act: verb, target: booking.code, amount: words }, () => choose.mutateAsync({ refundId, share })),
      share === 'kept' ? t('madeThereKept') : t('madeThereTakenBack'),
    );
  };
  return (
    <PanelSection title={t('madeThereTitle', { amount: words })} isAct>
      <p>{booking.isEarned ? t('madeThereText') : t('madeThereToCome')}</p>
      {mayChoose && (
        <>
          <Button variant="secondary" size={44} busy={choose.isPending} onClick={() => say('kept')}>
            {t('madeThereKeep')}
          </Button>
          {booking.isEarned && (
            <Button size={44} busy={choose.isPending} onClick={() => say('takenBack')}>
              {t('madeThereTakeBack')}
            </Button>
          )}
          {choose.data?.outcome === 'waits' && <p>{t('madeThereWaits')}</p>}
        </>
      )}
    </PanelSection>
  );
}
