import { numbersOf } from '#shared/money/format-money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Stepper } from '#web/ui/field/stepper.tsx';
import { BagShelf } from './bag-shelf.tsx';
import styles from './listing-form.module.css';

const SQUARE_METRES_A_BAG = 0.2;

/** The side of the corner that so many suitcases fill, in metres, by halves. */
const cornerOf = (bags: number): number => Math.ceil(2 * Math.sqrt(bags * SQUARE_METRES_A_BAG)) / 2;

interface RoomFieldProps {
  readonly value: number;
  readonly onChange: (maxCapacity: number) => void;
}

/** How many bags find room, drawn on a shelf. */
export function RoomField({ value, onChange }: RoomFieldProps) {
  const t = useTexts('listingForm');
  const locale = useLocale();
  return (
    <div>
      <p className={styles.label}>{t('bags')} *</p>
      <div className={styles.shelf}>
        <Stepper
          value={value}
          onChange={onChange}
          min={1}
          max={50}
          label={t('bags')}
          lessLabel={t('fewer')}
          moreLabel={t('more')}
        />
        <BagShelf count={value} />
      </div>
      <p className={styles.hint}>
        {t('bagsRange')}{' '}
        {t('corner', { count: value, side: new Intl.NumberFormat(numbersOf(locale)).format(cornerOf(value)) })}{' '}
        {t('bagsHint')}
      </p>
    </div>
  );
}
