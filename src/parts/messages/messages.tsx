import { Send } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { messageMax } from '#shared/booking/message-rules.ts';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { readyAnswers } from './ready-answers.ts';
import { Talk } from './talk.tsx';
import styles from './messages.module.css';
import { useOutbox } from './use-outbox.ts';
import { useQuickReply } from './use-quick-reply.ts';
import type { WaitingMessage } from './waiting-messages.ts';

type TalkView = Outputs['messages']['hosted'];

export type MessagesProps = {
  readonly talk: TalkView;
  /** Which side reads here. */
  readonly as: TalkView['messages'][number]['writer'];
  /** By which messages are translated for who reads; none are without it. */
  readonly bookingId?: string | undefined;
  readonly isSending: boolean;
  /** Why the last one was refused. */
  readonly error: string | undefined;
  /** Sends a text under a number by which a repetition is known; `onSent` follows once it is kept. */
  readonly onSend: (message: WaitingMessage, onSent: () => void, onFailed?: (isUnanswered: boolean) => void) => void;
  /** Names the order on this device, where what is written without a network is kept until it can go. */
  readonly keptAs?: string;
  /** Something of the other side is before this side's eyes for the first time. */
  readonly onSeen: () => void;
  /** Stands below what was written, above the form. */
  readonly children?: ReactNode;
};

/** What both sides of an order wrote, ready answers, and the form for more as long as it is open. */
export function Messages({ talk, as, bookingId, isSending, error, onSend, onSeen, keptAs, children }: MessagesProps) {
  const t = useTexts('messages');
  const [text, setText] = useState('');
  const [requestId, setRequestId] = useState(newId);
  const outbox = useOutbox({
    scope: keptAs ?? null,
    isSending,
    send: (message, onSent) =>
      onSend(message, onSent, (isUnanswered) => {
        if (isUnanswered) return;
        // What was refused goes back to where it was written.
        onSent();
        setText((typed) => typed || message.text);
      }),
  });
  const send = (message: WaitingMessage, onSent: () => void) => {
    const keep = () => {
      outbox.keep(message);
      onSent();
    };
    if (keptAs !== undefined && !outbox.isOnline) keep();
    else onSend(message, onSent, (isUnanswered) => keptAs !== undefined && isUnanswered && keep());
  };
  const quick = useQuickReply((reply) => send({ requestId: newId(), text: reply }, () => {}));
  const unread = talk.messages.filter(({ writer, readAt }) => writer !== as && readAt === null).length;
  useEffect(() => {
    if (unread > 0) onSeen();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what has come, not for each drawing
  }, [unread]);
  const done = () => {
    setText('');
    setRequestId(newId());
  };
  return (
    <>
      <Talk talk={talk} as={as} bookingId={bookingId} going={quick.waiting} waiting={outbox.waiting}>
        {quick.waiting !== null && (
          <p className={styles.going}>
            {t('going')}
            <Button variant="quiet" size={44} onClick={quick.undo}>
              {t('undo')}
            </Button>
          </p>
        )}
        {children}
      </Talk>
      {talk.isOpen ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            send({ requestId, text: text.trim() }, done);
          }}
        >
          <div role="group" aria-label={t('quick')} className={styles.quick}>
            {readyAnswers[as].map((key) => (
              <Button
                key={key}
                variant="secondary"
                size={44}
                disabled={quick.waiting !== null}
                onClick={() => quick.send(t(key))}
              >
                {t(key)}
              </Button>
            ))}
          </div>
          <div className={styles.line}>
            <Field label={t('write')} hideLabel hint={t('writeHint')} error={error}>
              <TextArea
                rows={1}
                className={styles.text}
                placeholder={t('write')}
                maxLength={messageMax}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  // Another text is another message.
                  if (error !== undefined) setRequestId(newId());
                }}
              />
            </Field>
            <Button
              type="submit"
              className={styles.send}
              aria-label={t('send')}
              busy={isSending}
              disabled={text.trim() === ''}
            >
              <Icon of={Send} />
            </Button>
          </div>
        </form>
      ) : (
        <Notice>{t('closed')}</Notice>
      )}
    </>
  );
}
