import { CalendarPlus, DoorClosed, Luggage, MessageSquare, Timer } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './notify.module.css';

/** A traveller, people at a counter, or whose counter it is: partners hear of their money besides. */
export type NotifySide = 'traveller' | 'counter' | 'partner';

type NotifyRowsProps = { readonly side: NotifySide };

/** What a device would receive. */
export function NotifyRows({ side }: NotifyRowsProps) {
  const t = useTexts('notify');
  const rows =
    side === 'traveller'
      ? ([
          [Luggage, t('bagsIn'), t('bagsInText'), t('bagsInWhen')],
          [Timer, t('soon'), t('soonText'), null],
          [MessageSquare, t('messages'), t('messagesText'), t('anyTime')],
        ] as const)
      : ([
          [CalendarPlus, t('booking'), t('bookingText'), null],
          [MessageSquare, t('counterMessages'), t('counterMessagesText'), null],
          [DoorClosed, t('door'), t('doorText'), null],
        ] as const);
  return (
    <ul className={styles.rows}>
      {rows.map(([icon, name, text, when]) => (
        <li key={name}>
          <span className={styles.icon}>
            <Icon of={icon} size={20} />
          </span>
          <span>
            <strong>{name}</strong>
            <span className={styles.soft}>{text}</span>
          </span>
          {when !== null && <span className={styles.soft}>{when}</span>}
        </li>
      ))}
    </ul>
  );
}
