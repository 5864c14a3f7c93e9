import { Link } from '@tanstack/react-router';
import {
  CalendarCheck,
  CircleQuestionMark,
  CreditCard,
  LayoutDashboard,
  MessageSquareText,
  Navigation,
  Pencil,
  Printer,
  RotateCcw,
  ShieldCheck,
  Star,
} from 'lucide-react';
import { useState } from 'react';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { CustodyRecordCard } from '#web/parts/custody/custody-record.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { formatClock, formatOrderTime, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useMyBookings } from '#web/lib/viewer.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { BagsBack, useKeptLine } from './bags-back.tsx';
import { LargeCode } from './in-store/large-code.tsx';
import { isToCome } from './is-to-come.ts';
import { BookedCard } from './booked-card.tsx';
import {
  isInside,
  isReleased,
  mayBePaid,
  missingBagsOf,
  type Order,
  orderState,
  tookNoBags,
  whyNothingBack,
} from './order.ts';
import { DoorLink } from './door-link.tsx';
import { ToComeTiles } from './in-store/to-come-tiles.tsx';
import { MoveOffer } from './move-offer.tsx';
import { opensAllTheSame } from './opens-all-the-same.ts';
import { OrderAside } from './order-aside.tsx';
import { OrderMap } from './order-map.tsx';
import styles from './order-screen.module.css';
import { OrderOffers } from './order-offers.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { OrderTicket } from './order-ticket.tsx';
import { useAmount } from './use-amount.ts';
import { RefundTicket } from './refund-ticket.tsx';
import { ReplacedOrders } from './replaced-orders.tsx';
import { useBookAgain } from './use-book-again.ts';
import { useReason } from './use-reason.ts';

/** With 'Update Your Order', its drop-off moved to now where the counter asks for it, or with whether to cancel it. */
export type OpensWith = 'change' | 'changeToNow' | 'cancel';

export type OrderScreenProps = {
  readonly order: Order;
  readonly opens?: OpensWith | undefined;
};

