import { FlaskConical, KeyRound } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { LanguageMenu } from '#web/parts/language-menu.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/misc/logo.tsx';
import type { Part } from './contents.ts';
import { DocsSearch } from './docs-search.tsx';
import type { Reference } from './reference.ts';
import styles from './docs-bar.module.css';

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
        <LanguageMenu side="down" look="roomy" />
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
