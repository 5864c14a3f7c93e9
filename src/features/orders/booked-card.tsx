import { useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { Order } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { OrderTime } from './order-time.tsx';
import styles from './refund-ticket.module.css';

/** What an order that is over had booked; its code opens nothing any more. */
export function BookedCard({ order }: { readonly order: Order }) {
  const t = useTexts('refunds');
  const orders = useTexts('orders');
  const { listing } = order;
  return (
    <Card as="section" className={styles.booked} aria-labelledby="booked">
      <header className={styles.bookedHead}>
        <h2 id="booked">{t('hadBooked')}</h2>
        <OrderChip order={order} />
      </header>
      <div className={styles.place}>
        <ListingThumb listing={listing} size={88} />
        <div>
          <h3>{listing.name}</h3>
          <p className={styles.soft}>{listing.address}</p>
          <p className={styles.soft}>{t('codeOver', { code: order.code })}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{orders('checkIn')}</dt>
          <dd>
            <OrderTime iso={order.dropOffAt} zone={listing.zone} />
          </dd>
        </div>
        <div>
          <dt>{orders('checkOut')}</dt>
          <dd>
            <OrderTime iso={order.pickUpAt} zone={listing.zone} />
          </dd>
        </div>
        <div className={styles.count}>
          <dt>{orders('numberOfItems')}</dt>
          <dd className={styles.items}>{order.bagsCount}</dd>
        </div>
      </dl>
      <p className={styles.soft}>
        {t('question')} <a href="/contact">{t('writeToUs')}</a>. {t('answerDays')}
      </p>
    </Card>
  );
}
