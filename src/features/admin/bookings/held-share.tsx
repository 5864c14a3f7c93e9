import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { useAct } from '../kit/use-act.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';
import type { Booking } from './booking.ts';

interface HeldShareProps {
  readonly booking: Booking;
  readonly share: NonNullable<Booking['heldShare']>;
}

const reasons = {
  person: 'ownPerson',
  card: 'ownCard',
  device: 'ownDevice',
  network: 'ownNetwork',
  early: 'endedEarly',
} as const;

/** The share of a stay by the location's own people, or of a long one at a discount that ended at once: finance gives it or keeps it. */
export function HeldShare({ booking, share: { reason, amount } }: HeldShareProps) {
  const t = useTexts('adminBookings');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const act = useAct(() => utils.admin.invalidate());
  const decide = trpc.admin.bookings.decideShare.useMutation();
  const mayDecide = useMayDo('finance');
  const words = formatMoney(amount, locale);
  const say = (outcome: 'given' | 'refused') => {
    const verb = t(outcome === 'given' ? 'giveShare' : 'keepHeldShare');
    void act(
      () =>
        risky({ act: verb, target: booking.code, amount: words }, () =>
          decide.mutateAsync({ bookingId: booking.id, outcome }),
        ),
      t(outcome === 'given' ? 'heldShareGiven' : 'heldShareKept'),
    );
  };
  return (
    <PanelSection title={t('shareWaits')} isAct>
      <p>
        {t('shareWaitsText', { amount: words })} {t(reasons[reason])}.
      </p>
      {mayDecide && (
        <>
          <Button size={44} busy={decide.isPending} onClick={() => say('given')}>
            {t('giveShare')}
          </Button>
          <Button variant="secondary" size={44} busy={decide.isPending} onClick={() => say('refused')}>
            {t('keepHeldShare')}
          </Button>
        </>
      )}
    </PanelSection>
  );
}
