import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { AnswerInPlace } from './answer-in-place.tsx';
import styles from './inbox.module.css';
import { type Conversation, useConversationWords } from './use-conversation-words.ts';

type ConversationListProps = {
  readonly conversations: readonly Conversation[];
  /** The booking whose conversation is open. */
  readonly opened: string | undefined;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Rows name their location: there are several. */
  readonly withLocation: boolean;
};

/** Those that wait for an answer, the oldest first, then the others. */
export function ConversationList({ conversations, ...shared }: ConversationListProps) {
  const t = useTexts('inbox');
  const waiting = conversations.filter(({ waitsSince }) => waitsSince !== null);
  const others = conversations.filter(({ waitsSince }) => waitsSince === null);
  return (
    <>
      {waiting.length > 0 && (
        <section>
          <header className={styles.group}>
            <h2>{t('notAnswered', { count: waiting.length })}</h2>
            <span>{t('oldestFirst')}</span>
          </header>
          <Rows conversations={waiting} inPlace={shared.opened === undefined ? waiting[0] : undefined} {...shared} />
        </section>
      )}
      {others.length > 0 && (
        <section>
          <header className={styles.group}>
            <h2>{t('answered')}</h2>
          </header>
          <Rows conversations={others} {...shared} />
        </section>
      )}
    </>
  );
}

type RowsProps = ConversationListProps & {
  /** The one that is answered in place. */
  readonly inPlace?: Conversation | undefined;
};

const Rows = ({ conversations, opened, inPlace, ...shared }: RowsProps) => (
  <ul className={styles.rows}>
    {conversations.map((conversation) => (
      <Row
        key={conversation.bookingId}
        conversation={conversation}
        isOpen={conversation.bookingId === opened}
        isInPlace={conversation === inPlace}
        {...shared}
      />
    ))}
  </ul>
);

type RowProps = Pick<ConversationListProps, 'now' | 'withLocation'> & {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  readonly isInPlace: boolean;
};

function Row({ conversation, isOpen, isInPlace, now, withLocation }: RowProps) {
  const t = useTexts('inbox');
  const { bookingId, travellerName, location, waitsSince, unread } = conversation;
  const { state, said, time, isLong } = useConversationWords(conversation, now);
  const [icon, words] = state;
  return (
    <li>
      <Link
        from="/dashboard/messages"
        to="/dashboard/messages"
        search={(before) => ({ ...before, talk: bookingId })}
        resetScroll={false}
        className={cx(styles.row, isOpen && styles.open, isInPlace && styles.inPlace)}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Avatar name={travellerName} size={40} />
        <span className={styles.words}>
          <span className={styles.top}>
            <span className={styles.name}>{travellerName}</span>
            <span className={cx(styles.time, isLong && styles.long)}>
              {isLong && <Icon of={Hourglass} size={16} />}
              {waitsSince === null ? (
                time
              ) : (
                <>
                  <span aria-hidden>{time}</span>
                  <span className="sr-only">{t('waits', { time })}</span>
                </>
              )}
            </span>
          </span>
          <span className={cx(styles.said, waitsSince !== null && styles.strong)}>{said}</span>
          <span className={styles.state}>
            <Icon of={icon} size={16} />
            {words}
            {unread > 0 && (
              <span className={styles.unread}>
                <span aria-hidden>{unread}</span>
                <span className="sr-only">{t('unread', { count: unread })}</span>
              </span>
            )}
          </span>
          {withLocation && <span className={styles.place}>{location.name}</span>}
        </span>
      </Link>
      {isInPlace && <AnswerInPlace key={bookingId} conversation={conversation} now={now} />}
    </li>
  );
}
