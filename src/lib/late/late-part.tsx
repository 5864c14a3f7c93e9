import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { isMissingFile, isSiteThere } from './missing-file.ts';

/** Asks for the code once more; loads the page anew when the site is there and only this file is not. */
type Again = () => Promise<void>;

interface Instead<Props> {
  /** What stands in its place until its code has come. */
  readonly loading?: (props: Props) => ReactNode;
  /** What stands there when the code did not come. */
  readonly failed: (props: Props, again: Again) => ReactNode;
}

/** A part that the page cannot do without and whose code is fetched when it is first shown; the page outlives a failure. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = () => null, failed }: Instead<Props>,
): ComponentType<Props> {
  /** What failed to come is asked for again by the next that is shown. */
  const fetched = () =>
    lazyPart(async () => {
      try {
        return await load();
      } catch (error) {
        current = fetched();
        throw error;
      }
    });
  let current = fetched();

  return function LatePart(props: Props) {
    const [{ Part, tries }, setShown] = useState({ Part: current, tries: 0 });
    const again = async () => {
      try {
        await load();
        setShown({ Part: current, tries: tries + 1 });
      } catch {
        if (await isSiteThere()) location.reload();
      }
    };
    return (
      <CatchBoundary
        getResetKey={() => tries}
        errorComponent={({ error }) => {
          if (!isMissingFile(error)) throw error;
          return failed(props, again);
        }}
      >
        <Suspense fallback={loading(props)}>
          <Part {...props} />
        </Suspense>
      </CatchBoundary>
    );
  };
}
