import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { SecondYesNote } from '../kit/second-yes-note.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { NotProven, useRiskyAct } from '../shell/prove-again.tsx';
import type { Booking } from './booking.ts';
import styles from './booking-panel.module.css';
import type { AsShown } from './use-as-shown.ts';

interface ProposalProps {
  readonly booking: Booking;
  readonly proposal: Extract<Booking['story'][number], { kind: 'proposal' }>;
  readonly shown: AsShown;
}

/** A refund that takes a large share back: the second administrator's yes or no. */
export function Proposal({ booking, proposal, shown }: ProposalProps) {
  const t = useTexts('adminBookings');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const agree = trpc.admin.bookings.agree.useMutation();
  const refuse = trpc.admin.bookings.refuse.useMutation();
  const asked = { bookingId: booking.id, proposalId: proposal.id, seen: shown.seen };
  const amount = formatMoney(proposal.amount, locale);
  const decide = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await shown.lookAgain();
    } catch (error) {
      if (error instanceof NotProven) return;
      toast.error(wireFailure(error, t('failed')).message);
      await utils.admin.bookings.invalidate();
    }
  };
  return (
    <PanelSection title={t('secondTitle')} isAct>
      <p>{t('secondText', { by: proposal.by, amount, share: formatMoney(proposal.share, locale) })}</p>
      <SecondYesNote about="refund" />
      <p className={styles.mails}>
        <Button
          size={40}
          busy={agree.isPending}
          disabled={shown.isChanged}
          onClick={() =>
            void decide(() =>
              risky({ act: t('agreeTo', { amount }), target: booking.code, amount }, () => agree.mutateAsync(asked)),
            )
          }
        >
          {t('agreeTo', { amount })}
        </Button>
        <Button
          variant="secondary"
          size={40}
          busy={refuse.isPending}
          disabled={shown.isChanged}
          onClick={() => void decide(() => refuse.mutateAsync(asked))}
        >
          {t('refuse')}
        </Button>
      </p>
    </PanelSection>
  );
}
