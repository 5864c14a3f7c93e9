import { Bell } from 'lucide-react';
import { useState } from 'react';
import { isMomentToAsk, notNow } from '#web/lib/push.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import styles from './notify.module.css';
import { NotifyRows } from './notify-rows.tsx';
import { useDevice } from './use-device.ts';

type NotifySheetProps = { readonly bookingId: string; readonly isInStore: boolean };

/** 'Shall we tell you?', at the two moments for it; the browser's own question comes after 'Tell me'. Needs the area `notify`. */
export function NotifySheet({ bookingId, isInStore }: NotifySheetProps) {
  const t = useTexts('notify');
  const device = useDevice(bookingId);
  const [isAnswered, setAnswered] = useState(false);
  const { isKnown, can, isOn, isLoading } = device;
  const mayAsk = isKnown && can && !isOn && !isLoading && !isAnswered;
  const leave = () => {
    notNow();
    setAnswered(true);
  };
  return (
    <Dialog
      open={mayAsk && isMomentToAsk(bookingId, isInStore)}
      onClose={leave}
      title={t('title')}
      fillPhone={false}
      className={styles.ask}
    >
      <div className={styles.sheet}>
        <p className={styles.soft}>{t('lead')}</p>
        <NotifyRows side="traveller" />
        {device.hasFailed && (
          <Notice tone="danger" live>
            {t('failed')}
          </Notice>
        )}
        <Button
          size={52}
          full
          busy={device.isBusy}
          onClick={() => void device.turnOn().then((on) => on && setAnswered(true))}
        >
          <Icon of={Bell} size={20} />
          {t('tellMe')}
        </Button>
        <Button variant="quiet" full onClick={leave}>
          {t('notNow')}
        </Button>
        <p className={styles.foot}>{t('foot')}</p>
      </div>
    </Dialog>
  );
}