/** One order: the ticket for the counter, the way there, and what can still be changed. */
export function OrderScreen({ order, opens }: OrderScreenProps) {
  const t = useTexts('orders');
  const custody = useTexts('custody');
  const write = useAmount();
  const bookAgain = useBookAgain();
  const myBookings = useMyBookings();
  const [editing, setEditing] = useState(opens === 'change' || opens === 'changeToNow');
  const [paying, setPaying] = useState(false);
  const [canceling, setCanceling] = useState(opens === 'cancel');
  const { listing, status } = order;
  const isCanceled = status === 'canceled';
  const areBack = order.custody.outAt !== null;
  const { inBags, outBags } = order.custody;
  const backTitle =
    missingBagsOf(order) > 0
      ? custody('missingTitle', { count: outBags ?? 0, inside: inBags ?? 0 })
      : custody('backTitle');
  const tookNone = tookNoBags(order);
  const isOver = areBack || tookNone || (isCanceled && order.refund !== null);
  const problem = useReason()(paymentProblem(order));
  const isOpen = isToCome(order) && !order.ticketOnly;
  const change = order.modifiable && !areBack && (
    <Button variant="secondary" onClick={() => setEditing(true)}>
      <Icon of={Pencil} />
      {t('changeBooking')}
    </Button>
  );
  const isPayable = mayBePaid(order) && !order.ticketOnly;
  const payNow = isPayable && (
    <Button onClick={() => setPaying(true)}>
      <Icon of={CreditCard} />
      {t('payNow')}
    </Button>
  );
  const again = (
    <Button onClick={() => bookAgain(order)}>
      <Icon of={RotateCcw} />
      {t('bookAgain')}
    </Button>
  );
  const review = order.review !== null && (
    <Link to="/orders/$id/review" params={{ id: order.id }} className={buttonClass({ variant: 'secondary' })}>
      <Icon of={Star} />
      {t(order.review === 'open' ? 'writeReview' : 'yourReview')}
    </Link>
  );
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title={<span className={styles.title}>{areBack ? backTitle : titleOf(order, t)}</span>}
        lead={order.ticketOnly ? undefined : <Lead order={order} />}
        picture={areBack && <ListingThumb listing={listing} size={72} />}
        actions={
          <div className={styles.actions} data-print="hide">
            {review}
            {payNow}
            {(isCanceled || areBack || tookNone || isReleased(order)) && again}
            <Link to={myBookings} className={buttonClass({ variant: 'quiet' })}>
              <Icon of={LayoutDashboard} />
              {t('dashboard')}
            </Link>
            {!isCanceled && !isOver && status !== 'pending' && (
              <Button variant="quiet" onClick={() => window.print()}>
                <Icon of={Printer} />
                {t('print')}
              </Button>
            )}
            {change}
          </div>
        }
      />
      <div className={styles.tickets}>
        {order.ticketOnly && (
          <Notice title={t('ticketOnlyTitle')}>
            <p>{t('ticketOnlyText')}</p>
            <AppLink to="/find-booking">{t('ticketOnlyAgain')}</AppLink>
          </Notice>
        )}
        {problem !== null && (
          <Notice tone="danger" title={problem} live>
            <a href="/map">{t('returnHome')}</a>
          </Notice>
        )}
        {isCanceled && isInside(order) && (
          <Notice tone="danger" title={t('lateTitle')}>
            <p>{t('canceledInside', { name: listing.name })}</p>
            {!order.ticketOnly && <LargeCode code={order.code} />}
          </Notice>
        )}
        {order.outcome !== null && (
          <Notice tone={order.outcome === 'late' ? 'danger' : undefined} title={t(outcomeTitles[order.outcome])}>
            {order.owed.minor === 0 ? (
              t(outcomeTexts[order.outcome], { name: listing.name })
            ) : (
              <>
                <strong>{t('owedTitle', { amount: write(order.owed) })}.</strong>{' '}
                {t(order.modifiable ? 'owedText' : 'owedTextOver', { name: listing.name })}
              </>
            )}
          </Notice>
        )}
        {opensAllTheSame(order) && (
          <Notice title={t('keptOpenTitle', { name: listing.name })}>{t('keptOpenText')}</Notice>
        )}
        <DoorLink order={order} />
        {order.moveOffer !== null && <MoveOffer order={order} offer={order.moveOffer} />}
        {areBack && !order.ticketOnly && <BagsBack order={order} />}
        {!isOver && (
          <OrderTicket
            order={order}
            actions={
              status === 'confirmed' &&
              !order.ticketOnly && (
                <ToComeTiles order={order} onChange={order.modifiable ? () => setEditing(true) : null} />
              )
            }
          />
        )}
        {order.refund && <RefundTicket order={order} refund={order.refund} />}
        {!areBack && order.custody.inAt !== null && !order.ticketOnly && (
          <>
            <CustodyRecordCard bookingId={order.id} days={order.day} />
            <Link to="/orders/$id/claim" params={{ id: order.id }}>
              {custody('notMine')}
            </Link>
          </>
        )}
      </div>
      <div className={styles.columns} data-print="hide">
        <div className={styles.main}>
          {isOver ? <BookedCard order={order} /> : <OrderMap listing={listing} />}
          {!isOver && !isCanceled && listing.note !== null && listing.note !== '' && (
            <Notice icon={MessageSquareText} title={t('noteFrom', { name: listing.name })} className={styles.note}>
              <p className={styles.noteText}>{listing.note}</p>
            </Notice>
          )}
          <Promises order={order} />
          {!isCanceled && !isOver && <OrderOffers listing={listing} />}
          <OrderReceipt order={order} />
          <ReplacedOrders orders={order.replaced} zone={listing.rules.zone} />
        </div>
        <OrderAside order={order} onCancel={isOpen && order.cancelable ? () => setCanceling(true) : null} />
      </div>
      <StickyBar
        action={
          <>
            {review}
            {isCanceled && (
              <AppLink to={`/help?order=${order.id}`} className={buttonClass({ size: 48, variant: 'secondary' })}>
                <Icon of={CircleQuestionMark} />
                {t('getHelp')}
              </AppLink>
            )}
            {isCanceled || areBack || tookNone || isReleased(order) ? again : change}
            {payNow}
            {!isOver && !isCanceled && !isPayable && (
              <a href={directionsUrl(listing)} target="_blank" rel="noreferrer" className={buttonClass({ size: 48 })}>
                <Icon of={Navigation} />
                {t('directions')}
              </a>
            )}
          </>
        }
      />
      {order.modifiable && (
        <EditDialog
          order={order}
          open={editing}
          beginsNow={opens === 'changeToNow'}
          onClose={() => setEditing(false)}
        />
      )}
      {isPayable && <PayDialog order={order} open={paying} onClose={() => setPaying(false)} />}
      {isOpen && order.cancelable && (
        <CancelDialog order={order} open={canceling} onClose={() => setCanceling(false)} />
      )}
    </div>
  );
}

