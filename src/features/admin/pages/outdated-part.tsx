import { Clock } from 'lucide-react';
import type { Locale } from '#shared/messages/text.ts';
import { useMoments } from '#web/features/admin/kit/use-moments.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { EditedPage } from './page-types.ts';
import styles from './outdated-part.module.css';
import editor from './page-editor.module.css';

interface OutdatedPartProps {
  readonly page: EditedPage;
  /** The part under the caret of the English text, counted from 0. */
  readonly part: number;
  readonly onOpen: (language: Locale) => void;
}

/** Which languages say the part under the caret as it was before, and the way to write them next to it. */
export function OutdatedPart({ page, part, onOpen }: OutdatedPartProps) {
  const t = useTexts('adminPages');
  const locale = useLocale();
  const { day } = useMoments();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const behind = page.texts.filter(({ language, parts }) => language !== 'en' && parts[part] === 'older');
  if (behind.length === 0) return null;
  return (
    <div className={styles.part} aria-live="polite">
      <Icon of={Clock} size={20} />
      <ul>
        {behind.map(({ language, published, draft }, index) => {
          const from = draft?.savedAt ?? published?.at;
          const about = { language: names.of(language) ?? language };
          return (
            <li key={language} className={editor.older}>
              <span>
                {index === 0 && <b>{t('partChanged')} </b>}
                {from === undefined ? t('partOlder', about) : t('partOlderFrom', { ...about, date: day(from) })}
              </span>
              <Button variant="quiet" size={40} onClick={() => onOpen(language)}>
                {t('openBeside', { language })}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
