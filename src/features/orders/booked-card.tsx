import { isZero } from '#shared/money/arithmetic.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { Order } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { OrderTime } from './order-time.tsx';
import styles from './refund-ticket.module.css';
import { useDay } from './use-day.ts';

/** What an order that is over had booked; its code opens nothing any more. */
export function BookedCard({ order }: { readonly order: Order }) {
  const t = useTexts('refunds');
  const orders = useTexts('orders');
  const { listing } = order;
  return (
    <Card as="section" className={styles.booked} aria-labelledby="booked">
      <header className={styles.bookedHead}>
        <h2 id="booked">{t('hadBooked')}</h2>
        <OrderChip order={order} isOwnPage />
      </header>
      <div className={styles.place}>
        <ListingThumb listing={listing} size={88} />
        <div>
          <h3>{listing.name}</h3>
          <p className={styles.soft}>{listing.address}</p>
          {order.custody.inside === 0 && <p className={styles.soft}>{t('codeOver', { code: order.code })}</p>}
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
      <CanceledWhen order={order} />
      <p className={styles.soft}>
        {t('question')} <a href={`/contact?code=${order.code}`}>{t('writeToUs')}</a>. {t('answerDays')}
      </p>
    </Card>
  );
}

/** When it was cancelled, and how long before the drop-off; nothing where that was too late, or not all comes back. */
function CanceledWhen({ order: { canceledAt, dropOffAt, listing, paid } }: { readonly order: Order }) {
  const t = useTexts('refunds');
  const { moment } = useDay(listing.zone);
  if (canceledAt === null || canceledAt >= dropOffAt || !isZero(paid)) return null;
  const minutes = Math.max(1, Math.floor((Date.parse(dropOffAt) - Date.parse(canceledAt)) / 60_000));
  const hours = Math.floor(minutes / 60);
  const span =
    hours >= 48
      ? t('spanDays', { count: Math.floor(hours / 24) })
      : hours > 0
        ? t('spanHours', { count: hours })
        : t('spanMinutes', { count: minutes });
  return <p className={styles.soft}>{t('cancelledWhen', { moment: moment(canceledAt), span })}</p>;
}
