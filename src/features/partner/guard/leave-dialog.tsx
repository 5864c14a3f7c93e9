import { useBlocker } from '@tanstack/react-router';
import { useUnsent } from '#web/lib/session/unsent.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './leave-dialog.module.css';

/** Asks before a page with unsaved changes is left. */
export function LeaveDialog({ isDirty }: { readonly isDirty: boolean }) {
  const t = useTexts('partner');
  const blocker = useBlocker({ shouldBlockFn: () => isDirty, withResolver: true, enableBeforeUnload: () => isDirty });
  useUnsent(isDirty);
  const isBlocked = blocker.status === 'blocked';
  return (
    <Dialog
      open={isBlocked}
      onClose={() => blocker.reset?.()}
      title={t('leaveTitle')}
      role="alertdialog"
      fillPhone={false}
      foot={
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {t('leaveGo')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('leaveKeep')}</Button>
        </div>
      }
    >
      <p>{t('leaveText')}</p>
    </Dialog>
  );
}
