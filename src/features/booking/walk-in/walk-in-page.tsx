import { useNavigate } from '@tanstack/react-router';
import { ScanLine, Umbrella } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { isNeverBookable } from '#shared/availability/verdict.ts';
import { fullName } from '#shared/contact/full-name.ts';
import { noteText } from '#shared/availability/verdict-texts.ts';
import { soonMinutes } from '#shared/availability/closes-soon.ts';
import { kindFor } from '#web/drawings/storefront/kinds.ts';
import { StorefrontWide } from '#web/drawings/storefront/storefront-wide.tsx';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Amount } from '#web/parts/price/amount.tsx';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { contactOf } from '../booking-shared.ts';
import type { ContactForm } from '../contact-fields.tsx';
import { type ContactProblems, isValidContact } from '../contact-rules.ts';
import { DuplicateDialog } from '../duplicate-dialog.tsx';
import { ObstacleNotice } from '../obstacle-notice.tsx';
import { PayCard, WalletOffer } from '../pay-card.tsx';
import { PayNotices } from '../pay-notices.tsx';
import { SummaryCard } from '../summary-card.tsx';
import { TermsConsent } from '../terms-consent.tsx';
import { useBooking } from '../use-booking.ts';
import { usePayStep } from '../use-pay-step.ts';
import { useWalkIn, type WalkIn } from './use-walk-in.ts';
import { WalkInTicket } from './walk-in-ticket.tsx';
import styles from './walk-in.module.css';

const formId = 'walk-in-form';

/** 'Now until …' at the counter of one location: the stay, the terms and paying on one screen. */
export function WalkInPage({ code }: { readonly code: string }) {
  const t = useTexts('walkIn');
  const words = useTexts('booking');
  const navigate = useNavigate();
  const { found, draft } = useWalkIn(code);
  const booking = useBooking(draft.chosen, null, undefined);
  const viewer = trpc.accounts.viewer.useQuery().data ?? null;
  const [problems, setProblems] = useState<ContactProblems>({});
  const contact = useRef<ContactForm>(null);
  const terms = useRef<HTMLDivElement>(null);
  const asksContact = viewer === null || !isValidContact(contactOf(viewer));
  const person = { viewer, guest: null, asksContact, problems, onProblems: setProblems, onSent: () => {} };
  const step = usePayStep({ ...person, part: 'contact', draft, booking }, { contact, terms: [terms] });
  const listing = booking.listing.data;
  if (listing === undefined) return null;
  const { chosen } = draft;
  const isOpen = found.pickUps.length > 0 && !isNeverBookable(listing.verdict.refusal?.reason);
  const takes = isOpen && listing.placesLeft > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void step.complete();
  };
  const button = (size: 48 | 52) => (
    <Button
      type="submit"
      form={formId}
      size={size}
      full
      busy={step.isBusy}
      busyLabel={words('pleaseWait')}
      disabled={!step.isReady}
    >
      {words('completeBooking')}
    </Button>
  );
  const stayWords = booking.quote.data && {
    bags: words('bags', { count: chosen.bagsCount }),
    hours: words('hours', { count: booking.quote.data.numberOfHours }),
  };
  const notices = (
    <>
      {isOpen && found.minutesLeft !== null && found.minutesLeft < soonMinutes && <ClosesSoon found={found} />}
      {step.hindrance !== null && (
        <ObstacleNotice
          kind={step.hindrance}
          listing={listing}
          chosen={chosen}
          onDates={() => void navigate({ to: '/map/$slug', params: { slug: found.slug } })}
        />
      )}
      <PayNotices step={{ ...step, hindrance: null }} draft={draft} booking={booking} onReview={() => {}} />
    </>
  );
  return (
    <div className={styles.page}>
      <Head found={found} listing={listing} />
      <div className={styles.stay}>
        <div className={styles.sticky} inert={step.isBusy}>
          <WalkInTicket found={found} draft={draft} booking={booking} listing={listing} notices={notices}>
            {takes && (
              <>
                <TermsConsent
                  ref={terms}
                  accepted={step.accepted}
                  missing={step.asksTerms && !step.accepted}
                  disabled={step.isBusy}
                  onChange={step.setAccepted}
                />
                <div className={styles.action}>{button(52)}</div>
              </>
            )}
          </WalkInTicket>
        </div>
      </div>
      {takes && (
        <form
          id={formId}
          method="post"
          noValidate
          className={styles.pay}
          data-busy={step.isBusy || undefined}
          inert={step.isBusy}
          onSubmit={submit}
        >
          <WalletOffer step={step} asksContact={asksContact} label={found.name} />
          {!asksContact && step.known && (
            <SummaryCard step="contact" name={words('contactTitle')} title={fullName(step.known)}>
              {step.known.email}
            </SummaryCard>
          )}
          <PayCard
            step={step}
            asksContact={asksContact}
            viewer={viewer}
            problems={problems}
            focus={null}
            contact={contact}
          />
          <button type="submit" hidden aria-hidden tabIndex={-1} />
          <p className="sr-only" role="status">
            {step.isReturning ? words('confirming') : ''}
          </p>
        </form>
      )}
      <ul className={styles.facts}>
        <li>
          <Icon of={Umbrella} size={20} />
          {t('insured')}
        </li>
        <li>
          <Icon of={ScanLine} size={20} />
          {t('order')}
        </li>
      </ul>
      <DuplicateDialog duplicate={step.duplicate} place={found.name} onBook={step.bookAnother} onClose={step.leaveIt} />
      {takes && (
        <StickyBar
          summary={
            <>
              <p className={styles.barAmount}>
                <Amount money={step.total} stale={booking.quote.stale} width={72} height={22} />
              </p>
              <p className={styles.soft}>{stayWords ? words('bagsAndHours', stayWords) : words('priceLoading')}</p>
            </>
          }
          action={button(48)}
        />
      )}
    </div>
  );
}

type HeadProps = {
  readonly found: WalkIn;
  readonly listing: NonNullable<ReturnType<typeof useBooking>['listing']['data']>;
};

/** The shop's front, its name, and until when its door is open. */
function Head({ found, listing }: HeadProps) {
  const t = useTexts('walkIn');
  const opening = useOpeningWords();
  const isOpen = found.pickUps.length > 0;
  const kind = listing.placeType === 'hotel' ? 'hotel' : kindFor(listing.businessType);
  return (
    <header className={styles.head}>
      <div className={styles.front}>
        <StorefrontWide kind={kind} name={found.name} />
      </div>
      <h1>{t('title')}</h1>
      <p className={styles.place}>
        <span>{found.name}</span>
        {isOpen && <HoursNote>{opening(noteText(listing.verdict.note, listing.verdict.strip.date))}</HoursNote>}
      </p>
    </header>
  );
}

function ClosesSoon({ found }: { readonly found: WalkIn }) {
  const t = useTexts('walkIn');
  const locale = useLocale();
  const { minutesLeft, pickUps, name, zone } = found;
  const closing = pickUps.at(-1) ?? found.stay.pickUpAt;
  return (
    <Notice tone="note" live title={t('closesSoon', { count: minutesLeft ?? 0 })}>
      {t('closesSoonText', { time: formatClock(closing, zone, locale), name })}
    </Notice>
  );
}
