import { useState } from 'react';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { DatesContent } from './dates-content.tsx';
import type { DatesDialogProps } from './dates-dialog-props.ts';
import styles from './dates-dialog.module.css';

/**
 * Chooses a stay and the number of items: Check In and Check Out as tabs, a calendar and the day's times. What is
 * being chosen is forgotten when it closes without Confirm. Import `LazyDatesDialog` in screens.
 */
export function DatesDialog(props: DatesDialogProps) {
  const t = useTexts('dates');
  // While it fades away it keeps showing what it was opened with.
  const [shown, setShown] = useState({ props, opened: 0 });
  if (props.open && shown.props !== props) {
    setShown({ props, opened: shown.opened + (shown.props.open ? 0 : 1) });
  } else if (!props.open && shown.props.open) {
    setShown({ ...shown, props: { ...shown.props, open: false } });
  }
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('stayEnds')} bare width={808} className={styles.dialog}>
      <DatesContent {...shown.props} key={shown.opened} />
    </Dialog>
  );
}
