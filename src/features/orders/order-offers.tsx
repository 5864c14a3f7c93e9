import { BadgePercent } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { OrderListing } from './order.ts';
import styles from './order-offers.module.css';

export type OrderOffersProps = { readonly listing: Pick<OrderListing, 'name' | 'discounts'> };

/** What the partner gives off their own products; nothing where they give nothing. */
export function OrderOffers({ listing: { name, discounts } }: OrderOffersProps) {
  const t = useTexts('orders');
  if (discounts.length === 0) return null;
  return (
    <Card as="section" pad={20} className={styles.card} aria-labelledby="offers">
      <h2 id="offers">{t('discountsTitle', { name })}</h2>
      <ul>
        {discounts.map((offer) => (
          <li key={offer.id}>
            <Icon of={BadgePercent} size={20} />
            <p>
              <strong>{t('discountLine', { percent: offer.percentage, what: offer.appliedTo })}</strong>
              <span>{offer.name}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
