import { useEffect } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { UnconfirmedNotice } from '#web/parts/unconfirmed-notice.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { useAfterLogin } from './after-login.ts';
import styles from './accounts.module.css';

/** How often it is asked whether the link was opened, in ms. */
const ASK_EVERY_MS = 5_000;

/** Whether a person has signed in whose address waits for its link. */
export const mustConfirm = (viewer: Viewer | null): viewer is Viewer =>
  viewer !== null && viewer.isPartner && !viewer.isConfirmed;

/** After the login of a partner who has not confirmed their address: says so, and goes on as soon as the link was opened. */
export function ConfirmFirst({ viewer }: { readonly viewer: Viewer }) {
  const t = useTexts('accounts');
  const after = useAfterLogin();
  const { data } = trpc.accounts.viewer.useQuery(undefined, { refetchInterval: ASK_EVERY_MS });
  const isConfirmed = data?.isConfirmed === true;
  useEffect(() => {
    if (isConfirmed) void after.go(viewer);
    // The way on is the one of this login.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isConfirmed]);
  return (
    <div className={styles.panel}>
      <UnconfirmedNotice />
      <Button size={52} full onClick={() => void after.go(viewer)} data-first-focus>
        {t('goOn')}
      </Button>
    </div>
  );
}
