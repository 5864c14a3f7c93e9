import { Check, CheckCheck } from 'lucide-react';
import { Fragment } from 'react';
import { formatClock, formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './messages.module.css';

type TalkView = Outputs['messages']['hosted'];
type Message = TalkView['messages'][number];

interface TalkProps {
  readonly talk: TalkView;
  /** Which side reads here. */
  readonly as: Message['writer'];
  /** An own answer that has not gone yet. */
  readonly waiting: string | null;
}

/** What both sides of an order wrote, by the location's days. */
export function Talk({ talk, as, waiting }: TalkProps) {
  const t = useTexts('messages');
  const locale = useLocale();
  const dayOf = ({ sentAt }: Message) => localDateOf(sentAt, talk.location.zone);
  if (talk.messages.length === 0 && waiting === null) return <p className={styles.list}>{t('none')}</p>;
  return (
    <ul className={styles.list}>
      {talk.messages.map((message, index) => {
        const before = talk.messages[index - 1];
        const day = dayOf(message);
        return (
          <Fragment key={message.id}>
            {(before === undefined || dayOf(before) !== day) && (
              <li className={styles.day}>{formatWeekDay(day, locale)}</li>
            )}
            <Bubble message={message} location={talk.location} isOwn={message.writer === as} />
          </Fragment>
        );
      })}
      {waiting !== null && (
        <li className={cx(styles.message, styles.own, styles.waiting)}>
          <span className={styles.bubble}>{waiting}</span>
        </li>
      )}
    </ul>
  );
}

interface BubbleProps {
  readonly message: Message;
  readonly location: TalkView['location'];
  readonly isOwn: boolean;
}

function Bubble({ message, location, isOwn }: BubbleProps) {
  const t = useTexts('messages');
  const locale = useLocale();
  const { writer, name, sentAt, readAt, text } = message;
  const clockOf = (iso: string) => formatClock(iso, location.zone, locale);
  const other = writer === 'traveller' ? t('traveller') : [name, location.name].filter(Boolean).join(', ');
  return (
    <li className={cx(styles.message, isOwn && styles.own)}>
      <span className={styles.bubble}>{text}</span>
      <span className={styles.by}>
        {isOwn ? (
          <>
            <Icon of={readAt === null ? Check : CheckCheck} size={16} />
            {readAt === null ? t('sentAt', { time: clockOf(sentAt) }) : t('read', { time: clockOf(readAt) })}
          </>
        ) : (
          `${other}, ${clockOf(sentAt)}`
        )}
      </span>
    </li>
  );
}
