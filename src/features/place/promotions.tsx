import { BadgePercent } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './place-page.module.css';

/** What the partner gives off their own products to who stores here; nothing where they give nothing. */
export function Promotions({ listing: { name, discounts } }: { readonly listing: ListingDetails }) {
  const t = useTexts('place');
  if (discounts.length === 0) return null;
  return (
    <ul className={styles.promotions}>
      {discounts.map((discount) => (
        <li key={discount.id} className={styles.promotion}>
          <Icon of={BadgePercent} size={22} />
          <p>
            <strong>{t('promotion', { percentage: discount.percentage, what: discount.appliedTo })}</strong>
            <span>{t('promotionText', { promotion: discount.name, name })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
