import { Link } from '@tanstack/react-router';
import { ChevronRight, LayoutDashboard, MessageSquareText, Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatClock } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useMyBookings } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { EditDialog } from '../edit-dialog.tsx';
import { opensAllTheSame } from '../opens-all-the-same.ts';
import type { Order } from '../order.ts';
import { OrderAside } from '../order-aside.tsx';
import { OrderMap } from '../order-map.tsx';
import { OrderOffers } from '../order-offers.tsx';
import { OrderReceipt } from '../order-receipt.tsx';
import type { OrderScreenProps } from '../order-screen.tsx';
import { ReplacedOrders } from '../replaced-orders.tsx';
import { useAmount } from '../use-amount.ts';
import { BagsCard } from './bags-card.tsx';
import { InStoreTicket, useFreeUntil } from './in-store-ticket.tsx';
import styles from './in-store-screen.module.css';
import { OrderFacts } from './order-facts.tsx';
import { ProblemLinks } from './problem-links.tsx';
import { useInStoreWords } from './use-in-store-words.ts';

/** An order from its first check-in until its last bag is out: pick-up, code and what can be done, then all else. */
export function InStoreScreen({ order, opens }: OrderScreenProps) {
  const t = useTexts('inStore');
  const orders = useTexts('orders');
  const write = useAmount();
  const myBookings = useMyBookings();
  const [editing, setEditing] = useState(opens === 'change' || opens === 'changeToNow');
  const { listing, modifiable, ticketOnly, owed, owedForDoor } = order;
  const mayChange = modifiable && !ticketOnly;
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title={<span className={styles.title}>{t('title', { name: listing.name })}</span>}
        lead={<Lead order={order} />}
        actions={
          <div className={styles.actions} data-print="hide">
            <Link to={myBookings} className={buttonClass({ variant: 'quiet' })}>
              <Icon of={LayoutDashboard} />
              {orders('dashboard')}
            </Link>
            {mayChange && (
              <Button variant="secondary" onClick={() => setEditing(true)}>
                <Icon of={Pencil} />
                {orders('changeBooking')}
              </Button>
            )}
          </div>
        }
      />
      <div className={styles.tickets}>
        {ticketOnly && (
          <Notice title={orders('ticketOnlyTitle')}>
            <p>{orders('ticketOnlyText')}</p>
            <AppLink to="/find-booking">{orders('ticketOnlyAgain')}</AppLink>
          </Notice>
        )}
        {owed.minor > 0 && (
          <Notice tone={owedForDoor ? 'note' : 'danger'} title={orders('owedTitle', { amount: write(owed) })}>
            {owedForDoor
              ? orders('owedDoor')
              : orders(modifiable ? 'owedText' : 'owedTextOver', { name: listing.name })}
          </Notice>
        )}
        <InStoreTicket order={order} />
        {opensAllTheSame(order) && (
          <Notice title={orders('keptOpenTitle', { name: listing.name })}>{orders('keptOpenTextIn')}</Notice>
        )}
      </div>
      <div className={styles.columns} data-print="hide">
        <div className={styles.main}>
          {!ticketOnly && <BagsCard order={order} />}
          <Card pad={0} className={styles.facts}>
            <OrderFacts order={order} isList />
            {mayChange && (
              <button type="button" className={styles.change} onClick={() => setEditing(true)}>
                <Icon of={Pencil} size={20} />
                <span>
                  <strong>{orders('changeBooking')}</strong>
                  <span>{t('pickUpMoves')}</span>
                </span>
                <Icon of={ChevronRight} size={18} />
              </button>
            )}
          </Card>
          <OrderMap listing={listing} />
          {listing.note !== null && listing.note !== '' && (
            <Notice icon={MessageSquareText} title={orders('noteFrom', { name: listing.name })}>
              <p className={styles.note}>{listing.note}</p>
            </Notice>
          )}
          <OrderOffers listing={listing} />
          <OrderReceipt order={order} />
          <ReplacedOrders orders={order.replaced} zone={listing.rules.zone} />
        </div>
        <OrderAside order={order} onCancel={null}>
          {!ticketOnly && <ProblemLinks order={order} />}
        </OrderAside>
      </div>
      {modifiable && <EditDialog order={order} open={editing} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** "2 bags since 10:04 AM", and until when they can be fetched for nothing more. */
function Lead({ order }: { readonly order: Order }) {
  const t = useTexts('inStore');
  const orders = useTexts('orders');
  const locale = useLocale();
  const words = useInStoreWords(order);
  const free = useFreeUntil(order);
  const params = { bags: orders('bags', { count: order.custody.inside }), time: words.since };
  return free === null
    ? t('lead', params)
    : t('leadFree', { ...params, until: formatClock(free, order.listing.zone, locale) });
}
