import { Activity } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useMoments } from '../kit/use-moments.ts';
import { isFor } from '../shell/admin-nav.ts';
import styles from './jobs.module.css';

/** The three pages of the system: jobs, outgoing mails, provider events; what of each failed, and the last sign of work. */
export function SystemTabs({ chosen }: { readonly chosen: 'jobs' | 'mails' | 'events' }) {
  const t = useTexts('adminJobs');
  const { moment } = useMoments();
  const role = useViewer()?.adminRole ?? 'content';
  const isMine = (id: 'jobs' | 'mails' | 'events'): boolean => isFor(`/admin/${id}`, role);
  const asked = (id: Parameters<typeof isMine>[0]) => ({ staleTime: 15_000, enabled: isMine(id) });
  const { data: jobs } = trpc.admin.jobs.list.useQuery(undefined, asked('jobs'));
  const { data: mails } = trpc.admin.mails.list.useQuery({}, asked('mails'));
  const { data: events } = trpc.admin.events.list.useQuery({}, asked('events'));
  const tabs = (
    [
      ['jobs', t('tabJobs'), jobs?.failed.length],
      ['mails', t('tabMails'), mails?.failed],
      ['events', t('tabEvents'), events?.failed],
    ] as const
  ).filter(([id]) => isMine(id));
  return (
    <div className={styles.top}>
      <nav className={styles.tabs} aria-label={t('title')}>
        {tabs.map(([id, words, failed = 0]) => (
          <AppLink key={id} to={`/admin/${id}`} aria-current={id === chosen ? 'page' : undefined}>
            {words}
            {failed > 0 && (
              <span className={styles.failures}>
                {failed} <span className="sr-only">{t('failedGroup')}</span>
              </span>
            )}
          </AppLink>
        ))}
      </nav>
      {jobs !== undefined && (
        <p className={styles.sign}>
          <Icon of={Activity} size={15} />
          {jobs.workedAt === null ? t('neverWorked') : t('workedAt', { at: moment(jobs.workedAt) })}
        </p>
      )}
    </div>
  );
}
