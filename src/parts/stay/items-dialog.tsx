import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { NumberStepper } from '#web/ui/field/number-stepper.tsx';
import { ItemGuideLink } from './item-guide-link.tsx';
import styles from './items-dialog.module.css';

export interface ItemsDialogProps {
  readonly open: boolean;
  readonly bagsCount: number;
  /** Places that are free for the stay, of all the location has; more cannot be chosen. Absent where none is chosen yet. */
  readonly room?: { readonly left: number; readonly capacity: number } | undefined;
  /** The whole price of so many. */
  readonly price?: ((bagsCount: number) => ReactNode) | undefined;
  readonly onConfirm: (bagsCount: number) => void;
  readonly onClose: () => void;
}

/** Asks for the number of items. Needs the area `dates`. */
export function ItemsDialog(props: ItemsDialogProps) {
  const t = useTexts('dates');
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('howMany')} width={440} fillPhone={false}>
      <Items {...props} key={`${props.open}${props.bagsCount}`} />
    </Dialog>
  );
}

function Items({ bagsCount, room, price, onConfirm }: ItemsDialogProps) {
  const t = useTexts('dates');
  const [typed, setTyped] = useState(String(bagsCount));
  const count = numberOf(typed);
  const isTooMany = room !== undefined && count !== null && count > room.left;
  const left = room && room.left > 0 ? ` ${t('onlyFree', { count: room.left })}` : '';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (count !== null && !isTooMany) onConfirm(count);
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Field
        label={t('numberOfItems')}
        className={styles.row}
        error={isTooMany ? `${t('maximumCapacity')}.${left}` : undefined}
        hint={room && t('placesFree', room)}
      >
        <NumberStepper
          name="bagsCount"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onStep={setTyped}
          min={1}
          max={Math.max(1, room?.left ?? MAX_BAGS)}
          lessLabel={t('lessItems')}
          moreLabel={t('moreItems')}
        />
      </Field>
      <p className={styles.guide}>
        <ItemGuideLink />
      </p>
      {price && count !== null && !isTooMany && <p className={styles.price}>{price(count)}</p>}
      <Button type="submit" full size={48} disabled={count === null || isTooMany}>
        {t('confirm')}
      </Button>
    </form>
  );
}

/** As many as three digits hold. */
const MAX_BAGS = 999;

/** What was typed as a number of bags; `null` when it is none. */
const numberOf = (typed: string): number | null => (/^[1-9]\d{0,2}$/.test(typed.trim()) ? Number(typed) : null);
