import { Languages } from 'lucide-react';
import { useState } from 'react';
import type { Locale } from '#shared/messages/text.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './messages.module.css';

type Message = Outputs['messages']['hosted']['messages'][number];

const fromWords = { en: 'fromEnglish', fr: 'fromFrench', es: 'fromSpanish' } as const satisfies Record<Locale, string>;

interface TranslatedProps {
  readonly message: Message;
  /** In which it was written: another than the reader's. */
  readonly language: Locale;
  readonly as: Message['writer'];
  readonly bookingId: string;
}

/** A message of the other side in the reader's language, by a machine; as it was written until then, and on a press. */
export function Translated({ message, language, as, bookingId }: TranslatedProps) {
  const t = useTexts('messages');
  const locale = useLocale();
  const [wantsOriginal, setWantsOriginal] = useState(false);
  const asked = { bookingId, messageId: message.id, language: locale };
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
      <span lang={wantsOriginal ? language : locale}>{wantsOriginal ? message.text : translation}</span>
      <span className={styles.foot}>
        <Icon of={Languages} size={18} />
        <span>
          {t(fromWords[language])}{' '}
          <LinkButton onClick={() => setWantsOriginal(!wantsOriginal)}>
            {t(wantsOriginal ? 'showTranslation' : 'showOriginal')}
          </LinkButton>
        </span>
      </span>
    </span>
  );
}
