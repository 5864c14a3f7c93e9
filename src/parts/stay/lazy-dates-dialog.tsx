import { useState } from 'react';
import { LateDialog, latePart } from '#web/lib/late.tsx';
import type { DatesDialogProps } from './dates-dialog-props.ts';

const load = () => import('./dates-dialog.tsx');
const DatesDialog = latePart<DatesDialogProps>(async () => (await load()).DatesDialog, {
  failed: ({ open, onClose }, again) => <LateDialog open={open} onClose={onClose} again={again} />,
});

/** Fetches the dialog's code, so that it opens at once: call it on hover or focus of its button. */
export function preloadDatesDialog(): void {
  load().catch(() => {});
}

/** The dates dialog, its code and the calendar rules fetched when it is first opened. Needs the area `dates`. */
export function LazyDatesDialog(props: DatesDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <DatesDialog {...props} /> : null;
}
