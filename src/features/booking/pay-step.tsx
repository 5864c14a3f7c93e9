import { fullName } from '#shared/contact/full-name.ts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useRef } from 'react';
import { formatOrderTime } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Amount } from '#web/parts/price/amount.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import styles from './booking.module.css';
import type { ContactForm } from './contact-fields.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { PayNotices } from './pay-notices.tsx';
import { PayCard, WalletOffer } from './pay-card.tsx';
import pay from './pay-step.module.css';
import { PriceAside } from './price-aside.tsx';
import review from './review.module.css';
import { StaySummary } from './stay-summary.tsx';
import { SummaryCard } from './summary-card.tsx';
import { TermsConsent } from './terms-consent.tsx';
import { type PayStepProps, usePayStep } from './use-pay-step.ts';

const formId = 'pay-form';

/** Contact details and payment as one screen: the wallet first, then who books and a card, the terms above the button. */
export function PayStep(props: PayStepProps) {
  const t = useTexts('booking');
  const locale = useLocale();
  const navigate = useNavigate();
  const contact = useRef<ContactForm>(null);
  const terms = useRef<HTMLDivElement>(null);
  const termsInBar = useRef<HTMLDivElement>(null);
  const step = usePayStep(props, { contact, terms: [terms, termsInBar] });
  const { total, known, accepted } = step;
  const { part, asksContact, draft, booking, viewer, problems } = props;
  const { chosen } = draft;
  const freeUntil =
    chosen == null
      ? t('freeUntilDropOff')
      : t('freeUntil', formatOrderTime(chosen.stay.dropOffAt, chosen.zone, locale));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void step.complete();
  };
  const consent = (ref: RefObject<HTMLDivElement | null>) => (
    <TermsConsent
      ref={ref}
      accepted={accepted}
      missing={step.asksTerms && !accepted}
      disabled={step.isBusy}
      onChange={step.setAccepted}
    />
  );
  const button = (size: 48 | 52) => (
    <Button
      type="submit"
      form={formId}
      size={size}
      full
      busy={step.isBusy}
      busyLabel={t('pleaseWait')}
      disabled={!step.isReady}
    >
      {t('completeBooking')}
    </Button>
  );
  return (
    <div className={styles.columns}>
      <form
        id={formId}
        method="post"
        noValidate
        className={styles.place}
        data-busy={step.isBusy || undefined}
        inert={step.isBusy}
        onSubmit={submit}
      >
        <StaySummary draft={draft} booking={booking} />
        {!asksContact && known && (
          <SummaryCard step="contact" name={t('contactTitle')} title={fullName(known)}>
            {known.email}
          </SummaryCard>
        )}
        <WalletOffer step={step} asksContact={asksContact} label={chosen?.name ?? ''} />
        <PayCard
          step={step}
          asksContact={asksContact}
          viewer={viewer}
          problems={problems}
          focus={part === 'payment' ? 'card' : 'contact'}
          contact={contact}
        />
        {/* Enter in a field completes the booking also where the buttons stand elsewhere. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
        <p className="sr-only" role="status">
          {step.isReturning ? t('confirming') : ''}
        </p>
      </form>
      <div className={cx(styles.ticket, pay.aside)}>
        <div className={styles.sticky}>
          <PriceAside
            draft={draft}
            booking={booking}
            notices={
              <PayNotices
                step={step}
                draft={draft}
                booking={booking}
                onReview={() => void navigate({ to: '/book/$step', params: { step: 'review' } })}
              />
            }
          >
            <div className={pay.onStub}>{consent(terms)}</div>
            <div className={pay.action}>
              {button(52)}
              <p className={review.note}>{freeUntil}</p>
            </div>
          </PriceAside>
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
          <>
            <p className={review.barAmount}>
              <Amount money={total} stale={booking.quote.stale} width={72} height={22} />
            </p>
            {total && <p className={review.barText}>{t('inCurrencyAll', { currency: total.currency })}</p>}
          </>
        }
        before={<div className={pay.inBar}>{consent(termsInBar)}</div>}
        action={button(48)}
        note={freeUntil}
      />
    </div>
  );
}
