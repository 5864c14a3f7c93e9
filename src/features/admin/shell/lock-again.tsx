import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Digits } from '#web/parts/second-factor/digits.tsx';
import { useViewer } from '#web/lib/viewer.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './prove-again.module.css';

/** How long it is said that a session ended, in ms: the person who looked away reads it still. */
const SAID_MS = 20_000;

/**
 * Half a day after the last code the server wants another (docs/decisions/administrators.md): it is asked for above the
 * page as it stands, so that nothing that was begun on it is lost. A session that ended leads to the login with a notice.
 */
export function LockAgain() {
  const t = useTexts('admin');
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const { mutateAsync: answer } = trpc.secondFactor.answer.useMutation();
  const toast = useToast();
  const isSignedIn = useViewer() !== null;
  const [isLocked, setIsLocked] = useState(false);
  useEffect(() => {
    const hear = (event: { readonly type: string; readonly action?: unknown }) => {
      const { type, error } = (event.action ?? {}) as { readonly type?: string; readonly error?: unknown };
      if (event.type !== 'updated' || type !== 'error') return;
      const { key } = wireFailure(error, '');
      if (key === 'secondFactorNeeded') setIsLocked(true);
      // The chrome leads to the login; once said is enough, however much is refused together.
      if (key === 'unauthenticated' && isSignedIn) toast.notice(t('sessionOver'), { key: 'session', lasts: SAID_MS });
    };
    const stops = [queryClient.getQueryCache().subscribe(hear), queryClient.getMutationCache().subscribe(hear)];
    return () => stops.forEach((stop) => stop());
  }, [queryClient, isSignedIn, t, toast]);
  return (
    <Dialog open={isLocked} onClose={() => setIsLocked(false)} title={t('lockTitle')} width={496}>
      <div className={styles.body}>
        <p>{t('lockAgain')}</p>
        <Digits
          onCode={async (code) => {
            await answer({ code });
            setIsLocked(false);
            await utils.admin.invalidate();
          }}
        />
      </div>
    </Dialog>
  );
}
