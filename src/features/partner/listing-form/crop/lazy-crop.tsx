import { LateDialog, latePart } from '#web/lib/late.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';

/** The dialog that cuts a photo; its code comes when it is first opened. */
export const LazyCrop = latePart<CropDialogProps>(async () => (await import('./crop-dialog.tsx')).CropDialog, {
  failed: ({ open, onClose }, again) => <LateDialog open={open} onClose={onClose} again={again} />,
});
