import { Check, CreditCard, Landmark, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './refund-steps.module.css';
import type { RefundProps } from './refund-props.ts';
import { useDay } from './use-day.ts';
import { useReason } from './use-reason.ts';

type StepState = 'done' | 'failed' | 'next' | 'ahead';

type StepProps = {
  readonly state: StepState;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly when: string | null;
  readonly children?: ReactNode;
};

/** Requested, sent to the bank, on the card: what is done is filled, what comes next has a line, the date it is there by is the largest. */
export function RefundSteps({ order, refund }: RefundProps) {
  const t = useTexts('refunds');
  const { moment, day } = useDay(order.listing.zone);
  const { step, sentAt, by, arrivedAt, isByHand } = refund;
  const reason = useReason()(order.cancellationReason);
  const isBack = step === 'cameBack' || step === 'byHand';
  const wasSent = step === 'sent' || step === 'arrived';
  const card = order.cardLast4 === null ? t('onYourCard') : t('onCard', { last4: order.cardLast4 });
  return (
    <ol className={styles.steps}>
      <Step state="done" icon={Check} title={t('requested')} when={moment(refund.requestedAt)}>
        {refund.note ||
          reason ||
          (order.canceledAt !== null && t(order.canceledAt < order.dropOffAt ? 'beforeDropOff' : 'cancelled'))}
      </Step>
      <Step
        state={isBack ? 'failed' : wasSent || step === 'disputed' ? 'done' : 'next'}
        icon={isBack ? X : wasSent || step === 'disputed' ? Check : Landmark}
        title={t(isBack ? 'cameBack' : 'sent')}
        when={sentAt === null ? null : moment(sentAt)}
      >
        {step === 'requested' && t('sentSoon')}
      </Step>
      <Step
        state={step === 'arrived' ? 'done' : wasSent ? 'next' : 'ahead'}
        icon={step === 'arrived' ? Check : CreditCard}
        title={isByHand || isBack ? t('onAccount') : card}
        when={arrivedAt === null ? null : moment(arrivedAt)}
      >
        {step === 'sent' && by !== null && (
          <>
            <strong className={styles.by}>{t('by', { date: day(by) })}</strong>
            {t('bankDays')}
          </>
        )}
        {step === 'arrived' && t('arrivedText')}
      </Step>
    </ol>
  );
}

function Step({ state, icon, title, when, children }: StepProps) {
  return (
    <li className={cx(styles.step, styles[state])} aria-current={state === 'next' ? 'step' : undefined}>
      <span className={styles.disc}>
        <Icon of={icon} size={18} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {when !== null && <p>{when}</p>}
        {children && <div className={styles.soft}>{children}</div>}
      </div>
    </li>
  );
}
