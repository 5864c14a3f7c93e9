import { ChevronDown } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ReplacedOrder } from './order.ts';
import { useAmount } from './use-amount.ts';
import { useOrderTimeText } from './order-time.tsx';
import styles from './replaced-orders.module.css';

export type ReplacedOrdersProps = { readonly orders: readonly ReplacedOrder[]; readonly zone: string };

/** What the order was before it was changed, folded. */
export function ReplacedOrders({ orders, zone }: ReplacedOrdersProps) {
  const t = useTexts('orders');
  const write = useAmount();
  const time = useOrderTimeText();
  if (orders.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>
        {t('replaced', { count: orders.length })}
        <Icon of={ChevronDown} />
      </summary>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <span>
              <strong>{order.code}</strong>
              {time(order.dropOffAt, zone)} – {time(order.pickUpAt, zone)}, {t('bags', { count: order.bagsCount })}
            </span>
            <span>{write(order.total)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
