import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useTexts } from '../texts.ts';
import { LateNotice } from './late-notice.tsx';

interface LateDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly again: () => Promise<void>;
}

/** Opens in the place of a dialog whose code did not come. */
export function LateDialog({ open, onClose, again }: LateDialogProps) {
  const t = useTexts('common');
  return (
    <Dialog open={open} onClose={onClose} title={t('errorTitle')} closeLabel={t('close')} fillPhone={false}>
      <LateNotice again={again} />
    </Dialog>
  );
}
