import { Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { DayStrips } from '#web/parts/day-strip/day-strip.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/misc/logo.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import type { Order } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { OrderTime } from './order-time.tsx';
import styles from './order-ticket.module.css';
import { TicketStubContent } from './ticket-stub.tsx';

export type OrderTicketProps = {
  readonly order: Order;
  /** What can be done, under the code of a phone's ticket. */
  readonly actions?: ReactNode;
};

/** The order as a ticket: details on the paper, code and QR on the stub, which comes first on a phone. */
export function OrderTicket({ order, actions }: OrderTicketProps) {
  const t = useTexts('orders');
  const site = trpc.cms.site.useQuery().data;
  const { listing, day } = order;
  const { zone } = listing.rules;
  return (
    <Ticket
      as="section"
      direction="auto"
      aria-label={t('ticket')}
      className={cx(styles.ticket, order.status === 'canceled' && styles.canceled)}
    >
      <TicketPart className={styles.part}>
        <PrintedBand height={44} className={styles.partBand} />
        <div className={styles.details}>
          <div className={styles.brand}>
            <Logo name={site?.name ?? ''} size="small" />
            <OrderChip order={order} isOwnPage />
          </div>
          <div className={styles.place}>
            <ListingThumb listing={listing} size={132} className={styles.thumb} />
            <div className={styles.words}>
              <h2>{listing.name}</h2>
              <p className={styles.address}>{listing.address}</p>
              <p className={styles.links}>
                <a href={directionsUrl(listing)} target="_blank" rel="noreferrer">
                  <Icon of={Navigation} size={16} />
                  <span>{t('directions')}</span>
                </a>
                {listing.phone !== null && (
                  <a href={telLink(listing.phone)}>
                    <Icon of={Phone} size={16} />
                    <span className={styles.wideOnly}>{t('callShop')}</span>
                    <span className={styles.narrowOnly}>{t('call')}</span>
                  </a>
                )}
              </p>
            </div>
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>{t('checkIn')}</dt>
              <dd>
                <OrderTime iso={order.dropOffAt} zone={zone} />
              </dd>
            </div>
            <div>
              <dt>{t('checkOut')}</dt>
              <dd>
                <OrderTime iso={order.pickUpAt} zone={zone} />
              </dd>
            </div>
            <div className={styles.items}>
              <dt>{t('numberOfItems')}</dt>
              <dd>{order.bagsCount}</dd>
            </div>
          </dl>
          {day && <DayStrips days={day} />}
        </div>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <PrintedBand height={44} from={816} className={styles.stubBand} />
        <TicketStubContent order={order} actions={actions} />
      </TicketStub>
    </Ticket>
  );
}
