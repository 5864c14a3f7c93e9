import { useNavigate } from '@tanstack/react-router';
import { lazy, useEffect, useRef, useState } from 'react';
import { newId } from '#web/lib/new-id.ts';
import { Late } from '#web/lib/late.tsx';
import { keepTicket } from '#web/lib/offline.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { useNearestStation } from '#web/parts/listing/use-way-start.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { askAgainAfter } from './ask-again.ts';
import { InStoreScreen } from './in-store/in-store-screen.tsx';
import { isToCome } from './is-to-come.ts';
import { isInStore, type KeptOrder } from './order.ts';
import { type OpensWith, OrderScreen } from './order-screen.tsx';
import { OrderLoading } from './order-loading.tsx';
import { useSendWaiting } from './use-send-waiting.ts';
import styles from './order-page.module.css';

export type OrderPageProps = {
  readonly id: string;
  /** A payment that the bank's page has led back with. */
  readonly intent: string | undefined;
  /** The dialog to open with. */
  readonly opens: OpensWith | undefined;
};

/** The order as the server knows it; goes on with a payment that waited for the bank. */
export function OrderPage({ id, intent, opens }: OrderPageProps) {
  const t = useTexts('orders');
  const booking = useTexts('booking');
  const toast = useToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  // While a payment is checked, or a refund is on its way to the bank, the page asks until it is known.
  const [view] = trpc.booking.get.useSuspenseQuery(
    { bookingId: id },
    {
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data !== undefined && askAgainAfter(data, dataUpdateCount),
    },
  );
  const confirm = trpc.booking.confirm.useMutation();
  const isDone = useRef(false);

  useEffect(() => {
    if (intent === undefined || isDone.current) return;
    isDone.current = true;
    const goOn = async () => {
      let next = id;
      try {
        const confirmed = await confirm.mutateAsync({ requestId: newId(), intentId: intent });
        next = confirmed.bookingId;
        toast.info(next === id ? booking('bookingCreated') : t('updated'));
      } catch (error) {
        toast.error((error instanceof Error && error.message) || t('somethingWentWrong'), { place: 'bottom' });
      }
      await utils.booking.invalidate();
      await navigate({ to: '/orders/$id', params: { id: next }, replace: true });
    };
    void goOn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes back
  }, [intent]);

  const { replacedById } = view;
  useEffect(() => {
    if (replacedById !== null) void navigate({ to: '/orders/$id', params: { id: replacedById }, replace: true });
  }, [replacedById, navigate]);

  // Asked for once: a page that is loaded anew opens without the dialog.
  useEffect(() => {
    if (opens) void navigate({ to: '/orders/$id', params: { id }, replace: true });
  }, [opens, id, navigate]);

  // The person who sees an order without being signed in has it in this browser, also when it was booked a moment ago.
  const isGuest = useViewer() === null;
  useEffect(() => {
    if (isGuest) utils.booking.hasTickets.setData(undefined, true);
  }, [isGuest, utils]);

  const station = useNearestStation(view.listing, isToCome(view));
  useEffect(() => {
    const kept: KeptOrder = { ...view, station };
    if (view.replacedById === null) keepTicket(`/orders/${id}`, kept);
  }, [id, view, station]);

  useSendWaiting(id);

  const Screen = isInStore(view) ? InStoreScreen : OrderScreen;
  return (
    <>
      <Screen key={id} order={view} opens={opens} />
      {view.status === 'confirmed' && !view.ticketOnly && <NotifyOrder order={view} />}
    </>
  );
}

const Sheet = lazy(async () => ({ default: (await import('#web/parts/notify/notify-sheet.tsx')).NotifySheet }));
const Kinds = lazy(async () => ({ default: (await import('#web/parts/notify/notify-card.tsx')).NotifyCard }));
const Sms = lazy(async () => ({ default: (await import('#web/parts/notify/sms-card.tsx')).SmsCard }));

/** Asks at the right moment whether to notify this device, and below the order what of it is switched off. */
function NotifyOrder({ order }: { readonly order: Pick<KeptOrder, 'id'> & Parameters<typeof isInStore>[0] }) {
  return (
    <Late>
      <div className={styles.notify}>
        <Kinds side="traveller" bookingId={order.id} only="kinds" />
        <Sms side="traveller" bookingId={order.id} />
      </div>
      <Sheet bookingId={order.id} isInStore={isInStore(order)} />
    </Late>
  );
}

/** The query that opens an order with a dialog. */
const searchOf = (opens: OpensWith | undefined) => ({
  ...((opens === 'change' || opens === 'changeToNow') && { change: true }),
  ...(opens === 'changeToNow' && { from: 'now' as const }),
  ...(opens === 'cancel' && { cancel: true }),
});

export type OpenByKeyProps = {
  readonly id: string;
  readonly bookingKey: string;
  /** The page of the order that is opened then; the order itself if absent. */
  readonly page?: '/orders/$id' | '/orders/$id/review' | '/orders/$id/claim' | '/orders/$id/door' | '/orders/$id/late';
  /** The dialog that the order opens with then. */
  readonly opens?: OpensWith | undefined;
};

/** Exchanges the key of a mail's link for this browser's right to open the order, and takes it out of the address. */
export function OpenByKey({ id, bookingKey, page = '/orders/$id', opens }: OpenByKeyProps) {
  const t = useTexts('orders');
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const viewer = useViewer();
  const open = trpc.booking.openByKey.useMutation();
  const [failed, setFailed] = useState(false);
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const exchange = async () => {
      let inForce = id;
      try {
        const { replacedById } = await open.mutateAsync({ bookingId: id, key: bookingKey });
        inForce = replacedById ?? id;
        await utils.invalidate();
      } catch {
        // The signed-in person may open their orders without a key.
        if (viewer === null) return setFailed(true);
      }
      await navigate({ to: page, params: { id: inForce }, search: searchOf(opens), replace: true });
      return undefined;
    };
    void exchange();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a key is exchanged once
  }, []);

  if (!failed) return <OrderLoading />;
  return (
    <div className={styles.page}>
      <Notice
        tone="danger"
        live
        action={
          <AppLink
            to="/login"
            state={{ onLoginGoTo: `/orders/${id}` }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('login')}
          </AppLink>
        }
      >
        {t('openKeyFailed')}
      </Notice>
    </div>
  );
}
