import type { Locale } from '#shared/messages/text.ts';
import { useLocale } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { ByMachine } from './by-machine.tsx';
import styles from './messages.module.css';

type Message = Outputs['messages']['hosted']['messages'][number];

interface TranslatedProps {
  readonly message: Message;
  /** In which it was written: another than the reader's. */
  readonly language: Locale;
  readonly as: Message['writer'];
  readonly bookingId: string;
}

/** A message of the other side in the reader's language, by a machine; as it was written until then, and on a press. */
export function Translated({ message, language, as, bookingId }: TranslatedProps) {
  const asked = { bookingId, messageId: message.id, language: useLocale() };
  const options = { retry: false, staleTime: Infinity };
  const atCounter = trpc.messages.translated.useQuery(asked, { ...options, enabled: as === 'location' });
  const onOrder = trpc.messages.translatedOfOrder.useQuery(asked, { ...options, enabled: as === 'traveller' });
  const translation = (as === 'location' ? atCounter : onOrder).data?.text;
  if (translation === undefined)
    return (
      <span className={styles.bubble} lang={language}>
        {message.text}
      </span>
    );
  return (
    <span className={cx(styles.bubble, styles.translated)}>
      <ByMachine language={language} original={message.text} translation={translation} />
    </span>
  );
}
