import { lazy, Suspense, useState } from 'react';
import type { DatesDialogProps } from './dates-dialog-props.ts';

const load = () => import('./dates-dialog.tsx');
const DatesDialog = lazy(async () => ({ default: (await load()).DatesDialog }));

/** Fetches the dialog's code, so that it opens at once: call it on hover or focus of its button. */
export function preloadDatesDialog(): void {
  void load();
}

/** The dates dialog, its code and the calendar rules fetched when it is first opened. Needs the area `dates`. */
export function LazyDatesDialog(props: DatesDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <DatesDialog {...props} />
    </Suspense>
  ) : null;
}
