import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import styles from './jobs.module.css';

/** The three pages of the system: jobs, outgoing mails, provider events. */
export function SystemTabs({ chosen }: { readonly chosen: 'jobs' | 'mails' | 'events' }) {
  const t = useTexts('adminJobs');
  const tabs = [
    ['jobs', t('tabJobs')],
    ['mails', t('tabMails')],
    ['events', t('tabEvents')],
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={t('title')}>
      {tabs.map(([id, words]) => (
        <AppLink key={id} to={`/admin/${id}`} aria-current={id === chosen ? 'page' : undefined}>
          {words}
        </AppLink>
      ))}
    </nav>
  );
}
