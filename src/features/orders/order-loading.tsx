import { useTexts } from '#web/lib/texts.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import styles from './order-page.module.css';

/** The order's shape while it loads. */
export function OrderLoading() {
  const t = useTexts('orders');
  return (
    <div className={styles.page} aria-busy>
      <span className="sr-only" role="status">
        {t('loadingOrder')}
      </span>
      <Skeleton width={320} height={40} radius={8} />
      <Skeleton height={420} radius={16} className={styles.ticket} />
    </div>
  );
}
