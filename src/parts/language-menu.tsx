import { ChevronDown, Globe } from 'lucide-react';
import { chooseLocale } from '#web/lib/preferences/preference-cookies.ts';
import { languageNames } from '#web/lib/preferences/language-names.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { cx } from '#web/ui/cx.ts';
import { Menu, menuChoiceClass, menuItemClass } from '#web/ui/menu/menu.tsx';
import { locales } from '#shared/messages/text.ts';
import styles from './language-menu.module.css';

type LanguageMenuProps = {
  readonly side?: 'down' | 'up' | undefined;
  /** `sign` is the globe alone, where there is little room; `roomy` says its words on a wide screen only. */
  readonly look?: 'words' | 'sign' | 'roomy' | undefined;
};

/** The choice of the site's language, which loads the page anew in it. */
export function LanguageMenu({ side = 'up', look = 'words' }: LanguageMenuProps) {
  const t = useTexts('common');
  const locale = useLocale();
  return (
    <Menu
      label={`${t('language')}: ${languageNames[locale]}`}
      triggerClassName={cx(menuChoiceClass, look === 'roomy' && styles.roomy)}
      side={side}
      trigger={
        look === 'sign' ? (
          <Icon of={Globe} size={20} />
        ) : (
          <>
            <Icon of={Globe} size={16} />
            <span>{languageNames[locale]}</span>
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
