import { useTexts } from '#web/lib/texts.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import styles from './card-fields.module.css';

/** Stands in the place of a card form's fields, as large as they will be. */
export function CardFormLoading() {
  const t = useTexts('booking');
  return (
    <div className={styles.loading}>
      <span className="sr-only" role="status">
        {t('cardLoading')}
      </span>
      <Skeleton height={48} radius={10} />
      <Skeleton height={48} radius={10} />
      <Skeleton height={48} radius={10} />
    </div>
  );
}
