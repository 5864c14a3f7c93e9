import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import type { Order } from '../order.ts';
import { OrderTime } from '../order-time.tsx';
import { useAmount } from '../use-amount.ts';
import styles from './order-facts.module.css';

type OrderFactsProps = {
  readonly order: Order;
  /** One below the other, with the price under a line. */
  readonly isList?: boolean;
  readonly className?: string | undefined;
};

/** Both ends of the stay, how many items, and the price. */
export function OrderFacts({ order, isList = false, className }: OrderFactsProps) {
  const t = useTexts('orders');
  const write = useAmount();
  const { zone } = order.listing.rules;
  return (
    <dl className={cx(styles.facts, isList && styles.list, className)}>
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
      <div>
        <dt>{t('numberOfItems')}</dt>
        <dd>{order.bagsCount}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('totalPrice')}</dt>
        <dd>{write(order.total)}</dd>
      </div>
    </dl>
  );
}
