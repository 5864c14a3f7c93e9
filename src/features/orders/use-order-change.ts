import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { bookingChanges } from '#shared/booking/changes.ts';
import type { Quote } from '#shared/pricing/quote.ts';
import { newId } from '#web/lib/new-id.ts';
import type { CardAnswer, WalletCard } from '#web/parts/card-fields/card-form.ts';
import { meansInput } from '#web/parts/card-fields/means.ts';
import { payThroughBank } from '#web/parts/card-fields/pay-through-bank.ts';
import { useCard } from '#web/parts/card-fields/use-card.tsx';
import { statusOf } from '#web/lib/status-of.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { WireFailure } from '#web/lib/wire-failure.ts';
import { useAttempt } from '#web/parts/payment/use-attempt.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { changeInput, isOtherStay, type WantedStay } from './change-input.ts';
import type { Order } from './order.ts';

interface SavedCard {
  readonly id: string;
  readonly last4: string;
}

const settle = 300;

/** Everything behind 'Update Your Order': what is wanted, what it costs, and making it so. */
export function useOrderChange(order: Order, first: () => WantedStay, onDone: () => void) {
  const t = useTexts('orders');
  const pay = useTexts('booking');
  const toast = useToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const site = trpc.cms.site.useQuery().data ?? { payments: 'sandbox' as const, stripePublishableKey: null };
  const card = useCard(site);
  const edit = trpc.booking.edit.useMutation();
  const confirmIntent = trpc.booking.confirm.useMutation();
  const [wanted, want] = useState(first);
  const [isFormOpen, openForm] = useState(false);
  const [wantsOther, wantOther] = useState(false);
  const [keep, setKeep] = useState(false);
  const [declined, setDeclined] = useState<{ readonly message: string; readonly isUnknown: boolean } | null>(null);
  const attempt = useAttempt();

  const isChanged = isOtherStay(order, wanted);
  const change = useSettled(changeInput(order, wanted));
  const query = trpc.booking.previewEdit.useQuery(change, {
    enabled: isChanged,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  // The order is another by now, changed or cancelled elsewhere: the page shows it as it is.
  const isOutdated = statusOf(query.error) === 409;
  useEffect(() => {
    if (isOutdated) void utils.booking.invalidate();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is found out
  }, [isOutdated]);
  const isCurrent = change.key === changeInput(order, wanted).key;
  const quote: Quote | null = isChanged ? (query.data?.quote ?? null) : null;
  const problem = isChanged && query.error ? query.error.message || t('somethingWentWrong') : null;
  const shown = problem === null ? quote : null;

  const saved: SavedCard | null = query.data?.savedCard ?? null;
  const isPaying = shown !== null && (query.data?.amountDue.minor ?? 0) > 0;
  const isPayingByForm = isPaying && (wantsOther || query.data?.needsPaymentForm === true);

  const finish = async (id: string, isChecking = false) => {
    attempt.forget();
    await Promise.all([utils.booking.invalidate(), utils.accounts.savedCards.invalidate()]);
    onDone();
    // In the place of what was said of a try before: a card that was declined.
    if (!isChecking) toast.info(t('updated'), { key: 'payment' });
    if (id !== order.id) await navigate({ to: '/orders/$id', params: { id }, replace: true });
    return 'done' as const;
  };

  /** Said next to the button alone: a toast would lie over it on a phone. */
  const decline = (message: string, isUnknown: boolean) => setDeclined({ message, isUnknown });

  const send = async (answer: CardAnswer | null) => {
    if (!shown || answer?.ok === false) return undefined;
    const { key: _key, ...input } = changeInput(order, wanted);
    const means = answer
      ? meansInput({ ...answer.card, keep })
      : isPaying && saved
        ? meansInput({ kind: 'saved', id: saved.id })
        : undefined;
    const result = await edit.mutateAsync({
      ...input,
      requestId: attempt.requestId(JSON.stringify(wanted)),
      expectedTotal: shown.totalWithDiscount,
      // A card is typed anew with each press; the change stays the same one.
      ...(means && { card: { ...means, requestId: newId() } }),
    });
    if (result.status !== 'requires_action') return finish(result.booking.id, result.status === 'processing');
    const { clientSecret, intentId } = result;
    const returnTo = `/orders/${order.id}?${new URLSearchParams({ intent: intentId })}`;
    const bank = await payThroughBank(site, { clientSecret, intentId, returnTo }, () =>
      confirmIntent.mutateAsync({ requestId: newId(), intentId }),
    );
    if (bank.kind === 'left') return 'left' as const;
    if (bank.kind === 'confirmed') return finish(bank.answer.bookingId, bank.answer.status === 'processing');
    attempt.forget();
    decline(bank.message ?? pay('problemWithPayment'), false);
    return undefined;
  };

  const refused = (failure: WireFailure) => {
    if (isPaying) decline(failure.message, failure.isUnanswered);
    else toast.error(failure.message, { key: 'payment' });
    // The order may be another by now: changed or cancelled elsewhere, or by this very wish whose answer was lost.
    void utils.booking.invalidate();
    return undefined;
  };

  const run = (work: () => ReturnType<typeof send>) => {
    setDeclined(null);
    return attempt.run({
      work,
      refused,
      fallback: t('somethingWentWrong'),
      isEnd: (outcome) => outcome === 'left',
    });
  };

  const confirm = async () => {
    if (attempt.busy || !shown) return;
    if (isPayingByForm && !isFormOpen && !wantsOther) return openForm(true);
    await run(async () => {
      const answer = isPayingByForm ? await card.tokenize() : null;
      if (answer?.ok !== false) return send(answer);
      toast.error(answer.message, { key: 'payment' });
      return undefined;
    });
  };

  const onWallet = async (wallet: WalletCard) =>
    wallet.complete((await run(() => send({ ok: true, card: wallet.card }))) ? 'success' : 'fail');

  const mayConfirm = isChanged && shown !== null && isCurrent && !query.isPlaceholderData;

  return {
    wanted,
    want,
    isChanged,
    preview: { quote: shown, stale: query.isPlaceholderData || !isCurrent, problem },
    difference: shown ? bookingChanges(order.quote, shown) : null,
    /** What is to be paid now; null while it is asked for. */
    amountDue: shown && isCurrent && !query.isPlaceholderData ? (query.data?.amountDue ?? null) : null,
    saved,
    isPayingByForm,
    isFormOpen: isFormOpen || wantsOther,
    /** Another way of paying than the kept card, and back. */
    mayUseSaved: query.data?.needsPaymentForm === false,
    paySaved: (saves: boolean) => wantOther(!saves),
    keep,
    setKeep,
    cardForm: card.element(),
    mayConfirm,
    /** The browser's wallet, which pays the difference at once; its amount is null where nothing is to be paid. */
    wallet: {
      site,
      amount: isPaying ? query.data?.amountDue : null,
      label: order.listing.name,
      asksPayer: false,
      mayOpen: () => mayConfirm && !attempt.busy,
      onCard: (given: WalletCard) => void onWallet(given),
    },
    busy: attempt.busy,
    /** Why the difference was not paid; `isUnknown`: no one knows whether the card was charged. */
    declined,
    confirm: () => void confirm(),
  };
}

export type OrderChange = ReturnType<typeof useOrderChange>;

/** The value once it has stayed the same for a moment: a stepper's presses are asked about once. */
function useSettled<T extends { readonly key: string }>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settle);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says whether it is another value
  }, [value.key]);
  return settled;
}
