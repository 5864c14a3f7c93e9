import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, memo, type ReactNode, Suspense, useState } from 'react';
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

type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the code, after which the part is shown at once. @throws when it does not come */
  readonly ahead: () => Promise<unknown>;
};

/** A part that the page cannot do without and whose code is fetched when it is first shown; the page outlives a failure. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = () => null, failed }: Instead<Props>,
): LatePart<Props> {
  let Present: ComponentType<Props> | null = null;
  const ahead = async () => (Present = await load());
  /** What failed to come is asked for again by the next that is shown. */
  const fetched = () =>
    lazyPart(async () => {
      try {
        return await ahead();
      } catch (error) {
        current = fetched();
        throw error;
      }
    });
  let current = fetched();

  function LatePart(props: Props) {
    const [Part, setPart] = useState(() => Present ?? current);
    const again = async () => {
      try {
        const Came = await ahead();
        setPart(() => Came);
      } catch {
        if (await isSiteThere()) location.reload();
      }
    };
    return (
      <CatchBoundary
        getResetKey={() => Part}
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
  }
  // Where nothing changed about it nothing happens: else React would render the server's markup anew while it has no code.
  return Object.assign(memo(LatePart) as ComponentType<Props>, { ahead });
}
