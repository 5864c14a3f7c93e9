import { Link } from '@tanstack/react-router';
import { DoorClosed, Phone, TicketCheck } from 'lucide-react';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { LargeCode } from './in-store/large-code.tsx';
import { NowStrip } from './in-store/now-strip.tsx';
import { Tags } from './in-store/first-ticket.tsx';
import { useInStoreWords } from './in-store/use-in-store-words.ts';
import styles from './messages-aside.module.css';
import { isInStore, mayReportDoor, type Order } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { OrderTime } from './order-time.tsx';

type MessagesAsideProps = { readonly order: Order };

/** What a traveller needs next to the messages where there is room: the ticket, and what to do without an answer. */
export function MessagesAside({ order, isOpen }: MessagesAsideProps & { readonly isOpen: boolean }) {
  const t = useTexts('messages');
  const { phone } = order.listing;
  return (
    <aside className={styles.aside} aria-label={t('aside', { code: order.code })}>
      <SmallTicket order={order} />
      {isOpen && (
        <>
          <Card as="section" className={styles.card}>
            <h2>{t('noAnswerTitle')}</h2>
            <ul>
              {phone !== null && (
                <li>
                  <Icon of={Phone} />
                  <p>
                    <strong>{t('noAnswerCall')}</strong>
                    <a href={telLink(phone)}>{phone}</a>
                  </p>
                </li>
              )}
              <li>
                <Icon of={DoorClosed} />
                <p>
                  <strong>{t('noAnswerDoor')}</strong>
                  {t('noAnswerDoorText')}
                </p>
              </li>
            </ul>
            <DoorLink order={order} />
          </Card>
          <p className={styles.readers}>{t('readers')}</p>
        </>
      )}
    </aside>
  );
}

function SmallTicket({ order }: MessagesAsideProps) {
  const t = useTexts('inStore');
  const orders = useTexts('orders');
  const words = useInStoreWords(order);
  const { id, code, dropOffAt, pickUpAt, listing } = order;
  const isIn = isInStore(order);
  return (
    <Ticket>
      <TicketPart className={styles.part}>
        <p className={styles.chips}>
          <OrderChip order={order} />
          {isIn && <Tags order={order} />}
        </p>
        {isIn ? (
          <>
            <p className={styles.label}>{words.checkOut}</p>
            <p className={styles.time}>{words.pickUp}</p>
            <NowStrip order={order} />
          </>
        ) : (
          <>
            <p className={styles.label}>{orders('checkIn')}</p>
            <p>
              <OrderTime iso={dropOffAt} zone={listing.rules.zone} />
            </p>
            <p className={styles.label}>{orders('checkOut')}</p>
            <p>
              <OrderTime iso={pickUpAt} zone={listing.rules.zone} />
            </p>
          </>
        )}
      </TicketPart>
      <TicketStub className={styles.stub}>
        {order.status === 'confirmed' && <LargeCode code={code} isRow />}
        <Link to="/orders/$id" params={{ id }} className={buttonClass({ variant: 'secondary' })}>
          <Icon of={TicketCheck} />
          {t('openTicket')}
        </Link>
      </TicketStub>
    </Ticket>
  );
}

/** What to do once the location has not answered for five minutes; after ten administration is informed (`needs`). */
export function NoAnswer({ order, isTold }: MessagesAsideProps & { readonly isTold: boolean }) {
  const t = useTexts('messages');
  const orders = useTexts('orders');
  const { phone } = order.listing;
  return (
    <Notice className={styles.noAnswer}>
      <p>
        <strong>{isTold ? t('teamTold') : t('noAnswerNow')}</strong> {t('noAnswerNowText')}
      </p>
      <p className={styles.ways}>
        {phone !== null && (
          <a href={telLink(phone)} className={buttonClass({ variant: 'secondary', size: 44 })}>
            <Icon of={Phone} size={18} />
            {orders('call')}
          </a>
        )}
        <DoorLink order={order} />
      </p>
    </Notice>
  );
}

function DoorLink({ order }: MessagesAsideProps) {
  const door = useTexts('door');
  const t = useTexts('inStore');
  if (!mayReportDoor(order)) return null;
  return (
    <Link to="/orders/$id/door" params={{ id: order.id }} className={buttonClass({ variant: 'secondary', size: 44 })}>
      {order.isReported ? door('seeReport') : t('doorShut')}
    </Link>
  );
}
