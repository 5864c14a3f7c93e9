import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Stepper } from '#web/ui/field/stepper.tsx';
import { ItemGuideLink } from './item-guide-link.tsx';
import styles from './items-dialog.module.css';

export interface ItemsDialogProps {
  readonly open: boolean;
  readonly bagsCount: number;
  /** Places left; more cannot be chosen. */
  readonly max?: number | undefined;
  readonly onConfirm: (bagsCount: number) => void;
  readonly onClose: () => void;
}

/** Asks for the number of items. Needs the area `dates`. */
export function ItemsDialog(props: ItemsDialogProps) {
  const t = useTexts('dates');
  const common = useTexts('common');
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t('howMany')}
      closeLabel={common('close')}
      width={440}
      fillPhone={false}
    >
      <Items {...props} key={`${props.open}${props.bagsCount}`} />
    </Dialog>
  );
}

function Items({ bagsCount, max, onConfirm }: ItemsDialogProps) {
  const t = useTexts('dates');
  const [count, setCount] = useState(bagsCount);
  return (
    <>
      <div className={styles.row}>
        <span>{t('numberOfItems')}</span>
        <Stepper
          value={count}
          onChange={setCount}
          {...(max === undefined ? {} : { max: Math.max(1, max) })}
          label={t('numberOfItems')}
          lessLabel={t('lessItems')}
          moreLabel={t('moreItems')}
        />
      </div>
      <p className={styles.guide}>
        <ItemGuideLink />
      </p>
      {max !== undefined && count >= max && (
        <p className={styles.note}>{max > 0 ? t('onlyFree', { count: max }) : t('maximumCapacity')}</p>
      )}
      <Button full size={48} onClick={() => onConfirm(count)}>
        {t('confirm')}
      </Button>
    </>
  );
}
