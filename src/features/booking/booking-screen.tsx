import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { readFilterCookie } from '#web/parts/filter/filter-cookie.ts';
import { useBookingDraft } from './booking-draft.ts';
import { BookingFrame } from './booking-frame.tsx';
import type { BookingStep } from './booking-step.ts';
import { contactOf } from './booking-shared.ts';
import { type ContactData, type ContactProblems, isValidContact } from './contact-rules.ts';
import { getGuest } from './guest-data.ts';
import { PayStep } from './pay-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { LinkedBooking } from './load-booking.ts';
import { centerOf, useBooking } from './use-booking.ts';

export type BookingScreenProps = {
  readonly step: BookingStep;
  /** What the address names; it leaves the address as soon as the tab keeps it. */
  readonly linked: LinkedBooking | null;
};

/** The way from a chosen location to a paid booking. Without a chosen one it leads to the map. */
export function BookingScreen({ step, linked }: BookingScreenProps) {
  const t = useTexts('booking');
  const navigate = useNavigate();
  const draft = useBookingDraft(linked?.chosen ?? null);
  const { chosen, code } = draft;
  const booking = useBooking(chosen, code, linked === null ? centerOf(readFilterCookie()) : linked.center);
  const viewer = trpc.accounts.viewer.useQuery().data ?? null;
  const guest = useGuest();
  const [problems, setProblems] = useState<ContactProblems>({});
  // A form that was sent stays open: what it asked for is known by then.
  const [sentAt, setSentAt] = useState<BookingStep | null>(null);
  const known = viewer ? contactOf(viewer) : guest;
  const isKnown = known !== null && isValidContact(known) && sentAt !== step;
  const asksContact = step === 'contact' || (step === 'payment' && !isKnown);
  if (step === 'review' && sentAt !== null) setSentAt(null);

  const isGone = chosen === null || booking.listing.gone;
  useEffect(() => {
    if (isGone) void navigate({ href: '/map', replace: true });
  }, [isGone, navigate]);

  useEffect(() => {
    if (linked === null) return;
    void navigate({ to: '/book/$step', params: { step }, replace: true, resetScroll: false });
  }, [linked, step, navigate]);

  const shared = { draft, booking, viewer };
  return (
    <BookingFrame
      step={step}
      asksContact={asksContact}
      title={step === 'review' ? t('reviewTitle') : t('finishTitle')}
      name={chosen?.name}
      slug={chosen?.slug}
    >
      {step === 'review' && <ReviewStep {...shared} />}
      {step !== 'review' && (
        <PayStep
          {...shared}
          part={step}
          asksContact={asksContact}
          guest={guest}
          problems={problems}
          onProblems={setProblems}
          onSent={() => setSentAt(step)}
        />
      )}
    </BookingFrame>
  );
}

const never = () => () => {};

/** The details that this tab keeps, read anew with every change of a step. */
function useGuest(): ContactData | null {
  const text = useSyncExternalStore(
    never,
    () => JSON.stringify(getGuest()),
    () => 'null',
  );
  return JSON.parse(text) as ContactData | null;
}
