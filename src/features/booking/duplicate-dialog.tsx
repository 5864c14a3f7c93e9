import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import styles from './booking.module.css';
import type { FirstOrder } from './use-payment.ts';

export type DuplicateDialogProps = {
  /** The question that is open; its order is null where it is not theirs to see. */
  readonly duplicate: { readonly order: FirstOrder | null } | null;
  readonly place: string;
  readonly onBook: () => void;
  readonly onClose: () => void;
};

/** Asks before a person books the same place for the same time again: nothing was booked or charged yet. */
export function DuplicateDialog({ duplicate, place, onBook, onClose }: DuplicateDialogProps) {
  const t = useTexts('booking');
  const order = duplicate?.order ?? null;
  return (
    <ConfirmDialog
      open={duplicate !== null}
      title={t('duplicateTitle')}
      confirmLabel={t('duplicateBook')}
      cancelLabel={t('duplicateLeave')}
      onConfirm={onBook}
      onCancel={onClose}
    >
      <div className={styles.question}>
        <p>{order === null ? t('duplicateText', { place }) : t('duplicateTextCode', { place, code: order.code })}</p>
        {order !== null && (
          <p>
            <Link to="/orders/$id" params={{ id: order.id }}>
              {t('duplicateSee')}
            </Link>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
