import { Link, useNavigate } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isZero } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import { Amount } from '#web/parts/price/amount.tsx';
import type { WalletCard } from '#web/lib/card-fields/card-form.ts';
import { useCard } from '#web/lib/card-fields/use-card.tsx';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { contactOf, obstacle, type StepProps } from './booking-shared.ts';
import styles from './booking.module.css';
import type { ContactData, ContactProblems } from './contact-rules.ts';
import { StaySummary } from './contact-step.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import payment from './payment.module.css';
import { PaymentMeans, useMeans } from './payment-means.tsx';
import { PriceAside } from './price-aside.tsx';
import review from './review.module.css';
import { SummaryCard } from './summary-card.tsx';
import { TermsConsent } from './terms-consent.tsx';
import { type Means, type Outcome, usePayment } from './use-payment.ts';
import { findWaiting } from './waiting-payment.ts';

export type PaymentStepProps = StepProps & {
  readonly guest: ContactData | null;
  readonly onContactProblems: (problems: ContactProblems) => void;
};

/** The last step: the whole price, a card, the terms. */
export function PaymentStep({ draft, booking, viewer, guest, onContactProblems }: PaymentStepProps) {
  const t = useTexts('booking');
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const utils = trpc.useUtils();
  const site = trpc.cms.site.useQuery().data ?? { payments: 'sandbox' as const, stripePublishableKey: null };
  const card = useCard(site);
  const means = useMeans(viewer !== null);
  const flow = usePayment(site);
  const [accepted, setAccepted] = useState(false);
  const [asksTerms, setAsksTerms] = useState(false);
  const [declined, setDeclined] = useState<string | null>(null);
  const [repriced, setRepriced] = useState<{ before: Money; after: Money } | null>(null);
  const terms = useRef<HTMLDivElement>(null);

  const { chosen, code } = draft;
  const quote = booking.quote.data;
  const total = quote?.totalWithDiscount;
  const contact = viewer ? contactOf(viewer) : guest;
  const hindrance = obstacle({ draft, booking });
  const isFree = total !== undefined && isZero(total);
  const isReady = chosen && total && contact && !booking.quote.stale && hindrance === null;

  const settle = async (outcome: Outcome | null): Promise<boolean> => {
    if (outcome?.kind === 'failed') {
      setDeclined(outcome.message);
      toast.error(outcome.message, { place: 'bottom', key: 'payment' });
      await utils.search.listing.invalidate();
    }
    if (outcome?.kind === 'repriced') {
      if (total && outcome.quote) setRepriced({ before: total, after: outcome.quote.totalWithDiscount });
      await utils.pricing.quote.invalidate();
    }
    if (outcome?.kind === 'contact') {
      onContactProblems(outcome.problems);
      await navigate({ to: '/book/$step', params: { step: 'contact' } });
    }
    return outcome?.kind === 'paid' || outcome?.kind === 'left';
  };

  const pay = (given: () => Promise<Means | null>) =>
    flow
      .run(async () => {
        const method = await given();
        if (!method || !chosen || !total) return { kind: 'failed', message: t('problemWithPayment') };
        setDeclined(null);
        setRepriced(null);
        return flow.book({ chosen, code, total, guest: viewer ? null : guest }, method);
      })
      .then(settle);

  const mayPay = (): boolean => {
    if (!isReady) return false;
    if (accepted) return true;
    setAsksTerms(true);
    terms.current?.scrollIntoView({ block: 'center' });
    terms.current?.querySelector('input')?.focus({ preventScroll: true });
    return false;
  };

  const complete = async () => {
    if (!mayPay()) return;
    if (isFree) return void pay(() => Promise.resolve({ kind: 'none' }));
    const { saved } = means;
    if (saved) return void pay(() => Promise.resolve({ kind: 'saved', id: saved.id }));
    const answer = await card.tokenize();
    if (answer.ok) return void pay(() => Promise.resolve(answer.card));
    toast.error(answer.message, { place: 'bottom', key: 'payment' });
  };

  const onWallet = async (wallet: WalletCard) => {
    const went = await pay(() => Promise.resolve(wallet.card));
    wallet.complete(went ? 'success' : 'fail');
  };

  const isReturning = useReturnFromBank(flow, settle, total ?? null);
  const isBusy = flow.busy || isReturning;
  const button = (size: 48 | 52) => (
    <Button
      size={size}
      full
      busy={isBusy}
      busyLabel={t('pleaseWait')}
      disabled={!isReady}
      onClick={() => void complete()}
    >
      {t('completeBooking')}
    </Button>
  );
  return (
    <div className={styles.columns}>
      <div className={styles.place}>
        <StaySummary draft={draft} />
        {contact && (
          <SummaryCard step="contact" title={t('summaryContact')}>
            {contact.firstName} {contact.lastName}, {contact.email}
          </SummaryCard>
        )}
        {!contact && (
          <Notice
            tone="note"
            action={
              <Link to="/book/$step" params={{ step: 'contact' }} className={buttonClass({ variant: 'secondary' })}>
                {t('toContact')}
              </Link>
            }
          >
            {t('giveContact')}
          </Notice>
        )}
        <Card as="section" pad={28} aria-labelledby="payment-title" className={payment.card}>
          <header className={payment.head}>
            <h2 id="payment-title">{t('paymentTitle')}</h2>
            <p className={payment.total}>
              <span>{t('totalPrice')}</span>
              <strong>
                <Amount money={total} stale={booking.quote.stale} width={84} height={24} />
              </strong>
            </p>
          </header>
          {site.payments === 'sandbox' && (
            <p className={payment.sandbox}>
              <FlaskConical aria-hidden size={18} strokeWidth={1.6} />
              {t('noRealMoney')}
            </p>
          )}
          {repriced && (
            <Notice tone="note" live title={t('priceChanged')}>
              {t('priceChangedText', {
                before: formatMoney(repriced.before, locale),
                after: formatMoney(repriced.after, locale),
              })}
            </Notice>
          )}
          {declined !== null && (
            <Notice tone="danger" title={declined}>
              {t('declinedKept')}
            </Notice>
          )}
          {hindrance && booking.listing.data && (
            <ObstacleNotice
              kind={hindrance}
              listing={booking.listing.data}
              onDates={() => void navigate({ to: '/book/$step', params: { step: 'review' } })}
              onItems={() => void navigate({ to: '/book/$step', params: { step: 'review' } })}
            />
          )}
          {isFree ? (
            <p>{t('nothingToPay')}</p>
          ) : (
            <PaymentMeans
              means={means}
              form={card.element}
              site={site}
              total={total}
              label={chosen?.name ?? ''}
              mayOpen={mayPay}
              onWallet={(wallet) => void onWallet(wallet)}
            />
          )}
          <TermsConsent
            ref={terms}
            accepted={accepted}
            missing={asksTerms && !accepted}
            onChange={(next) => setAccepted(next)}
          />
          <div className={payment.action}>{button(52)}</div>
          <p className="sr-only" role="status">
            {isReturning ? t('confirming') : ''}
          </p>
        </Card>
      </div>
      <div className={styles.ticket}>
        <div className={styles.sticky}>
          <PriceAside draft={draft} booking={booking} />
        </div>
      </div>
      <StickyBar
        summary={
          <p className={review.barAmount}>
            <Amount money={total} stale={booking.quote.stale} width={72} height={22} />
          </p>
        }
        action={button(48)}
      />
    </div>
  );
}

/** Goes on with a payment when the bank's page has led back here; once. */
function useReturnFromBank(
  flow: ReturnType<typeof usePayment>,
  settle: (outcome: Outcome | null) => Promise<boolean>,
  total: Money | null,
): boolean {
  const navigate = useNavigate();
  const [returning, setReturning] = useState(false);
  const isDone = useRef(false);
  useEffect(() => {
    const intent = new URLSearchParams(window.location.search).get('intent');
    if (isDone.current || intent === null) return;
    isDone.current = true;
    const goOn = async () => {
      setReturning(true);
      const waiting = findWaiting(intent);
      const outcome = waiting && (await flow.run(() => flow.goOn(waiting, total)));
      if (outcome?.kind !== 'paid') {
        await navigate({ to: '/book/$step', params: { step: 'payment' }, replace: true });
        await settle(outcome);
      }
      setReturning(false);
    };
    void goOn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes back
  }, []);
  return returning;
}
