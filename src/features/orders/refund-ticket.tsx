import { CircleHelp, CreditCard, Landmark, type LucideIcon, Undo2, UserRound } from 'lucide-react';
import { Fragment } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip, type ChipTone } from '#web/ui/chip/chip.tsx';
import { CopyButton } from '#web/ui/code/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { RefundSteps } from './refund-steps.tsx';
import { RefundAmount, RefundStub } from './refund-stub.tsx';
import styles from './refund-ticket.module.css';
import { useDay } from './use-day.ts';
import { isToCome } from './is-to-come.ts';
import type { RefundProps } from './refund-props.ts';

type Refund = RefundProps['refund'];
/** Where the money is that goes back: three steps, what the bank finds it by, and the way on where a card did not take it. */
export function RefundTicket({ order, refund }: RefundProps) {
  const t = useTexts('refunds');
  const chip = chips[refund.step];
  return (
    <Ticket as="section" direction="auto" aria-label={t('yourRefund')}>
      <TicketPart>
        <PrintedBand height={44} className={styles.band} />
        <div className={styles.main}>
          <header className={styles.head}>
            <h2>{t('yourRefund')}</h2>
            <Chip tone={chip.tone} icon={chip.icon}>
              {t(chip.text)}
            </Chip>
          </header>
          <div className={styles.above}>
            <RefundAmount order={order} refund={refund} />
          </div>
          <RefundSteps order={order} refund={refund} />
          {isToCome(order) && (
            <p className={styles.stays}>{t(order.custody.inside > 0 ? 'staysInside' : 'staysBooked')}</p>
          )}
          <WhatNow order={order} refund={refund} />
        </div>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <PrintedBand height={44} from={816} className={styles.stubBand} />
        <RefundStub order={order} refund={refund} />
      </TicketStub>
    </Ticket>
  );
}

const chips = {
  requested: { tone: 'plain', icon: CreditCard, text: 'chipRequested' },
  sent: { tone: 'brand', icon: Landmark, text: 'chipSent' },
  arrived: { tone: 'brand', icon: CreditCard, text: 'chipArrived' },
  cameBack: { tone: 'danger', icon: Undo2, text: 'chipCameBack' },
  byHand: { tone: 'ticket', icon: UserRound, text: 'chipByHand' },
  disputed: { tone: 'plain', icon: Landmark, text: 'chipDisputed' },
} as const satisfies Record<Refund['step'], { tone: ChipTone; icon: LucideIcon; text: string }>;

const whyBack = { cardExpired: 'backExpired', cardLost: 'backLost', other: 'backOther' } as const;

/** What the traveller can do, or need not. */
function WhatNow({ order, refund }: RefundProps) {
  const t = useTexts('refunds');
  const { dayShort } = useDay(order.listing.zone);
  if (refund.step === 'cameBack') return <AnotherWay order={order} refund={refund} />;
  if (refund.step === 'byHand') return <Notice icon={UserRound}>{t('byHandText', { email: order.email })}</Notice>;
  if (refund.step === 'disputed') return <Notice icon={Landmark}>{t('disputedText')}</Notice>;
  if (refund.step === 'requested') return <Notice icon={CircleHelp}>{t('requestedText')}</Notice>;
  if (refund.step === 'arrived') return null;
  const { reference, by } = refund;
  if (reference === null) {
    return (
      <div className={styles.reference}>
        <Icon of={CircleHelp} size={18} />
        <p>{t('referenceLater')}</p>
      </div>
    );
  }
  const [before = '', after = ''] = t('notThere', { date: by === null ? '' : dayShort(by) }).split('{reference}');
  return (
    <div className={styles.reference}>
      <Icon of={CircleHelp} size={18} />
      <p>
        {before}
        {/* Lines break between references, never within one. */}
        {reference.split(', ').map((each) => (
          <Fragment key={each}>
            <strong>{each.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</strong>{' '}
          </Fragment>
        ))}
        {after}
      </p>
      <CopyButton text={reference} label={t('copyReference')} doneLabel={t('copied')} />
    </div>
  );
}

function AnotherWay({ order, refund }: RefundProps) {
  const t = useTexts('refunds');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const ask = trpc.booking.refundAnotherWay.useMutation({
    onSuccess: (found) => utils.booking.get.setData({ bookingId: order.id }, found),
    onError: (error) => {
      toast.error(error.message);
      void utils.booking.get.invalidate({ bookingId: order.id });
    },
  });
  return (
    <Notice
      tone="danger"
      title={t(whyBack[refund.failure ?? 'other'])}
      action={
        <Button
          busy={ask.isPending}
          busyLabel={common('pleaseWait')}
          onClick={() => ask.mutate({ bookingId: order.id })}
        >
          {t('anotherWay')}
        </Button>
      }
    >
      {t('anotherWayText')}
    </Notice>
  );
}
