import { Link } from '@tanstack/react-router';
import { Ban, ChevronRight, History, Pencil, TicketCheck } from 'lucide-react';
import { useState } from 'react';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { orderState, type OrderSummary } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import styles from './order-list.module.css';
import { useAmount } from './use-amount.ts';
import { OrderTime } from './order-time.tsx';
import { useBookAgain } from './use-book-again.ts';
import { useReason } from './use-reason.ts';

export type OrderCardProps = { readonly order: OrderSummary };

/** One order of the list: active ones in full colour, what is over in grey under its banner. */
export function OrderCard({ order }: OrderCardProps) {
  const t = useTexts('orders');
  const write = useAmount();
  const bookAgain = useBookAgain();
  const [canceling, setCanceling] = useState(false);
  const { listing } = order;
  const state = orderState(order);
  const isActive = state === 'active';
  return (
    <li>
      <Ticket
        as="article"
        direction="auto"
        className={cx(styles.card, !isActive && state !== 'pending' && styles.over)}
      >
        <TicketPart className={styles.part}>
          <Banner order={order} />
          <div className={styles.top}>
            <ListingThumb listing={listing} size={92} className={styles.thumb} />
            <div className={styles.words}>
              <h3>
                <Link to="/orders/$id" params={{ id: order.id }} className={styles.name}>
                  {listing.name}
                </Link>
              </h3>
              <p className={styles.address}>
                {listing.address}{' '}
                <a href={directionsUrl(listing)} target="_blank" rel="noreferrer">
                  {t('directionsInBrackets')}
                </a>
              </p>
              <dl className={cx(styles.times, isActive && styles.active)}>
                <div>
                  <dt>{t('dropOff')}</dt>
                  <dd>
                    <OrderTime iso={order.dropOffAt} zone={listing.zone} />
                  </dd>
                </div>
                <div>
                  <dt>{t('return')}</dt>
                  <dd>
                    <OrderTime iso={order.pickUpAt} zone={listing.zone} />
                  </dd>
                </div>
              </dl>
            </div>
          </div>
          {isActive && listing.note !== null && listing.note !== '' && (
            <Notice className={styles.note}>{listing.note}</Notice>
          )}
        </TicketPart>
        <TicketStub className={styles.stub}>
          <div className={styles.sum}>
            <OrderChip order={order} />
            <p className={styles.amount}>
              <strong>{write(order.total)}</strong> <span>{t('bagsCapital', { count: order.bagsCount })}</span>
            </p>
          </div>
          <div className={styles.actions}>
            {isActive && (
              <Link to="/orders/$id" params={{ id: order.id }} className={buttonClass({ variant: 'primary' })}>
                <Icon of={TicketCheck} />
                {t('ticket')}
              </Link>
            )}
            {order.status === 'confirmed' && order.modifiable && (
              <Link
                to="/orders/$id"
                params={{ id: order.id }}
                search={{ change: true }}
                className={buttonClass({ variant: 'secondary' })}
              >
                <Icon of={Pencil} />
                {t('modifyBooking')}
              </Link>
            )}
            {order.cancelable ? (
              <Button variant="quiet" className={styles.cancel} onClick={() => setCanceling(true)}>
                {t('cancelBooking')}
              </Button>
            ) : isActive ? null : (
              <>
                {state !== 'pending' && (
                  <Button variant="secondary" onClick={() => bookAgain(order)}>
                    {t('bookAgain')}
                  </Button>
                )}
                <Link to="/orders/$id" params={{ id: order.id }} className={buttonClass({ variant: 'quiet' })}>
                  {t('viewOrder')}
                  <Icon of={ChevronRight} />
                </Link>
              </>
            )}
          </div>
          {order.cancelable && (
            <CancelDialog order={order} of="booking" open={canceling} onClose={() => setCanceling(false)} />
          )}
        </TicketStub>
      </Ticket>
    </li>
  );
}

function Banner({ order }: OrderCardProps) {
  const t = useTexts('orders');
  const reasonOf = useReason();
  const state = orderState(order);
  if (state === 'canceled') {
    return (
      <p className={cx(styles.banner, styles.red)}>
        <Icon of={Ban} size={16} />
        {reasonOf(order.cancellationReason) ?? t('canceledReservation')}
      </p>
    );
  }
  if (state !== 'past') return null;
  return (
    <p className={styles.banner}>
      <Icon of={History} size={16} />
      {t('pastReservation')}
    </p>
  );
}
