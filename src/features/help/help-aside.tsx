import { MessageSquare, Phone, Store } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { SupportHours } from '#web/parts/support-hours.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { Filled } from './filled.tsx';
import styles from './help.module.css';

/** The way to people: in writing at `contact`, by telephone for the person who stands at a counter, and that of partners. */
export function HelpAside({ contact }: { readonly contact: string }) {
  const t = useTexts('help');
  const { supportPhone } = useSite();
  return (
    <aside className={styles.aside} aria-label={t('noAnswer')}>
      <Card className={styles.card}>
        <h2>{t('noAnswer')}</h2>
        <p className={styles.soft}>{t('noAnswerText')}</p>
        <SupportHours className={styles.soft} />
        <AppLink to={contact} className={buttonClass({ variant: 'secondary', full: true })}>
          <Icon of={MessageSquare} />
          {t('write')}
        </AppLink>
        <a href={telLink(supportPhone)} className={buttonClass({ variant: 'quiet', full: true })}>
          <Icon of={Phone} />
          {t('urgent')}
        </a>
      </Card>
      <p className={styles.partners}>
        <Icon of={Store} size={18} />
        <span>
          <Filled text={t('ownShop')} values={{ link: <AppLink to="/partners">{t('partnersHelp')}</AppLink> }} />
        </span>
      </p>
    </aside>
  );
}
