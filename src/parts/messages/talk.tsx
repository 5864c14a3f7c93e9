import { Check, CheckCheck, Clock } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { formatClock, formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EventLine, type TalkEvent } from './event-line.tsx';
import styles from './messages.module.css';
import { Translated } from './translated.tsx';
import type { WaitingMessage } from './waiting-messages.ts';

type TalkView = Outputs['messages']['hosted'];
type Message = TalkView['messages'][number];

interface TalkProps {
  readonly talk: TalkView;
  /** Which side reads here. */
  readonly as: Message['writer'];
  /** By which messages are translated for who reads; none are without it. */
  readonly bookingId?: string | undefined;
  /** A ready answer that goes in a moment. */
  readonly going: string | null;
  /** What waits for a network. */
  readonly waiting: readonly WaitingMessage[];
  /** Stands below what was written. */
  readonly children?: ReactNode;
}

type Line = { readonly at: string } & ({ readonly message: Message } | { readonly event: TalkEvent });

/** Messages and events in the order of time; of both at the same instant the event first. */
const linesOf = ({ messages, events }: TalkView): readonly Line[] =>
  [
    ...events.map((event) => ({ at: event.at, event })),
    ...messages.map((message) => ({ at: message.sentAt, message })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/**
 * What both sides of an order wrote, and what happened to it between, by the location's days. It opens at its end, stays
 * there, keeps an older message in its place while it is read, and goes to its end with what its reader writes.
 */
export function Talk({ talk, as, bookingId, going, waiting, children }: TalkProps) {
  const t = useTexts('messages');
  const scroller = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const { zone } = talk.location;
  const dayOf = ({ at }: Line) => localDateOf(at, zone);
  const lines = linesOf(talk);
  const own = talk.messages.filter(({ writer }) => writer === as).length + waiting.length + (going === null ? 0 : 1);
  // A scroll answers with a promise, which an effect must not.
  useEffect(() => void scroller.current?.scrollTo({ top: 0 }), [own]);
  return (
    <div
      ref={scroller}
      role="log"
      aria-label={t('title')}
      aria-relevant="additions"
      tabIndex={0}
      className={styles.scroller}
    >
      <div>
        <ul className={styles.list}>
          {lines.map((line, index) => {
            const before = lines[index - 1];
            const day = dayOf(line);
            return (
              <Fragment key={'event' in line ? `event ${line.event.id}` : line.message.id}>
                {(before === undefined || dayOf(before) !== day) && (
                  <li className={styles.day}>{formatWeekDay(day, locale)}</li>
                )}
                {'event' in line ? (
                  <EventLine event={line.event} zone={zone} />
                ) : (
                  <Bubble
                    message={line.message}
                    location={talk.location}
                    as={as}
                    bookingId={talk.canTranslate ? bookingId : undefined}
                  />
                )}
              </Fragment>
            );
          })}
          {waiting.map(({ requestId, text }) => (
            <li key={requestId} className={cx(styles.message, styles.own, styles.waiting)}>
              <span className={styles.bubble}>{text}</span>
              <span className={styles.by}>
                <Icon of={Clock} size={16} />
                <span>{t('waits')}</span>
              </span>
            </li>
          ))}
          {going !== null && (
            <li className={cx(styles.message, styles.own, styles.waiting)}>
              <span className={styles.bubble}>{going}</span>
            </li>
          )}
        </ul>
        {talk.messages.length + waiting.length === 0 && going === null && <p className={styles.none}>{t('none')}</p>}
        {children}
      </div>
    </div>
  );
}

interface BubbleProps extends Pick<TalkProps, 'as' | 'bookingId'> {
  readonly message: Message;
  readonly location: TalkView['location'];
}

function Bubble({ message, location, as, bookingId }: BubbleProps) {
  const t = useTexts('messages');
  const locale = useLocale();
  const { writer, name, sentAt, readAt, text, language } = message;
  const isOwn = writer === as;
  const clockOf = (iso: string) => formatClock(iso, location.zone, locale);
  const other = writer === 'traveller' ? t('traveller') : [name, location.name].filter(Boolean).join(', ');
  return (
    <li className={cx(styles.message, isOwn && styles.own)}>
      {bookingId !== undefined && !isOwn && language !== null && language !== locale ? (
        <Translated message={message} language={language} as={as} bookingId={bookingId} />
      ) : (
        <span className={styles.bubble}>{text}</span>
      )}
      <span className={styles.by}>
        {isOwn ? (
          <>
            {name !== null && <span>{name},</span>}
            <Icon of={readAt === null ? Check : CheckCheck} size={16} />
            <span>
              {readAt === null ? t('sentAt', { time: clockOf(sentAt) }) : t('read', { time: clockOf(readAt) })}
            </span>
          </>
        ) : (
          `${other}, ${clockOf(sentAt)}`
        )}
      </span>
    </li>
  );
}
