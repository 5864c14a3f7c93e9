import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { readFilterCookie } from '#web/parts/filter/filter-cookie.ts';
import { useBookingDraft } from './booking-draft.ts';
import { BookingFrame } from './booking-frame.tsx';
import type { BookingStep } from './booking-step.ts';
import type { ContactData, ContactProblems } from './contact-rules.ts';
import { ContactStep } from './contact-step.tsx';
import { getGuest, setGuest } from './guest-data.ts';
import { PaymentStep } from './payment-step.tsx';
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

  const isGone = chosen === null || booking.listing.gone;
  useEffect(() => {
    if (isGone) void navigate({ href: '/map', replace: true });
  }, [isGone, navigate]);

  useEffect(() => {
    if (linked !== null) void navigate({ to: '/book/$step', params: { step }, replace: true, resetScroll: false });
  }, [linked, step, navigate]);

  const shared = { draft, booking, viewer };
  return (
    <BookingFrame
      step={step}
      title={step === 'review' ? t('reviewTitle') : t('finishTitle')}
      name={chosen?.name}
      slug={chosen?.slug}
    >
      {step === 'review' && <ReviewStep {...shared} />}
      {step === 'contact' && (
        <ContactStep
          {...shared}
          problems={problems}
          onGuest={(data) => {
            setGuest(data);
            setProblems({});
          }}
        />
      )}
      {step === 'payment' && <PaymentStep {...shared} guest={guest} onContactProblems={setProblems} />}
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
