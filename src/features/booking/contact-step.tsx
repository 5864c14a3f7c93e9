import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Amount } from '#web/parts/price/amount.tsx';
import { formatStayEnd } from '#web/lib/format/time.ts';
import { useIsAlive } from '#web/lib/map/use-is-alive.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { forgetKeptPages } from '#web/lib/session/forget-person.ts';
import { useEndSession } from '#web/lib/session/use-end-session.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { contactOf, type StepProps } from './booking-shared.ts';
import styles from './booking.module.css';
import { ContactForm, contactFormId } from './contact-form.tsx';
import contact from './contact.module.css';
import { type ContactData, type ContactProblems, isSameContact, problemsFrom } from './contact-rules.ts';
import { getTypedGuest, keepTypedGuest } from './guest-data.ts';
import { LoginLink } from './login-link.tsx';
import { PriceAside } from './price-aside.tsx';
import review from './review.module.css';
import { SummaryCard } from './summary-card.tsx';

export type ContactStepProps = StepProps & {
  /** What the server said about these details when the booking was tried. */
  readonly problems: ContactProblems;
  readonly onGuest: (data: ContactData) => void;
};

const empty: ContactData = { email: '', firstName: '', lastName: '', phoneNumber: '' };

/** The second step: who books. Someone logged in changes their profile here. */
export function ContactStep({ draft, booking, viewer, problems, onGuest }: ContactStepProps) {
  const t = useTexts('booking');
  const navigate = useNavigate();
  const toast = useToast();
  const utils = trpc.useUtils();
  const update = trpc.accounts.updateProfile.useMutation();
  const [refused, setRefused] = useState<ContactProblems>({});
  const [busy, setBusy] = useState(false);

  const submit = async (data: ContactData) => {
    setBusy(true);
    setRefused({});
    try {
      if (viewer === null) onGuest(data);
      else if (!isSameContact(data, contactOf(viewer))) {
        await update.mutateAsync(data);
        await utils.accounts.viewer.invalidate();
      }
      await navigate({ to: '/book/$step', params: { step: 'payment' } });
    } catch (error) {
      const wire = error as { message?: string; data?: { fields?: Record<string, string[]> | null } | null };
      const found = problemsFrom(wire.data?.fields);
      if (found) setRefused(found);
      else toast.error(wire.message ?? t('somethingWentWrong'));
    } finally {
      setBusy(false);
    }
  };

  // Only the browser knows what a guest typed before.
  const isAlive = useIsAlive();
  const typed = isAlive ? getTypedGuest() : null;
  const start = viewer === null ? (typed ?? empty) : contactOf(viewer);
  return (
    <div className={styles.columns}>
      <div className={styles.place}>
        <StaySummary draft={draft} />
        <Card as="section" pad={28} className={contact.card} aria-labelledby="contact-title">
          <header className={contact.head}>
            <h2 id="contact-title">{t('contactTitle')}</h2>
            {viewer === null && <p>{t('contactLead')}</p>}
          </header>
          {viewer === null ? <LoginOffer /> : <LoggedIn email={viewer.email} />}
          <ContactForm
            key={viewer === null ? `guest ${isAlive}` : viewer.id + viewer.email}
            start={start}
            isGuest={viewer === null}
            problems={{ ...problems, ...refused }}
            busy={busy}
            onBusy={setBusy}
            onType={viewer === null ? keepTypedGuest : undefined}
            onSubmit={(data) => void submit(data)}
          />
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
            <Amount money={booking.quote.data?.totalWithDiscount} stale={booking.quote.stale} width={72} height={22} />
          </p>
        }
        action={
          <Button type="submit" form={contactFormId} size={48} busy={busy} busyLabel={t('pleaseWait')}>
            {t('continue')}
          </Button>
        }
        note={t('notChargedYet')}
      />
    </div>
  );
}

/** The chosen stay as a summary card that leads back to the review. */
export function StaySummary({ draft: { chosen } }: Pick<StepProps, 'draft'>) {
  const t = useTexts('booking');
  const locale = useLocale();
  if (!chosen) return null;
  const { stay, zone, bagsCount } = chosen;
  // In one piece each: the line breaks between them.
  const end = (iso: string) => formatStayEnd(iso, zone, locale).replaceAll(' ', '\u00a0');
  return (
    <SummaryCard step="review" title={t('summaryStay')}>
      {t('summaryItems', {
        bags: t('bags', { count: bagsCount }),
        from: end(stay.dropOffAt),
        to: end(stay.pickUpAt),
      })}
    </SummaryCard>
  );
}

function LoginOffer() {
  const t = useTexts('booking');
  return (
    <p className={contact.account}>
      <span>{t('haveAccount')}</span>
      <LoginLink className={buttonClass({ variant: 'quiet' })} />
    </p>
  );
}

function LoggedIn({ email }: { readonly email: string }) {
  const t = useTexts('booking');
  // They stay at this step, as a guest, with the stay that they are booking; what was kept for them goes.
  const signOut = useEndSession(forgetKeptPages);
  return (
    <p className={contact.account}>
      <span>{t('loggedInAs', { email })}</span>
      <Button variant="quiet" busy={signOut.isPending} busyLabel={t('pleaseWait')} onClick={() => signOut.mutate()}>
        {t('logout')}
      </Button>
    </p>
  );
}
