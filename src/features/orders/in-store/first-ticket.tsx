import { Link } from '@tanstack/react-router';
import { TicketCheck } from 'lucide-react';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { tagsInside } from '#web/parts/custody/record-marks.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { isInStore, type OrderSummary } from '../order.ts';
import { OrderChip } from '../order-chip.tsx';
import { OrderTime } from '../order-time.tsx';
import { useAmount } from '../use-amount.ts';
import { BagTags } from './bag-tags.tsx';
import styles from './first-ticket.module.css';
import { LargeCode } from './large-code.tsx';
import { NowStrip } from './now-strip.tsx';
import { useInStoreWords } from './use-in-store-words.ts';

/** The ticket that is wanted first among My Bookings, with its code: bags in store, or the next drop-off. */
export function FirstTicket({ order }: { readonly order: OrderSummary }) {
  const t = useTexts('inStore');
  const orders = useTexts('orders');
  const locale = useLocale();
  const words = useInStoreWords(order);
  const { id, listing } = order;
  const isIn = isInStore(order);
  const next = order.started ? order.pickUpAt : order.dropOffAt;
  // On a phone the code comes before it.
  const rest = (
    <>
      <Facts order={order} />
      {listing.note !== null && listing.note !== '' && <Notice className={styles.note}>{listing.note}</Notice>}
    </>
  );
  return (
    <Ticket as="section" direction="auto" aria-label={`${orders('ticket')}, ${order.code}`} className={styles.ticket}>
      <TicketPart>
        <PrintedBand height={44} className={styles.band} />
        <div className={styles.details}>
          <ListingThumb listing={listing} size={128} className={styles.thumb} />
          <div className={styles.chips}>
            <OrderChip order={order} />
            {isIn && <Tags order={order} />}
          </div>
          <div className={styles.words}>
            <h2>
              <Link to="/orders/$id" params={{ id }}>
                {listing.name}
              </Link>
            </h2>
            <p>
              {listing.address}{' '}
              <a href={directionsUrl(listing)} target="_blank" rel="noreferrer">
                {orders('directionsInBrackets')}
              </a>
            </p>
          </div>
          <div className={styles.next}>
            <p className={styles.label}>{t(order.started ? 'pickUpBy' : 'dropOffAt')}</p>
            <p className={styles.time}>{formatClock(next, listing.zone, locale)}</p>
            {order.outcome !== 'late' && <p className={styles.left}>{words.timeUntil(next)}</p>}
          </div>
          {isIn && (
            <div className={styles.strip}>
              <NowStrip order={order} />
            </div>
          )}
          <div className={styles.wideOnly}>{rest}</div>
        </div>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <PrintedBand height={44} from={816} className={styles.stubBand} />
        <div className={styles.counter}>
          <LargeCode code={order.code} isRow />
        </div>
        <div className={styles.narrowOnly}>{rest}</div>
        <div className={styles.actions}>
          <Link to="/orders/$id" params={{ id }} className={buttonClass()}>
            <Icon of={TicketCheck} />
            {t('openTicket')}
          </Link>
          {order.modifiable && (
            <Link
              to="/orders/$id"
              params={{ id }}
              search={{ change: true }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {orders('modifyBooking')}
            </Link>
          )}
        </div>
      </TicketStub>
    </Ticket>
  );
}

function Facts({ order }: { readonly order: OrderSummary }) {
  const orders = useTexts('orders');
  const write = useAmount();
  const { zone } = order.listing;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{orders('dropOff')}</dt>
        <dd>
          <OrderTime iso={order.dropOffAt} zone={zone} />
        </dd>
      </div>
      <div>
        <dt>{orders('return')}</dt>
        <dd>
          <OrderTime iso={order.pickUpAt} zone={zone} />
        </dd>
      </div>
      <div>
        <dt>{orders('bagsCapital', { count: order.bagsCount })}</dt>
        <dd>{write(order.total)}</dd>
      </div>
    </dl>
  );
}

type TagsProps = {
  readonly order: Pick<OrderSummary, 'id' | 'custody'>;
  /** Bags without numbers have none, instead of 'First bag'. */
  readonly numbersOnly?: boolean;
};

/** The tags of its bags, from the record. */
export function Tags({ order: { id, custody }, numbersOnly = false }: TagsProps) {
  const { data } = trpc.custody.record.useQuery({ bookingId: id });
  const tags = tagsInside(data?.entries ?? []);
  return numbersOnly && tags.length === 0 ? null : <BagTags bags={custody.inside} tags={tags} small />;
}
