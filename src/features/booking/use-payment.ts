import { useNavigate } from '@tanstack/react-router';
import type { Money } from '#shared/money/money.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { sendEvent } from '#web/lib/analytics.ts';
import { markPaid } from '#web/lib/push.ts';
import { newId } from '#web/lib/new-id.ts';
import type { CardSite } from '#web/parts/card-fields/card-form.ts';
import { type Means, meansInput } from '#web/parts/card-fields/means.ts';
import { payThroughBank } from '#web/parts/card-fields/pay-through-bank.ts';
import { setCoupon } from '#web/parts/filter/coupon.ts';
import { type ListingToBook, setListingToBook } from '#web/parts/filter/listing-to-book.ts';
import { forgetWidget, getWidget } from '#web/parts/filter/widget-source.ts';
import { useAttempt } from '#web/parts/payment/use-attempt.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { type WireFailure, wireFailure } from '#web/lib/wire-failure.ts';
import type { ContactData, ContactProblems } from './contact-rules.ts';
import { problemsFrom } from './contact-rules.ts';
import { keepWaiting } from './waiting-payment.ts';

export interface Purchase {
  readonly chosen: ListingToBook;
  readonly code: string | null;
  readonly total: Money;
  /** Contact details of a person who is not logged in. */
  readonly guest: ContactData | null;
  /** They know of the order that they have here in this time, and want another. */
  readonly allowDuplicate?: boolean;
}

/** The order that a person has at the same location in the same time; null where it is not theirs to open. */
export interface FirstOrder {
  readonly id: string;
  readonly code: string;
}

export type Outcome =
  | { readonly kind: 'paid' }
  /** The page is being left for the bank's. */
  | { readonly kind: 'left' }
  /** The provider's answer is missing: the order says what becomes of it. */
  | { readonly kind: 'checking' }
  /** `isUnknown`: no one knows whether the card was charged. */
  | { readonly kind: 'failed'; readonly message: string; readonly isUnknown?: boolean }
  | { readonly kind: 'duplicate'; readonly order: FirstOrder | null; readonly means: Means }
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
  const attempt = useAttempt();

  const succeed = async (bookingId: string, total: Money | null): Promise<Outcome> => {
    keepWaiting(null);
    setCoupon(null);
    forgetWidget();
    if (total) sendEvent({ name: 'booking_paid', bookingId, ...total });
    markPaid(bookingId);
    await Promise.all([utils.booking.invalidate(), utils.accounts.savedCards.invalidate()]);
    await navigate({ to: '/orders/$id', params: { id: bookingId }, replace: true });
    // The way back from the order does not lead to paying for it again.
    setListingToBook(null);
    return { kind: 'paid' };
  };

  const check = async (bookingId: string): Promise<Outcome> => {
    keepWaiting(null);
    setCoupon(null);
    forgetWidget();
    await utils.booking.invalidate();
    await navigate({ to: '/orders/$id', params: { id: bookingId }, replace: true });
    setListingToBook(null);
    return { kind: 'checking' };
  };

  const refused = (failure: WireFailure): Outcome => {
    keepWaiting(null);
    const problems = problemsFrom(failure.fields);
    if (problems) return { kind: 'contact', problems };
    if (failure.key === 'priceChanged') return { kind: 'repriced', quote: quoteIn(failure.details) };
    return { kind: 'failed', message: failure.message, isUnknown: failure.isUnanswered };
  };

  const end = (bookingId: string, status: string, total: Money | null) =>
    status === 'processing' ? check(bookingId) : succeed(bookingId, total);

  const bookAndPay = async (
    { chosen, code, total, guest, allowDuplicate }: Purchase,
    means: Means,
  ): Promise<Outcome> => {
    // A press while the one before was not answered goes on with that booking, whatever was changed meanwhile.
    const createId = attempt.requestId('booking');
    // A card is typed anew with each press; the booking, and its one payment, stay the same.
    const payId = newId();
    const card = { ...meansInput(means), requestId: payId };
    const { id: listing, stay, bagsCount } = chosen;
    const widget = getWidget();
    const person = guest && { ...guest, phoneNumber: guest.phoneNumber === '' ? undefined : guest.phoneNumber };
    const booked = await create.mutateAsync({
      requestId: createId,
      listing,
      stay,
      bagsCount,
      expectedTotal: total,
      ...(code !== null && { code }),
      ...(person && { guest: person }),
      ...(allowDuplicate && { allowDuplicate }),
      ...(widget !== null && { widget }),
      ...(means.kind !== 'none' && { card }),
    });
    if (booked.status === 'confirmed') return succeed(booked.id, total);
    const paid = await pay.mutateAsync({ bookingId: booked.id, ...card });
    if (paid.status !== 'requires_action') return end(booked.id, paid.status, total);
    const { clientSecret, intentId } = paid;
    const requestId = newId();
    keepWaiting({ bookingId: booked.id, intentId, requestId });
    const returnTo = `/book/payment?${new URLSearchParams({ intent: intentId })}`;
    const bank = await payThroughBank(site, { clientSecret, intentId, returnTo }, () =>
      confirm.mutateAsync({ requestId, bookingId: booked.id, intentId }),
    );
    if (bank.kind === 'left') return bank;
    if (bank.kind === 'confirmed') return end(booked.id, bank.answer.status, total);
    attempt.forget();
    return { kind: 'failed', message: bank.message ?? t('problemWithPayment') };
  };

  const book = (purchase: Purchase, means: Means): Promise<Outcome> =>
    bookAndPay(purchase, means).catch((error: unknown) => {
      const failure = wireFailure(error, '');
      if (failure.key !== 'alreadyBooked' && failure.key !== 'alreadyBookedAs') throw error;
      attempt.forget();
      return { kind: 'duplicate', order: orderIn(failure.details), means };
    });

  const run = (work: () => Promise<Outcome>): Promise<Outcome | null> =>
    attempt.run({
      work,
      refused,
      fallback: t('somethingWentWrong'),
      isEnd: ({ kind }) => kind === 'left' || kind === 'paid' || kind === 'checking',
    });

  return {
    busy: attempt.busy,
    run,
    book,
    /** After the bank's page has led back here. */
    goOn: async (waiting: { bookingId: string; intentId: string; requestId: string }, total: Money | null) =>
      end(waiting.bookingId, (await confirm.mutateAsync(waiting)).status, total),
  };
}

const orderIn = (details: unknown): FirstOrder | null =>
  (details as { order?: FirstOrder | null } | null)?.order ?? null;

const quoteIn = (details: unknown): Quote | null =>
  ((details as { quote?: Quote } | null)?.quote ?? (details as Quote | null)) || null;
