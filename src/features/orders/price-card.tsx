import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/misc/card.tsx';
import type { Order } from './order.ts';
import { OrderChip } from './order-chip.tsx';
import { PaidWith } from './paid-with.tsx';
import styles from './price-card.module.css';
import { useAmount } from './use-amount.ts';

/** What an order that is over cost, under its code. */
export function PriceCard({ order }: { readonly order: Order }) {
  const t = useTexts('orders');
  const write = useAmount();
  return (
    <Card className={styles.card}>
      <p className={styles.code}>{order.code}</p>
      <OrderChip order={order} isOwnPage />
      <p className={styles.total}>
        <span>{t('totalPrice')}</span>
        <strong>{write(order.charged)}</strong>
      </p>
      <p className={styles.soft}>
        <PaidWith order={order} />
      </p>
      <a href="#receipt">{t('receipt')}</a>
    </Card>
  );
}
