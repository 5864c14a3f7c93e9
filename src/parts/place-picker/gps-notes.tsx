import { LocateOff } from 'lucide-react';
import { Button } from '#web/ui/button/button.tsx';
import { CloseButton } from '#web/ui/button/close-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useTexts } from '#web/lib/texts.ts';
import styles from './gps-notes.module.css';
import type { useLocate } from './use-locate.ts';

type GpsNotesProps = { readonly gps: ReturnType<typeof useLocate> };

/** What is said while the device is being located, and when it is not allowed. */
export function GpsNotes({ gps }: GpsNotesProps) {
  const t = useTexts('places');
  const { state } = gps;
  const words =
    state === 'denied'
      ? t('gpsDenied')
      : state === 'unsupported'
        ? t('gpsUnsupported')
        : state === 'failed'
          ? t('gpsFailed')
          : null;
  return (
    <>
      <div role="status" className={styles.notes}>
        {state === 'waiting' && <p className={styles.waiting}>{t('waitingForGps')}</p>}
        {words !== null && (
          <p className={styles.note}>
            <Icon of={LocateOff} size={18} />
            <span>{words}</span>
            <CloseButton iconSize={18} onClick={gps.dismiss} />
          </p>
        )}
      </div>
      <Dialog
        open={gps.isNoticeOpen}
        onClose={gps.closeNotice}
        title={t('gpsTitle')}
        width={440}
        role="alertdialog"
        fillPhone={false}
        foot={
          <Button data-first-focus onClick={gps.closeNotice}>
            {t('ok')}
          </Button>
        }
      >
        {t('gpsNotice')}
      </Dialog>
    </>
  );
}
