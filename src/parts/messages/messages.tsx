import { useState } from 'react';
import { messageMax } from '#shared/booking/message-rules.ts';
import { formatOrderTime } from '#web/lib/format/time.ts';
import { newId } from '#web/lib/new-id.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import styles from './messages.module.css';

type Talk = Outputs['messages']['hosted'];
type Writer = Talk['messages'][number]['writer'];

export type MessagesProps = {
  readonly talk: Talk;
  /** Which side reads here. */
  readonly as: Writer;
  readonly isSending: boolean;
  /** Why the last one was refused. */
  readonly error: string | undefined;
  /** Sends a text under a number by which a repetition is known; `onSent` follows once it is kept. */
  readonly onSend: (message: { readonly requestId: string; readonly text: string }, onSent: () => void) => void;
};

/** What both sides of an order wrote, and the form for one more as long as it is open. */
export function Messages({ talk, as, isSending, error, onSend }: MessagesProps) {
  const t = useTexts('messages');
  const [text, setText] = useState('');
  const [requestId, setRequestId] = useState(newId);
  const done = () => {
    setText('');
    setRequestId(newId());
  };
  return (
    <>
      {talk.messages.length === 0 ? (
        <p className={styles.list}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {talk.messages.map((message) => (
            <Message key={message.id} message={message} talk={talk} isOwn={message.writer === as} />
          ))}
        </ul>
      )}
      {talk.isOpen ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            onSend({ requestId, text: text.trim() }, done);
          }}
        >
          <Field label={t('write')} hint={t('writeHint')} error={error}>
            <TextArea
              rows={3}
              maxLength={messageMax}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                // Another text is another message.
                if (error !== undefined) setRequestId(newId());
              }}
            />
          </Field>
          <Button type="submit" busy={isSending} disabled={text.trim() === ''}>
            {t('send')}
          </Button>
        </form>
      ) : (
        <Notice>{t('closed')}</Notice>
      )}
    </>
  );
}

type MessageProps = {
  readonly message: Talk['messages'][number];
  readonly talk: Talk;
  readonly isOwn: boolean;
};

function Message({ message, talk, isOwn }: MessageProps) {
  const t = useTexts('messages');
  const locale = useLocale();
  const { date, time } = formatOrderTime(message.sentAt, talk.location.zone, locale);
  const other = message.writer === 'location' ? talk.location.name : t('traveller');
  return (
    <li className={cx(styles.message, isOwn && styles.own)}>
      <span className={styles.by}>
        {isOwn ? t('you') : other}, {date}, {time}
      </span>
      {message.text}
    </li>
  );
}
