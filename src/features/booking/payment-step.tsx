import { Link, useNavigate } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useRef } from 'react';
import { Amount } from '#web/parts/price/amount.tsx';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import styles from './booking.module.css';
import { StaySummary } from './contact-step.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import payment from './payment.module.css';
import { PaymentMeans } from './payment-means.tsx';
import { PriceAside } from './price-aside.tsx';
import review from './review.module.css';
import { SummaryCard } from './summary-card.tsx';
import { TermsConsent } from './terms-consent.tsx';
import { type PaymentStepProps, usePaymentStep } from './use-payment-step.ts';

/** The last step: the whole price, a card, the terms. */
export function PaymentStep(props: PaymentStepProps) {
  const t = useTexts('booking');
  const locale = useLocale();
  const navigate = useNavigate();
  const terms = useRef<HTMLDivElement>(null);
  const step = usePaymentStep(props, terms);
  const { site, card, means, total, contact, hindrance, accepted, declined, repriced } = step;
  const { draft, booking } = props;
  const { chosen } = draft;
  const button = (size: 48 | 52) => (
    <Button
      size={size}
      full
      busy={step.isBusy}
      busyLabel={t('pleaseWait')}
      disabled={!step.isReady}
      onClick={() => void step.complete()}
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
          {declined !== null && hindrance === null && (
            <Notice tone="danger" title={declined.message}>
              {declined.isUnknown ? t('paymentUnknown') : t('declinedKept')}
            </Notice>
          )}
          {hindrance && booking.listing.data && chosen && (
            <ObstacleNotice
              kind={hindrance}
              listing={booking.listing.data}
              chosen={chosen}
              onDates={() => void navigate({ to: '/book/$step', params: { step: 'review' } })}
              onItems={() => void navigate({ to: '/book/$step', params: { step: 'review' } })}
            />
          )}
          {step.isFree ? (
            <p>{t('nothingToPay')}</p>
          ) : (
            <PaymentMeans
              means={means}
              form={card.element}
              site={site}
              total={total}
              label={chosen?.name ?? ''}
              mayOpen={step.mayPay}
              onWallet={(wallet) => void step.onWallet(wallet)}
            />
          )}
          <TermsConsent
            ref={terms}
            accepted={accepted}
            missing={step.asksTerms && !accepted}
            onChange={step.setAccepted}
          />
          <div className={payment.action}>{button(52)}</div>
          <p className="sr-only" role="status">
            {step.isReturning ? t('confirming') : ''}
          </p>
        </Card>
      </div>
      <div className={styles.ticket}>
        <div className={styles.sticky}>
          <PriceAside draft={draft} booking={booking} />
        </div>
      </div>
      <DuplicateDialog
        duplicate={step.duplicate}
        place={chosen?.name ?? ''}
        onBook={step.bookAnother}
        onClose={step.leaveIt}
      />
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
