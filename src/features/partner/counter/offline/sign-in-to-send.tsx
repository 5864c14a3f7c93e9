import { LogIn } from 'lucide-react';
import { trpc } from '#web/lib/trpc.ts';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { useKeptCounter } from './kept-counter-context.ts';

/** Something waits, there is a network, and no one is signed in who could send it. */
export function SignInToSend() {
  const t = useTexts('offlineCounter');
  const { queue, goneSince } = useKeptCounter();
  const isWaiting = queue.some(({ state }) => state === 'waits');
  // The page was kept without its person: who is signed in is asked when there is a network.
  const { data: viewer, isFetchedAfterMount } = trpc.accounts.viewer.useQuery(undefined, {
    enabled: isWaiting && goneSince === null,
    refetchOnMount: 'always',
  });
  if (!isWaiting || goneSince !== null || !isFetchedAfterMount || viewer !== null) return null;
  return (
    <Notice
      icon={LogIn}
      title={t('signInToSend')}
      action={
        <a href="/login?returnTo=%2Fcounter" className={buttonClass({ size: 40 })}>
          {t('signIn')}
        </a>
      }
    />
  );
}
