import { Bell } from 'lucide-react';
import { useState } from 'react';
import { counterKinds, partnerKinds, travellerKinds } from '#shared/booking/push-schema.ts';
import { isCounterLeftAlone, leaveCounterAlone } from '#web/lib/push.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './notify.module.css';
import { NotifyRows, type NotifySide } from './notify-rows.tsx';
import { useDevice } from './use-device.ts';

const kindsOf = { traveller: travellerKinds, counter: counterKinds, partner: partnerKinds } as const;

/** What each kind is called where it is switched off, by whom it tells. */
const labels = {
  traveller: {
    bagsIn: 'bagsIn',
    soon: 'soon',
    left: 'left',
    changes: 'changes',
    messages: 'messages',
    door: 'doorAnswer',
    booking: 'booking',
    payout: 'payout',
  },
  counter: {
    bagsIn: 'bagsIn',
    soon: 'soon',
    left: 'counterLeft',
    changes: 'changes',
    messages: 'counterMessages',
    door: 'door',
    booking: 'booking',
    payout: 'payout',
  },
} as const;

type NotifyCardProps = {
  readonly side: NotifySide;
  /** The order that a visitor is informed of. */
  readonly bookingId?: string | undefined;
  /** `offer` is there while the device is not notified, `kinds` once it is; both if absent. */
  readonly only?: 'offer' | 'kinds' | undefined;
};

/** Notifications on this device: switched on, and each kind off and on. Nothing where the browser has none. Needs the area `notify`. */
export function NotifyCard({ side, bookingId, only }: NotifyCardProps) {
  const t = useTexts('notify');
  const device = useDevice(bookingId);
  const { can, isOn, isLoading, off } = device;
  const [isLeft, setLeft] = useState(false);
  const isOffer = only === 'offer';
  if (!can || isLoading || (isOffer && (isOn || isLeft || isCounterLeftAlone())) || (only === 'kinds' && !isOn))
    return null;
  const kinds = kindsOf[side];
  const names = labels[side === 'traveller' ? 'traveller' : 'counter'];
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('heading')}</h2>
      {isOn ? (
        <>
          <div className={styles.kinds}>
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                label={t(names[kind])}
                checked={!off.includes(kind)}
                onChange={({ target }) =>
                  device.setOff(target.checked ? off.filter((each) => each !== kind) : [...off, kind])
                }
              />
            ))}
          </div>
          <Button variant="secondary" className={styles.stop} onClick={() => void device.turnOff()}>
            {t('stop')}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.soft}>{isOffer ? t('counterLead') : t('offText')}</p>
          <NotifyRows side={side} />
          {device.hasFailed && (
            <Notice tone="danger" live>
              {t('failed')}
            </Notice>
          )}
          <div className={styles.acts}>
            <Button busy={device.isBusy} onClick={() => void device.turnOn()}>
              <Icon of={Bell} size={18} />
              {t('tellMe')}
            </Button>
            {isOffer && (
              <Button
                variant="quiet"
                onClick={() => {
                  leaveCounterAlone();
                  setLeft(true);
                }}
              >
                {t('notNow')}
              </Button>
            )}
          </div>
          <p className={styles.soft}>{t('counterFoot')}</p>
        </>
      )}
    </Card>
  );
}
