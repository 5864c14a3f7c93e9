import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { isZero } from '#shared/money/arithmetic.ts';
import type { Money } from '#shared/money/money.ts';
import type { WalletCard } from '#web/parts/card-fields/card-form.ts';
import type { Means } from '#web/parts/card-fields/means.ts';
import { useCard } from '#web/parts/card-fields/use-card.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { contactOf, obstacle, type StepProps } from './booking-shared.ts';
import type { ContactForm } from './contact-fields.tsx';
import { type ContactData, type ContactProblems, isSameContact, isValidContact } from './contact-rules.ts';
import { keepTypedGuest, setGuest } from './guest-data.ts';
import { useMeans } from './payment-means.tsx';
import { type FirstOrder, type Outcome, usePayment } from './use-payment.ts';
import { useReturnFromBank } from './use-return-from-bank.ts';

export type PayStepProps = StepProps & {
  /** The part of the screen that the address names. */
  readonly part: 'contact' | 'payment';
  /** Whether the contact details are asked for, or are known and folded into a card. */
  readonly asksContact: boolean;
  readonly guest: ContactData | null;
  readonly problems: ContactProblems;
  readonly onProblems: (problems: ContactProblems) => void;
  /** The form was sent: it stays open, though the details are known from now on. */
  readonly onSent: () => void;
};

/** The parts of the screen that are asked, in the order in which they stand there. */
export interface PayParts {
  readonly contact: RefObject<ContactForm | null>;
  /** The box of the terms wherever it stands, one of them shown. */
  readonly terms: readonly RefObject<HTMLDivElement | null>[];
}

/**
 * What the screen that pays knows, and paying: by a card just typed, a kept one or the wallet, once it is known who
 * books and the terms are accepted.
 */
