import { Pencil } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { preloadDatesDialog } from '#web/parts/stay/lazy-dates-dialog.tsx';
import { StayEnd } from '#web/parts/stay/stay-end.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import type { ListingToBook } from '#web/parts/filter/listing-to-book.ts';
import styles from './stay-rows.module.css';

export type StayRowsProps = {
  readonly chosen: ListingToBook | null | undefined;
  readonly onDates: () => void;
  readonly onItems: () => void;
};

/** The stay's two ends as one button, and the number of items as another. */
export function StayRows({ chosen, onDates, onItems }: StayRowsProps) {
  const t = useTexts('booking');
  const end = (iso: string | undefined) =>
    iso === undefined ? <Skeleton width={130} height={16} /> : <StayEnd iso={iso} zone={chosen?.zone ?? 'UTC'} />;
  return (
    <Card pad={0}>
      <button
        type="button"
        className={styles.row}
        aria-describedby="change-dates"
        disabled={!chosen}
        onClick={onDates}
        onPointerEnter={preloadDatesDialog}
        onFocus={preloadDatesDialog}
      >
        <span className={styles.end}>
          <span className={styles.label}>{t('checkIn')}</span>
          <span className={styles.value}>{end(chosen?.stay.dropOffAt)}</span>
        </span>
        <span className={styles.end}>
          <span className={styles.label}>{t('checkOut')}</span>
          <span className={styles.value}>{end(chosen?.stay.pickUpAt)}</span>
        </span>
        <span className={styles.change}>
          <Icon of={Pencil} size={16} />
          <span className={styles.word}>{t('change')}</span>
          <span id="change-dates" hidden>
            {t('changeDates')}
          </span>
        </span>
      </button>
      <button type="button" className={styles.row} aria-describedby="change-items" disabled={!chosen} onClick={onItems}>
        <span className={styles.end}>
          <span className={styles.label}>{t('numberOfItems')}</span>
          <span className={styles.value}>{chosen ? chosen.bagsCount : <Skeleton width={20} height={16} />}</span>
        </span>
        <span className={styles.change}>
          <Icon of={Pencil} size={16} />
          <span>{t('change')}</span>
          <span id="change-items" hidden>
            {t('changeItems')}
          </span>
        </span>
      </button>
    </Card>
  );
}
