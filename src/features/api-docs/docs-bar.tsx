import { ChevronDown, FlaskConical, Globe, KeyRound } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { chooseLocale } from '#web/lib/preferences/preference-cookies.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuItemClass } from '#web/ui/menu/menu.tsx';
import { Logo } from '#web/ui/misc/logo.tsx';
import { type Locale, locales } from '#shared/messages/text.ts';
import type { Part } from './contents.ts';
import { DocsSearch } from './docs-search.tsx';
import type { Reference } from './reference.ts';
import styles from './docs-bar.module.css';

const names: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français', es: 'Español' };

type DocsBarProps = { readonly reference: Reference; readonly parts: readonly Part[] };

/** Name, search and what leads elsewhere, always in sight. */
export function DocsBar({ reference, parts }: DocsBarProps) {
  const t = useTexts('apiDocs');
  const site = useSite();
  return (
    <header className={styles.bar}>
      <AppLink to="/" className={styles.home}>
        <Logo name={site.name} />
      </AppLink>
      <span className={styles.api}>{t('api')}</span>
      <DocsSearch reference={reference} parts={parts} />
      <div className={styles.side}>
        {site.payments === 'sandbox' && (
          <Chip tone="ticket" icon={FlaskConical} className={styles.sandbox}>
            {t('sandbox')}
          </Chip>
        )}
        <a href="/api/v1/openapi.json" className={styles.document}>
          {t('openApi')}
        </a>
        <Languages />
        <a
          href="/integrations/api"
          className={buttonClass({ variant: 'secondary', size: 40, className: styles.access })}
        >
          <Icon of={KeyRound} size={16} />
          <span className={styles.accessName}>{t('apiAccess')}</span>
        </a>
      </div>
    </header>
  );
}

function Languages() {
  const common = useTexts('common');
  const locale = useLocale();
  return (
    <Menu
      label={`${common('language')}: ${names[locale]}`}
      triggerClassName={cx(styles.language)}
      trigger={
        <>
          <Icon of={Globe} size={16} />
          <span className={styles.languageName}>{names[locale]}</span>
          <Icon of={ChevronDown} size={14} />
        </>
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
          {names[known]}
        </button>
      ))}
    </Menu>
  );
}
