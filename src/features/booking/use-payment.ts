import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Money } from '#shared/money/money.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { sendEvent } from '#web/lib/analytics.ts';
import type { CardSite, GivenCard } from '#web/lib/card-fields/card-form.ts';
import { completeAuthentication } from '#web/lib/card-fields/complete-authentication.ts';
import { setCoupon } from '#web/lib/filter/coupon.ts';
import { type ListingToBook, setListingToBook } from '#web/lib/filter/listing-to-book.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ContactData, ContactProblems } from './contact-rules.ts';
import { problemsFrom } from './contact-rules.ts';
import { keepWaiting } from './waiting-payment.ts';
import { type WireFailure, wireFailure } from './wire-failure.ts';

/** One try to book and pay; its request ids make every repetition of it the same try. */
interface Attempt {
  readonly createId: string;
  readonly payId: string;
  bookingId: string | null;
}

const newAttempt = (): Attempt => ({ createId: crypto.randomUUID(), payId: crypto.randomUUID(), bookingId: null });

export type Means =
  /** `keep`: whether the provider keeps it for next time; a wallet's card never is. */
  | (GivenCard & { readonly keep?: boolean })
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'none' };

export interface Purchase {
  readonly chosen: ListingToBook;
  readonly code: string | null;
  readonly total: Money;
  /** Contact details of somebody who is not logged in. */
  readonly guest: ContactData | null;
}

export type Outcome =
  | { readonly kind: 'paid' }
  /** The page is being left for the bank's. */
  | { readonly kind: 'left' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'repriced'; readonly quote: Quote | null }
  | { readonly kind: 'contact'; readonly problems: ContactProblems };

/** Books and pays: one booking and one charge, however often it is asked for. */
export function usePayment(site: CardSite) {
  const t = useTexts('booking');
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.booking.create.useMutation();
  const pay = trpc.booking.pay.useMutation();
  const confirm = trpc.booking.confirm.useMutation();
  const attempt = useRef(newAttempt());
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const succeed = async (bookingId: string, total: Money | null): Promise<Outcome> => {
    keepWaiting(null);
    setCoupon(null);
    if (total) sendEvent({ name: 'booking_paid', bookingId, ...total });
    await Promise.all([utils.booking.invalidate(), utils.accounts.savedCards.invalidate()]);
    await navigate({ to: '/orders/$id', params: { id: bookingId }, replace: true });
    // The way back from the order does not lead to paying for it again.
    setListingToBook(null);
    return { kind: 'paid' };
  };

  const refuse = (failure: WireFailure): Outcome => {
    if (!failure.isUnanswered) attempt.current = newAttempt();
    keepWaiting(null);
    const problems = problemsFrom(failure.fields);
    if (problems) return { kind: 'contact', problems };
    if (failure.key === 'priceChanged') return { kind: 'repriced', quote: quoteIn(failure.details) };
    return { kind: 'failed', message: failure.message };
  };

  const answered = async (bookingId: string, intentId: string, requestId: string, total: Money | null) => {
    await confirm.mutateAsync({ requestId, bookingId, intentId });
    return succeed(bookingId, total);
  };

  const book = async ({ chosen, code, total, guest }: Purchase, means: Means): Promise<Outcome> => {
    const { createId, payId } = attempt.current;
    const { id: listing, stay, bagsCount } = chosen;
    const person = guest && { ...guest, phoneNumber: guest.phoneNumber === '' ? undefined : guest.phoneNumber };
    const booked = await create.mutateAsync({
      requestId: createId,
      listing,
      stay,
      bagsCount,
      expectedTotal: total,
      ...(code !== null && { code }),
      ...(person && { guest: person }),
    });
    attempt.current.bookingId = booked.id;
    if (booked.status === 'confirmed') return succeed(booked.id, total);
    const paid = await pay.mutateAsync({ requestId: payId, bookingId: booked.id, ...meansInput(means) });
    if (paid.status !== 'requires_action') return succeed(booked.id, total);
    const { clientSecret, intentId } = paid;
    const requestId = crypto.randomUUID();
    keepWaiting({ bookingId: booked.id, intentId, requestId });
    const returnTo = `/book/payment?${new URLSearchParams({ intent: intentId })}`;
    const bank = await completeAuthentication(site, { clientSecret, intentId, returnTo });
    if (bank.kind === 'left') return { kind: 'left' };
    if (bank.kind === 'answered') return answered(booked.id, intentId, requestId, total);
    await confirm.mutateAsync({ requestId, bookingId: booked.id, intentId }).catch(() => null);
    attempt.current = newAttempt();
    return { kind: 'failed', message: bank.message ?? t('problemWithPayment') };
  };

  /** Runs one thing at a time; a second press while it runs does nothing. */
  const run = async (work: () => Promise<Outcome>): Promise<Outcome | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    let outcome: Outcome;
    try {
      outcome = await work();
    } catch (error) {
      outcome = refuse(wireFailure(error, t('somethingWentWrong')));
    }
    if (outcome.kind !== 'left' && outcome.kind !== 'paid') {
      running.current = false;
      setBusy(false);
    }
    return outcome;
  };

  return {
    busy,
    run,
    book,
    /** After the bank's page has led back here. */
    goOn: (waiting: { bookingId: string; intentId: string; requestId: string }, total: Money | null) =>
      answered(waiting.bookingId, waiting.intentId, waiting.requestId, total),
  };
}

function meansInput(means: Means) {
  if (means.kind === 'none') return {};
  if (means.kind === 'saved') return { savedCardId: means.id };
  const keepCard = means.keep === true;
  return means.kind === 'token' ? { cardToken: means.id, keepCard } : { paymentMethodId: means.id, keepCard };
}

const quoteIn = (details: unknown): Quote | null =>
  ((details as { quote?: Quote } | null)?.quote ?? (details as Quote | null)) || null;
