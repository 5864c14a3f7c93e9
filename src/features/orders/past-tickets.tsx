import { Link } from '@tanstack/react-router';
import { formatOrderTime } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import styles from './browser-tickets.module.css';
import { type Order, refundedOf } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { useAmount } from './use-amount.ts';
import { useBookAgain } from './use-book-again.ts';

/** What is over, one line each. */
export function PastTickets({ orders }: { readonly orders: readonly Order[] }) {
  const t = useTexts('find');
  const texts = useTexts('orders');
  const locale = useLocale();
  const write = useAmount();
  const bookAgain = useBookAgain();
  return (
    <>
      <h3 className={styles.pastTitle}>{t('pastReservations')}</h3>
      <ul className={styles.past}>
        {orders.map((order) => {
          const { id, code, listing, bagsCount, dropOffAt } = order;
          const { date } = formatOrderTime(dropOffAt, listing.zone, locale);
          const refund = refundedOf(order);
          const amount = refund.minor > 0 ? t('back', { amount: write(refund) }) : write(order.charged);
          return (
            <li key={id} className={styles.row}>
              <ListingThumb listing={listing} size={44} />
              <div className={styles.rowWords}>
                <Link to="/orders/$id" params={{ id }} className={styles.name}>
                  {listing.name}
                </Link>
                <p>
                  <span className={styles.wide}>
                    {date}, {texts('bags', { count: bagsCount })}, {code}
                  </span>
                  <span className={styles.narrow}>
                    {date}, {amount}
                  </span>
                </p>
              </div>
              <OrderChip order={order} />
              <span className={styles.amount}>{amount}</span>
              <button type="button" className={styles.again} onClick={() => bookAgain(order)}>
                {texts('bookAgain')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
