import { useState } from 'react';
import { sendEvent } from '#web/lib/analytics.ts';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import type { WireFailure } from '#web/lib/wire-failure.ts';
import type { WalletCard } from '#web/parts/card-fields/card-form.ts';
import { type Means, meansInput } from '#web/parts/card-fields/means.ts';
import { payThroughBank } from '#web/parts/card-fields/pay-through-bank.ts';
import { useCard } from '#web/parts/card-fields/use-card.tsx';
import { setCoupon } from '#web/parts/filter/coupon.ts';
import { useAttempt } from '#web/parts/payment/use-attempt.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { Order } from './order.ts';

/** Pays an order that waits for it, at the price that it was booked at: by wallet, the kept card or one that is typed. */
export function useOrderPayment(order: Pick<Order, 'id' | 'total'>, onDone: () => void) {
  const t = useTexts('booking');
  const toast = useToast();
  const utils = trpc.useUtils();
  const viewer = useViewer();
  const site = trpc.cms.site.useQuery().data ?? { payments: 'sandbox' as const, stripePublishableKey: null };
  const card = useCard(site);
  const cards = trpc.accounts.savedCards.useQuery(undefined, { enabled: viewer !== null });
  const pay = trpc.booking.pay.useMutation();
  const confirm = trpc.booking.confirm.useMutation();
  const attempt = useAttempt();
  const [wantsOther, wantOther] = useState(false);
  const [keep, setKeep] = useState(false);
  const [declined, setDeclined] = useState<{ readonly message: string; readonly isUnknown: boolean } | null>(null);
  const offered = cards.data?.[0] ?? null;
  const saved = wantsOther ? null : offered;

  /** Said next to the button, and on the order's page where it has ended: a toast would say it again. */
  const fail = (message: string, isUnknown: boolean) => {
    setDeclined({ message, isUnknown });
    // A card that was declined has ended the order, or it was paid or let go elsewhere.
    void utils.booking.invalidate();
    return undefined;
  };

  const finish = async (status: 'confirmed' | 'processing') => {
    setCoupon(null);
    sendEvent({ name: 'booking_paid', bookingId: order.id, ...order.total });
    await Promise.all([utils.booking.invalidate(), utils.accounts.savedCards.invalidate()]);
    onDone();
    if (status === 'confirmed') toast.info(t('bookingCreated'), { key: 'payment' });
    return 'done' as const;
  };

  const payBy = async (given: Means) => {
    const paid = await pay.mutateAsync({ bookingId: order.id, ...meansInput(given), requestId: newId() });
    if (paid.status !== 'requires_action') return finish(paid.status);
    const { clientSecret, intentId } = paid;
    const returnTo = `/orders/${order.id}?${new URLSearchParams({ intent: intentId })}`;
    const bank = await payThroughBank(site, { clientSecret, intentId, returnTo }, () =>
      confirm.mutateAsync({ requestId: newId(), bookingId: order.id, intentId }),
    );
    if (bank.kind === 'left') return 'left' as const;
    if (bank.kind === 'refused') return fail(bank.message ?? t('problemWithPayment'), false);
    return bank.answer.status === 'requires_action' ? undefined : finish(bank.answer.status);
  };

  const payTyped = async () => {
    const answer = saved ? null : await card.tokenize();
    if (answer?.ok === false) {
      toast.error(answer.message, { key: 'payment' });
      return undefined;
    }
    return payBy(answer ? { ...answer.card, keep } : { kind: 'saved', id: saved?.id ?? '' });
  };

  const run = (work: () => ReturnType<typeof payBy>) => {
    setDeclined(null);
    return attempt.run({
      work,
      refused: (failure: WireFailure) => fail(failure.message, failure.isUnanswered),
      fallback: t('somethingWentWrong'),
      isEnd: (outcome) => outcome === 'left',
    });
  };

  const onWallet = async (wallet: WalletCard) =>
    wallet.complete((await run(() => payBy(wallet.card))) ? 'success' : 'fail');

  return {
    site,
    saved,
    offered,
    isLoading: cards.isLoading,
    paySaved: (uses: boolean) => wantOther(!uses),
    keep: viewer === null ? null : keep,
    setKeep,
    cardForm: card.element(true),
    busy: attempt.busy,
    declined,
    pay: () => void run(payTyped),
    onWallet: (wallet: WalletCard) => void onWallet(wallet),
  };
}