export function usePayStep(
  { part, draft, booking, viewer, guest, onProblems, onSent }: PayStepProps,
  { contact, terms }: PayParts,
) {
  const t = useTexts('booking');
  const navigate = useNavigate();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [site] = trpc.cms.site.useSuspenseQuery();
  const card = useCard(site);
  const means = useMeans(viewer !== null);
  const flow = usePayment(site);
  const update = trpc.accounts.updateProfile.useMutation();
  const [accepted, setAccepted] = useState(false);
  const [asksTerms, setAsksTerms] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [declined, setDeclined] = useState<{ readonly message: string; readonly isUnknown: boolean } | null>(null);
  const [duplicate, setDuplicate] = useState<{ readonly order: FirstOrder | null; readonly means: Means } | null>(null);
  const [repriced, setRepriced] = useState<{ before: Money; after: Money } | null>(null);

  const { chosen, code } = draft;
  const quote = booking.quote.data;
  const total = quote?.totalWithDiscount;
  const known = viewer ? contactOf(viewer) : guest;
  const hindrance = obstacle({ draft, booking });
  const isFree = total !== undefined && isZero(total);
  const isReady = chosen && total && !booking.quote.stale && hindrance === null && !means.isLoading;

  const settle = async (outcome: Outcome | null): Promise<boolean> => {
    if (outcome?.kind === 'failed') {
      setDeclined({ message: outcome.message, isUnknown: outcome.isUnknown === true });
      toast.error(outcome.message, { key: 'payment' });
      await utils.search.listing.invalidate();
    }
    if (outcome?.kind === 'repriced') {
      if (total && outcome.quote) setRepriced({ before: total, after: outcome.quote.totalWithDiscount });
      await utils.pricing.quote.invalidate();
    }
    if (outcome?.kind === 'contact') {
      const hasLeft = viewer !== null && (await utils.accounts.viewer.fetch(undefined, { staleTime: 0 })) === null;
      if (hasLeft) keepTypedGuest(contactOf(viewer));
      onProblems(hasLeft ? { email: t('emailTaken') } : outcome.problems);
      if (part === 'payment') await navigate({ to: '/book/$step', params: { step: 'contact' } });
    }
    if (outcome?.kind === 'duplicate') setDuplicate(outcome);
    // In the place of what was said of a try before: a card that was declined.
    if (outcome?.kind === 'paid') toast.info(t('bookingCreated'), { key: 'payment' });
    return outcome?.kind === 'paid' || outcome?.kind === 'left' || outcome?.kind === 'checking';
  };

  /** A person logged in has their profile changed; what a guest gave is kept for this tab. */
  const keepContact = async (person: ContactData): Promise<void> => {
    if (viewer === null) return setGuest(person);
    if (isSameContact(person, contactOf(viewer))) return;
    await update.mutateAsync(person);
    await utils.accounts.viewer.invalidate();
  };

  const pay = (method: Means, person: ContactData, allowDuplicate = false) =>
    flow
      .run(async () => {
        if (!chosen || !total) return { kind: 'failed', message: t('problemWithPayment') };
        setDeclined(null);
        setRepriced(null);
        setDuplicate(null);
        onProblems({});
        if (contact.current) onSent();
        await keepContact(person);
        return flow.book({ chosen, code, total, guest: viewer ? null : person, allowDuplicate }, method);
      })
      .then(settle);

  /** Nothing leaves a device without a network: it is said before anything is sent. */
  const hasNetwork = (): boolean => {
    if (!navigator.onLine) toast.error(t('offlinePay'), { key: 'payment' });
    return navigator.onLine;
  };

  const askTerms = () => {
    const box = terms.map(({ current }) => current).find((each) => each !== null && each.offsetParent !== null);
    // Next to the button of a phone it is in sight already.
    if (box?.closest('[data-at-bottom]') === null) box.scrollIntoView({ block: 'center' });
    box?.querySelector('input')?.focus({ preventScroll: true });
  };

  /** The wallet's card comes with a name and an address: only the terms are asked for. */
  const mayOpenWallet = (): boolean => {
    if (!isReady) return false;
    setAsksTerms(true);
    if (!accepted) askTerms();
    return accepted && hasNetwork();
  };

  /** All that is missing is shown at once; the first of it has the focus. */
  const isWhole = async (): Promise<boolean> => {
    const isTyping = !isFree && means.saved === null;
    const isKnown = contact.current?.check() ?? true;
    const isCardRight = !isTyping || card.check() === null;
    setAsksTerms(true);
    if (!isKnown) contact.current?.focus();
    else if (!isCardRight) card.focus();
    else if (!accepted) askTerms();
    const asked = isKnown ? contact.current?.isTaken() : undefined;
    if (!isKnown || !isCardRight || !accepted || !hasNetwork()) return false;
    setIsAsking(true);
    const isTaken = (await asked) ?? false;
    flushSync(() => setIsAsking(false));
    if (isTaken) contact.current?.focus();
    return !isTaken;
  };

  const complete = async () => {
    if (!isReady || isAsking || flow.busy) return;
    if (!(await isWhole())) return;
    const person = contact.current?.data() ?? known;
    if (!person) return;
    if (isFree) return void pay({ kind: 'none' }, person);
    const { saved } = means;
    if (saved) return void pay({ kind: 'saved', id: saved.id }, person);
    const answer = await card.tokenize();
    if (answer.ok) return void pay({ ...answer.card, keep: means.keep ?? false }, person);
    toast.error(answer.message, { key: 'payment' });
  };

  const onWallet = async (wallet: WalletCard) => {
    const typed = contact.current?.data() ?? known;
    const person = typed && isValidContact(typed) ? typed : { ...wallet.payer, phoneNumber: typed?.phoneNumber ?? '' };
    if (!isValidContact(person)) {
      // What the wallet knows stands in the form, which says what is still missing.
      flushSync(() => contact.current?.fill(person));
      contact.current?.check();
      contact.current?.focus();
      return wallet.complete('fail');
    }
    wallet.complete((await pay(wallet.card, person)) ? 'success' : 'fail');
  };

  const isReturning = useReturnFromBank(flow, settle, total ?? null);
  return {
    site,
    card,
    means,
    total,
    known,
    hindrance,
    isFree,
    isReady: Boolean(isReady),
    isBusy: flow.busy || isReturning || isAsking,
    isReturning,
    accepted,
    setAccepted,
    asksTerms,
    declined,
    repriced,
    duplicate,
    bookAnother: () => {
      const person = contact.current?.data() ?? known;
      if (duplicate && person) void pay(duplicate.means, person, true);
    },
    leaveIt: () => setDuplicate(null),
    mayOpenWallet,
    complete,
    onWallet,
  };
}
