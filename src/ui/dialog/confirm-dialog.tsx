import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The answer cannot be taken back. */
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
};

/** A question with two answers; the careful one comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, danger, busy, busyLabel } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      width={440}
      role="alertdialog"
      fillPhone={false}
      foot={
        <>
          <Button variant="secondary" data-first-focus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger-filled' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
