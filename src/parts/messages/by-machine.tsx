import { Languages } from 'lucide-react';
import { useState } from 'react';
import type { Locale } from '#shared/messages/text.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './messages.module.css';

const fromWords = { en: 'fromEnglish', fr: 'fromFrench', es: 'fromSpanish' } as const satisfies Record<Locale, string>;

interface ByMachineProps {
  /** In which it was written: another than the reader's. */
  readonly language: Locale;
  readonly original: string;
  readonly translation: string;
}

/** What was written in another language, in the reader's, and on a press as it was written. Needs the area `messages`. */
export function ByMachine({ language, original, translation }: ByMachineProps) {
  const t = useTexts('messages');
  const locale = useLocale();
  const [wantsOriginal, setWantsOriginal] = useState(false);
  return (
    <>
      <span lang={wantsOriginal ? language : locale}>{wantsOriginal ? original : translation}</span>
      <span className={styles.foot}>
        <Icon of={Languages} size={18} />
        <span>
          {t(fromWords[language])}{' '}
          <LinkButton onClick={() => setWantsOriginal(!wantsOriginal)}>
            {t(wantsOriginal ? 'showTranslation' : 'showOriginal')}
          </LinkButton>
        </span>
      </span>
    </>
  );
}
