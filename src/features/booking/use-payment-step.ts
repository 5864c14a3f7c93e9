import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { isZero } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { WalletCard } from '#web/parts/card-fields/card-form.ts';
import type { Means } from '#web/parts/card-fields/means.ts';
import { useCard } from '#web/parts/card-fields/use-card.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { contactOf, obstacle, type StepProps } from './booking-shared.ts';
import type { ContactData, ContactProblems } from './contact-rules.ts';
import { useMeans } from './payment-means.tsx';
import { type FirstOrder, type Outcome, usePayment } from './use-payment.ts';
import { useReturnFromBank } from './use-return-from-bank.ts';

export type PaymentStepProps = StepProps & {
  readonly guest: ContactData | null;
  readonly onContactProblems: (problems: ContactProblems) => void;
};

/** What the last step knows, and paying: by a card just typed, a kept one or the wallet, once the terms are accepted. */
export function usePaymentStep(
  { draft, booking, viewer, guest, onContactProblems }: PaymentStepProps,
  terms: RefObject<HTMLDivElement | null>,
) {
  const t = useTexts('booking');
  const navigate = useNavigate();
  const toast = useToast();
  const utils = trpc.useUtils();
  const site = trpc.cms.site.useQuery().data ?? { payments: 'sandbox' as const, stripePublishableKey: null };
  const card = useCard(site);
  const means = useMeans(viewer !== null);
  const flow = usePayment(site);
  const [accepted, setAccepted] = useState(false);
  const [asksTerms, setAsksTerms] = useState(false);
  const [declined, setDeclined] = useState<{ readonly message: string; readonly isUnknown: boolean } | null>(null);
  const [duplicate, setDuplicate] = useState<{ readonly order: FirstOrder | null; readonly means: Means } | null>(null);
  const [repriced, setRepriced] = useState<{ before: Money; after: Money } | null>(null);

  const { chosen, code } = draft;
  const quote = booking.quote.data;
  const total = quote?.totalWithDiscount;
  const contact = viewer ? contactOf(viewer) : guest;
  const hindrance = obstacle({ draft, booking });
  const isFree = total !== undefined && isZero(total);
  const isReady = chosen && total && contact && !booking.quote.stale && hindrance === null && !means.isLoading;

  const settle = async (outcome: Outcome | null): Promise<boolean> => {
    if (outcome?.kind === 'failed') {
      setDeclined({ message: outcome.message, isUnknown: outcome.isUnknown === true });
      toast.error(outcome.message, { place: 'top', key: 'payment' });
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
    if (outcome?.kind === 'duplicate') setDuplicate(outcome);
    if (outcome?.kind === 'paid') toast.info(t('bookingCreated'));
    return outcome?.kind === 'paid' || outcome?.kind === 'left' || outcome?.kind === 'checking';
  };

  const pay = (given: () => Promise<Means | null>, allowDuplicate = false) =>
    flow
      .run(async () => {
        const method = await given();
        if (!method || !chosen || !total) return { kind: 'failed', message: t('problemWithPayment') };
        setDeclined(null);
        setRepriced(null);
        setDuplicate(null);
        return flow.book({ chosen, code, total, guest: viewer ? null : guest, allowDuplicate }, method);
      })
      .then(settle);

  /** Nothing leaves a device without a network: it is said before anything is sent. */
  const hasNetwork = (): boolean => {
    if (!navigator.onLine) toast.error(t('offlinePay'), { place: 'top', key: 'payment' });
    return navigator.onLine;
  };

  const mayPay = (): boolean => {
    if (!isReady) return false;
    if (accepted) return hasNetwork();
    setAsksTerms(true);
    terms.current?.scrollIntoView({ block: 'center' });
    terms.current?.querySelector('input')?.focus({ preventScroll: true });
    return false;
  };

  const complete = async () => {
    const isTyping = !isFree && means.saved === null;
    // All that is missing is shown at once; the first of it, the card above the terms, has the focus.
    const problem = isReady && isTyping ? card.check() : null;
    if (problem !== null) {
      setAsksTerms(true);
      return void toast.error(problem, { place: 'top', key: 'payment' });
    }
    if (!mayPay()) return;
    if (isFree) return void pay(() => Promise.resolve({ kind: 'none' }));
    const { saved } = means;
    if (saved) return void pay(() => Promise.resolve({ kind: 'saved', id: saved.id }));
    const answer = await card.tokenize();
    if (answer.ok) return void pay(() => Promise.resolve({ ...answer.card, keep: means.keep ?? false }));
    toast.error(answer.message, { place: 'top', key: 'payment' });
  };

  const onWallet = async (wallet: WalletCard) => {
    const went = await pay(() => Promise.resolve(wallet.card));
    wallet.complete(went ? 'success' : 'fail');
  };

  const isReturning = useReturnFromBank(flow, settle, total ?? null);
  const isBusy = flow.busy || isReturning;
  return {
    site,
    card,
    means,
    total,
    contact,
    hindrance,
    isFree,
    isReady: Boolean(isReady),
    isBusy,
    isReturning,
    accepted,
    setAccepted,
    asksTerms,
    declined,
    repriced,
    duplicate,
    bookAnother: () => (duplicate ? void pay(() => Promise.resolve(duplicate.means), true) : undefined),
    leaveIt: () => setDuplicate(null),
    mayPay,
    complete,
    onWallet,
  };
}
