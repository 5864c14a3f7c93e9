import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

type LateProps = {
  /** What stands in its place until its code has come, and for good when it does not come, as without a network. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page whose code is fetched late; the page does without it rather than fail. */
export function Late({ instead = null, children }: LateProps) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </CatchBoundary>
  );
}
