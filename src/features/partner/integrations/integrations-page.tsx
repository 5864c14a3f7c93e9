import { ArrowRight, Workflow } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import listingStyles from '../listings/listings.module.css';
import { ApiCard } from './api-card.tsx';
import { CalendarsCard } from './calendars-card.tsx';
import { ConnectionChip } from './connection-chip.tsx';
import { Lately } from './lately.tsx';
import styles from './integrations.module.css';
import { WidgetCard } from './widget-card.tsx';

/** The software that a partner's guests come from, and what happened with it lately. */
export function IntegrationsPage({ now }: { readonly now: string }) {
  const t = useTexts('integrations');
  return (
    <>
      <PageHeader className={listingStyles.title} title={t('title')} lead={t('lead')} />
      <ul className={styles.cards}>
        <GuestyCard />
        <Card as="li" className={styles.card}>
          <span className={styles.mark} data-off>
            <Icon of={Workflow} size={24} />
          </span>
          <Chip tone="outline" className={styles.state}>
            {t('notYet')}
          </Chip>
          <h2>{t('automationTitle')}</h2>
          <p>{t('automationText')}</p>
          <Button disabled className={styles.act}>
            {t('automationAdd')}
          </Button>
        </Card>
        <ApiCard />
        <CalendarsCard />
        <WidgetCard />
      </ul>
      <Lately now={now} />
    </>
  );
}

function GuestyCard() {
  const t = useTexts('integrations');
  const [[integration]] = trpc.integrations.list.useSuspenseQuery();
  const [month] = trpc.integrations.month.useSuspenseQuery();
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.mark} aria-hidden>
        G
      </span>
      {integration !== undefined && <ConnectionChip refusedAt={integration.refusedAt} className={styles.state} />}
      <h2>{t('guestyTitle')}</h2>
      <p>
        {t('guestyText')}
        {integration !== undefined && month.sent > 0 && (
          <>
            {' '}
            {t('guestyMails', { count: month.sent })} {t('guestyBookings', { count: month.bookings })}
          </>
        )}
      </p>
      <AppLink to="/guesty" className={`${buttonClass({ variant: 'secondary' })} ${styles.act}`}>
        {t(integration === undefined ? 'add' : 'view')}
        <Icon of={ArrowRight} size={18} />
      </AppLink>
    </Card>
  );
}
