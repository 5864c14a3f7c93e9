import { RefreshCw } from 'lucide-react';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import rows from '../kit/rows.module.css';
import { useMoments } from '../kit/use-moments.ts';
import { aboutJob } from './about-job.ts';
import styles from './jobs.module.css';
import { plainError } from './plain-error.ts';
import { queueIcon } from './queue-icon.ts';
import { useQueueWords } from './use-queue-words.ts';

/** Jobs that are tried again by themselves, each with the moment of its next try. */
export function Retries({ retrying }: { readonly retrying: Outputs['admin']['jobs']['list']['retrying'] }) {
  const t = useTexts('adminJobs');
  const locale = useLocale();
  const nameOf = useQueueWords();
  const { listed } = useMoments();
  const toast = useToast();
  const utils = trpc.useUtils();
  const hurry = trpc.admin.jobs.hurry.useMutation({
    onSuccess: () => utils.admin.jobs.invalidate(),
    onError: (error) => toast.error(wireFailure(error, t('failed')).message),
  });
  if (retrying.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>
          {t('retryTitle')} <span className={styles.calm}>{retrying.length}</span>
        </h2>
        <span className={rows.count}>{t('nothingToDo')}</span>
      </div>
      <ul className={styles.jobs}>
        {retrying.map((job) => (
          <li key={job.id} className={styles.job}>
            <span className={styles.square}>
              <Icon of={queueIcon(job.queue)} size={18} />
            </span>
            <span className={styles.words}>
              <strong>{nameOf(job.queue)}</strong>
              <span className={rows.soft}>{aboutJob(job.facts, locale)}</span>
              <span className={rows.soft}>{plainError(job.error ?? '')}</span>
            </span>
            <span className={styles.tries}>
              <span>{t('tries', { count: job.tries, most: job.most })}</span>
              <span className={rows.soft} role="status">
                {job.isDue ? t('triedNow') : listed(job.nextAt)}
              </span>
              <Button
                variant="secondary"
                size={32}
                busy={job.isDue || (hurry.isPending && hurry.variables.jobId === job.id)}
                onClick={() => hurry.mutate({ jobId: job.id })}
              >
                <Icon of={RefreshCw} size={16} /> {t('tryNow')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
