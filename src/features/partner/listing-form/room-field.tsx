import { useState } from 'react';
import { numbersOf } from '#shared/money/format-money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/field/field.tsx';
import { NumberStepper } from '#web/ui/field/number-stepper.tsx';
import { BagShelf } from './bag-shelf.tsx';
import styles from './listing-form.module.css';

/** As many bags as a location may take. */
const MOST = 50;
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
  /** As it is being typed; what is no number of bags stays on the screen only. */
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const bags = /^\d+$/.test(text) ? Number(text) : 0;
    if (bags >= 1 && bags <= MOST) onChange(bags);
  };
  return (
    <div>
      <div className={styles.shelf}>
        <Field label={t('bags')} required>
          <NumberStepper
            name="maxCapacity"
            value={typed ?? String(value)}
            max={MOST}
            lessLabel={t('fewer')}
            moreLabel={t('more')}
            onStep={type}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(null)}
          />
        </Field>
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
