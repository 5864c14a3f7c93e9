import { useState } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { useAct } from '../kit/use-act.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';
import type { Booking } from './booking.ts';
import styles from './booking-panel.module.css';

interface SentByHandProps {
  readonly booking: Booking;
  readonly refund: Booking['byHand'][number];
}

/** A refund that the card did not take: finance sends it from the bank, and says so with the transfer's reference. */
export function SentByHand({ booking, refund: { refundId, amount } }: SentByHandProps) {
  const t = useTexts('adminBookings');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const act = useAct(() => utils.admin.invalidate());
  const sent = trpc.admin.refunds.sentByHand.useMutation();
  const [reference, setReference] = useState('');
  const words = formatMoney(amount, locale);
  const mayPay = useMayDo('finance');
  const say = () =>
    act(
      () =>
        risky({ act: t('byHandSent'), target: booking.traveller, amount: words }, () =>
          sent.mutateAsync({ refundId, reference: reference.trim() }),
        ),
      t('byHandDone', { amount: words }),
    );
  return (
    <PanelSection title={t('byHandTitle', { amount: words })} isAct>
      <p>{t('byHandText', { name: booking.traveller, email: booking.email })}</p>
      {mayPay ? (
        <form
          className={styles.byHand}
          onSubmit={(event) => {
            event.preventDefault();
            void say();
          }}
        >
          <Field label={t('byHandReference')}>
            <Input required maxLength={60} value={reference} onChange={({ target }) => setReference(target.value)} />
          </Field>
          <Button type="submit" size={44} busy={sent.isPending} disabled={reference.trim() === ''}>
            {t('byHandSent')}
          </Button>
        </form>
      ) : (
        <p className={styles.soft}>{t('byHandFinance')}</p>
      )}
    </PanelSection>
  );
}
