import { CircleAlert, Search } from 'lucide-react';
import type { StayText } from '#web/parts/filter/filter.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Stepper } from '#web/ui/field/stepper.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { DatesDialogProps } from './dates-dialog-props.ts';
import styles from './dates-foot.module.css';
import { hoursOf } from './stay-state.ts';
import type { DatesState } from './use-dates-choice.ts';

type DatesFootProps = DatesDialogProps & { readonly state: DatesState; readonly chosen: StayText };

/** The stub: items, the whole price of what is being chosen, and Confirm. */
export function DatesFoot(props: DatesFootProps) {
  const { state, chosen, price, problem, reversedText, started, listingName, onConfirm, onSearch } = props;
  const t = useTexts('dates');
  const { bagsCount, isReversed } = state;
  const error = isReversed ? (reversedText ?? t('checkInTooLate')) : (problem?.(chosen, bagsCount) ?? null);
  const hours = useLengthWords()(hoursOf(state.stay));
  return (
    <>
      <div className={styles.items}>
        <span>{t('numberOfItems')}</span>
        <Stepper
          value={bagsCount}
          onChange={state.setBagsCount}
          label={t('numberOfItems')}
          lessLabel={t('lessItems')}
          moreLabel={t('moreItems')}
          disabled={started ?? false}
        />
      </div>
      <div className={cx(styles.total, onSearch && styles.wrapping)}>
        <div className={styles.sum} role="status">
          {error !== null && (
            <p className={styles.error}>
              <Icon of={CircleAlert} size={16} />
              {error}
            </p>
          )}
          {!isReversed && (
            <>
              {price && <div className={styles.price}>{price(chosen, bagsCount)}</div>}
              <p className={styles.wideLine}>
                {listingName === undefined ? hours : t('placeAndHours', { name: listingName, hours })}
              </p>
              <p className={styles.narrowLine}>{t('bagsAndHours', { bags: t('bags', { count: bagsCount }), hours })}</p>
            </>
          )}
        </div>
        <Button
          size={48}
          variant={onSearch ? 'secondary' : 'primary'}
          disabled={error !== null}
          className={styles.confirm}
          onClick={() => onConfirm({ stay: chosen, bagsCount })}
        >
          {t('confirm')}
        </Button>
        {onSearch && (
          <Button
            size={48}
            disabled={error !== null}
            className={styles.confirm}
            onClick={() => onSearch({ stay: chosen, bagsCount })}
          >
            <Icon of={Search} />
            {t('search')}
          </Button>
        )}
      </div>
    </>
  );
}

/** "6 hours"; from two days on "3 days, 6 hours". */
function useLengthWords(): (count: number) => string {
  const t = useTexts('dates');
  return (count) => {
    const hours = (left: number) => t('hours', { count: left });
    if (count < 48) return hours(count);
    const days = t('days', { count: Math.floor(count / 24) });
    return count % 24 === 0 ? days : t('daysAndHours', { days, hours: hours(count % 24) });
  };
}
