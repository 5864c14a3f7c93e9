import { ArrowUpRight } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import styles from './api-access.module.css';
import { DeliveriesCard } from './deliveries-card.tsx';
import { LastDay } from './last-day.tsx';
import { TokensCard } from './tokens-card.tsx';
import { WebhookCard } from './webhook-card.tsx';

/** Keys for a partner's own programs, and the address that receives events. */
export function ApiAccessPage({ now }: { readonly now: string }) {
  const t = useTexts('apiAccess');
  return (
    <>
      <AppLink to="/integrations" className={styles.back}>
        {t('integrations')}
      </AppLink>
      <PageHeader
        className={styles.title}
        title={t('title')}
        lead={t('lead')}
        actions={
          <a href="/api/docs" className={buttonClass({ variant: 'secondary' })}>
            {t('readPages')}
            <Icon of={ArrowUpRight} size={18} />
          </a>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TokensCard now={now} />
          <DeliveriesCard now={now} />
        </div>
        <aside className={styles.main}>
          <WebhookCard now={now} />
          <LastDay now={now} />
        </aside>
      </div>
    </>
  );
}