const outcomeTitles = { late: 'lateTitle', noShow: 'noShowTitle' } as const;
const outcomeTexts = { late: 'lateText', noShow: 'noShowText' } as const;

/** Why the payment ended the order; null where it did not. */
const paymentProblem = ({ status, paymentMessage }: Order): string | null =>
  status === 'canceled' ? paymentMessage : null;

function titleOf(order: Order, t: ReturnType<typeof useTexts<'orders'>>): string {
  if (order.status === 'canceled') return t('orderTitleCanceled');
  if (order.paymentChecking) return t('orderTitleChecking');
  if (isReleased(order)) return t('orderTitleUnpaid');
  return order.status === 'pending' ? t('orderTitlePending') : t('orderTitle');
}

function Lead({ order }: OrderScreenProps) {
  const t = useTexts('orders');
  const refunds = useTexts('refunds');
  const write = useAmount();
  const reason = useReason()(order.cancellationReason);
  const kept = useKeptLine();
  const now = useNow();
  const locale = useLocale();
  if (order.paymentChecking) return t('orderLeadChecking');
  if (order.status === 'pending') {
    const { holdExpiresAt, listing } = order;
    if (isReleased(order) || holdExpiresAt === null) return t('orderLeadUnpaid');
    return t('orderLeadPending', { time: formatClock(holdExpiresAt, listing.rules.zone, locale) });
  }
  if (order.custody.outAt !== null) return kept(order);
  if (orderState(order) === 'past') return t('orderLeadOver');
  if (order.status !== 'canceled') return t('orderLead', { email: order.email });
  if (order.refund) {
    const { step, by, amount } = order.refund;
    const isDue = step === 'sent' && by !== null && now !== null && localDateOf(now, order.listing.zone) > by;
    return refunds(isDue ? 'leadDue' : leads[step], { amount: write(amount) });
  }
  const nothing = refunds(nothingBack[whyNothingBack(order)], { amount: write(order.disputed) });
  if (paymentProblem(order) !== null) return null;
  if (reason === null) return nothing;
  // The person who gave it may have ended its sentence.
  return `${t('orderLeadCanceled', { reason })}${/[.!?…]\s*$/.test(reason) ? '' : '.'} ${nothing}`;
}

const nothingBack = {
  unpaid: 'nothingPaid',
  disputed: 'leadDisputed',
  late: 'nothingAfter',
  decided: 'nothingBack',
} as const satisfies Record<ReturnType<typeof whyNothingBack>, string>;

const leads = {
  requested: 'leadRequested',
  sent: 'leadSent',
  arrived: 'leadArrived',
  cameBack: 'leadCameBack',
  byHand: 'leadByHand',
  disputed: 'leadDisputed',
} as const satisfies Record<NonNullable<Order['refund']>['step'], string>;

/** Insurance, and until when everything is given back. */
function Promises({ order }: OrderScreenProps) {
  const t = useTexts('orders');
  const { date, time } = formatOrderTime(order.dropOffAt, order.listing.rules.zone, useLocale());
  const isAhead = order.status === 'pending' || order.status === 'confirmed';
  const hasPromise = isAhead && order.custody.outAt === null && order.disputed.minor === 0;
  const until =
    order.penaltyFree && order.custody.inAt === null
      ? t('cancellationPenaltyFree')
      : order.started
        ? t('cancellationOver')
        : t('cancellationUntil', { date, time });
  return (
    <div className={styles.promises}>
      <div className={styles.promise}>
        <Icon of={ShieldCheck} size={20} />
        <p>
          <strong>{t('insuranceIncluded')}</strong>
          {t('insuranceText')}
        </p>
      </div>
      {hasPromise && (
        <div className={styles.promise}>
          <Icon of={CalendarCheck} size={20} />
          <p>
            <strong>{t('freeCancellation')}</strong>
            {until}
          </p>
        </div>
      )}
    </div>
  );
}
