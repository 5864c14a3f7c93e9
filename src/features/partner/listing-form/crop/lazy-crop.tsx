import { LateDialog } from '#web/lib/late/late-dialog.tsx';
import { latePart } from '#web/lib/late/late-part.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';

/** The dialog that cuts a photo; its code comes when it is first opened. */
export const LazyCrop = latePart<CropDialogProps>(async () => (await import('./crop-dialog.tsx')).CropDialog, {
  failed: ({ open, onClose }, again) => <LateDialog open={open} onClose={onClose} again={again} />,
});
