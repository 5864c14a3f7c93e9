import { ChevronDown, Globe } from 'lucide-react';
import { chooseLocale } from '#web/lib/preferences/preference-cookies.ts';
import { languageNames } from '#web/lib/preferences/language-names.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuItemClass } from '#web/ui/menu/menu.tsx';
import { locales } from '#shared/messages/text.ts';
import styles from './language-menu.module.css';

type LanguageMenuProps = {
  readonly side?: 'down' | 'up' | undefined;
  /** `sign` is the globe alone, where there is little room. */
  readonly look?: 'words' | 'sign' | undefined;
};

/** The choice of the site's language, which loads the page anew in it. */
export function LanguageMenu({ side = 'up', look = 'words' }: LanguageMenuProps) {
  const t = useTexts('common');
  const locale = useLocale();
  return (
    <Menu
      label={`${t('language')}: ${languageNames[locale]}`}
      triggerClassName={styles.choice}
      side={side}
      trigger={
        look === 'sign' ? (
          <Icon of={Globe} size={20} />
        ) : (
          <>
            <Icon of={Globe} size={16} />
            {languageNames[locale]}
            <Icon of={ChevronDown} size={14} />
          </>
        )
      }
    >
      {locales.map((known) => (
        <button
          key={known}
          type="button"
          lang={known}
          className={menuItemClass}
          aria-current={known === locale || undefined}
          onClick={() => chooseLocale(known)}
        >
          {languageNames[known]}
        </button>
      ))}
    </Menu>
  );
}
