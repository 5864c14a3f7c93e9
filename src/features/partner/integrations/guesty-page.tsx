import { Building2 } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { ConnectionChip } from './connection-chip.tsx';
import { GuestyForm } from './guesty-form.tsx';
import { GuestyMonth } from './guesty-month.tsx';
import { MailPreview } from './mail-preview.tsx';
import styles from './guesty.module.css';

/** Sets the integration with Guesty up, and says what comes of it. */
export function GuestyPage({ now }: { readonly now: string }) {
  const t = useTexts('integrations');
  const [[integration]] = trpc.integrations.list.useSuspenseQuery();
  const [month] = trpc.integrations.month.useSuspenseQuery();
  return (
    <>
      <AppLink to="/integrations" className={styles.back}>
        {t('title')}
      </AppLink>
      <PageHeader
        className={styles.title}
        title={
          <span className={styles.name}>
            {t('guestyTitle')}
            {integration !== undefined && <ConnectionChip refusedAt={integration.refusedAt} />}
          </span>
        }
        lead={t('guestyLead')}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {month.letter !== null && !month.letter.hasCompany && (
            <Notice
              icon={Building2}
              title={t('needsSender')}
              action={
                <AppLink to="/settings" state={{ openCompanyPanel: true }}>
                  {t('addCompany')}
                </AppLink>
              }
            >
              {t('needsSenderText')}
            </Notice>
          )}
          <GuestyForm key={integration?.id ?? 'new'} integration={integration ?? null} now={now} />
        </div>
        <aside className={styles.main}>
          <MailPreview />
          {integration !== undefined && <GuestyMonth />}
        </aside>
      </div>
    </>
  );
}
