import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useTexts } from './texts.ts';

/** Asks for the code once more; loads the page anew when the site is there and only this file is not. */
type Again = () => Promise<void>;

interface Instead<Props> {
  /** What stands in its place until its code has come. */
  readonly loading?: (props: Props) => ReactNode;
  /** What stands there when the code did not come. */
  readonly failed: (props: Props, again: Again) => ReactNode;
}

/** A part whose code is fetched when it is first shown; the page outlives a failure. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = () => null, failed }: Instead<Props>,
): ComponentType<Props> {
  /** What failed to come is asked for again by the next that is shown. */
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType<object> };
      } catch (error) {
        current = fetched();
        throw error;
      }
    });
  let current = fetched();

  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => current);
    const again = async () => {
      try {
        await load();
        setPart(() => current);
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
  };
}

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

/** Says that a part of the page did not come, and asks for it again. */
export function LateNotice({ again }: { readonly again: Again }) {
  const t = useTexts('common');
  const [isTrying, setIsTrying] = useState(false);
  const ask = async () => {
    setIsTrying(true);
    await again();
    setIsTrying(false);
  };
  return (
    <Notice
      tone="danger"
      live
      action={
        <Button variant="secondary" busy={isTrying} busyLabel={t('pleaseWait')} onClick={() => void ask()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('partMissing')}
    </Notice>
  );
}

interface LateDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly again: Again;
}

/** Opens in the place of a dialog whose code did not come. */
export function LateDialog({ open, onClose, again }: LateDialogProps) {
  const t = useTexts('common');
  return (
    <Dialog open={open} onClose={onClose} title={t('errorTitle')} fillPhone={false}>
      <LateNotice again={again} />
    </Dialog>
  );
}

/** Whether a file of the page's code or looks was not brought: without a network, or gone with an older release. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|Unable to preload CSS/i.test(error.message);

/**
 * The router answers a file that did not come by loading the page anew, which without a network takes away what stands
 * there. It knows such an error by its first words: these become others, and the screen says what is missing.
 */
export function outliveMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Without a network: ${payload.message}`;
  });
}

/** Whether the site answers at all. */
export const isSiteThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const ATTEMPTS = 15;
const BETWEEN_MS = 1000;

/** Waits for the site after the network came back, which may take a while to carry anything. @returns whether it answers */
export async function isSiteBack(): Promise<boolean> {
  for (let attempts = 0; attempts < ATTEMPTS && navigator.onLine; attempts += 1) {
    if (await isSiteThere()) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, BETWEEN_MS);
    });
  }
  return false;
}
