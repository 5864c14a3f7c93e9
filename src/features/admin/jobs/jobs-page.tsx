import { numbersOf } from '#shared/money/format-money.ts';
import { Check, CircleX, RotateCw } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { KeyHints } from '../kit/keycap.tsx';
import { PanelHead } from '../kit/panel.tsx';
import rows from '../kit/rows.module.css';
import { NoneSuch } from '../kit/unopened.tsx';
import { useAge } from '../kit/use-age.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';
import { aboutJob } from './about-job.ts';
import { JobPanel } from './job-panel.tsx';
import styles from './jobs.module.css';
import { plainError } from './plain-error.ts';
import { queueIcon } from './queue-icon.ts';
import { Retries } from './retries.tsx';
import { SystemTabs } from './system-tabs.tsx';
import { useCauseWords } from './use-cause-words.ts';
import { useQueueWords } from './use-queue-words.ts';
import type { FailedGroup } from './failed-group.ts';

type Jobs = Outputs['admin']['jobs']['list'];
const LOOK_AGAIN_MS = 15_000;
/** While something is tried whose outcome a person waits for. */
const LOOK_SOON_MS = 2_000;

/** Queues with their last day, what failed for good, and what is tried again by itself. */
export function JobsPage() {
  const t = useTexts('adminJobs');
  const { job } = useSearch({ from: '/admin/jobs' });
  const navigate = useNavigate();
  const choose = (id: string | undefined) =>
    void navigate({ to: '/admin/jobs', search: id === undefined ? {} : { job: id }, replace: true });
  const query = trpc.admin.jobs.list.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) =>
      data?.retrying.some(({ isDue }) => isDue) ? LOOK_SOON_MS : LOOK_AGAIN_MS,
  });
  // What a job that was hurried came to is counted by the rail as soon as it stands here.
  const utils = trpc.useUtils();
  const found = query.data?.failed;
  useEffect(() => void (found !== undefined && utils.admin.home.counts.invalidate()), [found, utils]);
  const { failed = [], waiting = [], dropped = [] } = query.data ?? {};
  const groups = [...failed, ...waiting, ...dropped];
  const chosen = groups.find(({ ids }) => job !== undefined && ids.includes(job));
  /** What was opened here and is gone since is done with; only an address that led to nothing says so. */
  const [opened, setOpened] = useState<string>();
  if (chosen !== undefined && job !== opened) setOpened(job);
  const isUnknown = job !== undefined && job !== opened && query.data !== undefined;
  const stateOf = (group: FailedGroup) =>
    failed.includes(group) ? 'failed' : waiting.includes(group) ? 'waiting' : 'dropped';
  useListKeys({ ids: groups.map(({ id }) => id), chosen: chosen?.id, onChoose: choose });
  return (
    <AdminPage
      title={t('title')}
      hasTimes
      panel={
        chosen === undefined ? (
          isUnknown && (
            <>
              <PanelHead title={t('title')} onClose={() => choose(undefined)} />
              <NoneSuch title={t('noSuch')} onBack={() => choose(undefined)}>
                {t('noSuchText')}
              </NoneSuch>
            </>
          )
        ) : (
          <JobPanel
            key={`${chosen.id} ${stateOf(chosen)}`}
            group={chosen}
            state={stateOf(chosen)}
            onClose={() => choose(undefined)}
          />
        )
      }
    >
      <SystemTabs chosen="jobs" />
      {query.isError && <ErrorBox errors={wireFailure(query.error, t('failed')).message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={320} />}
      {query.data !== undefined && <JobsList jobs={query.data} chosen={chosen?.id} onChoose={choose} />}
    </AdminPage>
  );
}

interface JobsListProps {
  readonly jobs: Jobs;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

function JobsList({ jobs, chosen, onChoose }: JobsListProps) {
  const t = useTexts('adminJobs');
  const admin = useTexts('admin');
  const busy = jobs.queues.filter(
    ({ done, failed, waiting, retrying }) => [...done, ...failed].some((count) => count > 0) || waiting + retrying > 0,
  );
  return (
    <>
      {jobs.overdue > 0 && (
        <Notice tone="danger" title={t('silent')}>
          {t('silentText', { count: jobs.overdue })}
        </Notice>
      )}
      {jobs.failed.length === 0 && <Queues queues={busy} />}
      <Groups
        title={t('failedTitle')}
        groups={jobs.failed}
        chosen={chosen}
        onChoose={onChoose}
        none={t('failedNone')}
      />
      {jobs.waiting.length > 0 && (
        <Groups
          title={t('waitingTitle')}
          note={t('waitingNote')}
          isCalm
          groups={jobs.waiting}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      <Retries retrying={jobs.retrying} />
      {jobs.dropped.length > 0 && (
        <Groups title={t('droppedTitle')} groups={jobs.dropped} chosen={chosen} onChoose={onChoose} />
      )}
      {/* What needs an administrator is not looked for below what flows. */}
      {jobs.failed.length > 0 && (
        <div className={styles.section}>
          <Queues queues={busy} />
        </div>
      )}
      <div className={rows.foot}>
        <KeyHints
          hints={[
            [['J', 'K'], admin('keyMove')],
            [['↵'], admin('keyOpen')],
            [['Y'], t('keyTry')],
            [['D'], t('keyDrop')],
            [['Esc'], admin('keyClose')],
          ]}
        />
        <span className={rows.count}>{t('kept')}</span>
      </div>
    </>
  );
}

/** How long the oldest job of a queue waits: seconds below a minute, else as everywhere. */
function useWait() {
  const locale = useLocale();
  const age = useAge();
  const seconds = new Intl.NumberFormat(numbersOf(locale), { style: 'unit', unit: 'second', unitDisplay: 'short' });
  const start = new Date(0).toISOString();
  return (waits: number): string =>
    waits < 60 ? seconds.format(Math.round(waits)) : age(start, new Date(waits * 1000));
}

/** Each queue with 24 bars to its own top; a failure is a mark above its hour. */
function Queues({ queues }: { readonly queues: Jobs['queues'] }) {
  const t = useTexts('adminJobs');
  const nameOf = useQueueWords();
  const waitOf = useWait();
  if (queues.length === 0) return null;
  return (
    <table className={rows.table}>
      <caption className="sr-only">{t('queues')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('queue')}</th>
          <th scope="col">{t('lastDay')}</th>
          <th scope="col" className={rows.number}>
            {t('done')}
          </th>
          <th scope="col" className={rows.number}>
            {t('waiting')}
          </th>
          <th scope="col" className={rows.number}>
            {t('oldest')}
          </th>
          <th scope="col" className={rows.number}>
            {t('state')}
          </th>
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => {
          const done = queue.done.reduce((sum, count) => sum + count, 0);
          const failed = queue.failed.reduce((sum, count) => sum + count, 0);
          const top = Math.max(1, ...queue.done);
          return (
            <tr key={queue.name}>
              <td data-cell="title" className={rows.strong}>
                <span className={styles.queue}>
                  <Icon of={queueIcon(queue.name)} size={16} />
                  {nameOf(queue.name)}
                </span>
              </td>
              <td data-cell="end">
                <span className={styles.bars} role="img" aria-label={t('barsSay', { done, failed })}>
                  {queue.done.map((count, hour) => (
                    <span key={hour} className={styles.hour}>
                      {(queue.failed[hour] ?? 0) > 0 && <span className={styles.mark} />}
                      <span className={styles.bar} style={{ height: `${Math.ceil((count / top) * 16)}px` }} />
                    </span>
                  ))}
                </span>
              </td>
              <td data-cell="below" data-label={t('done')} className={rows.number}>
                {done}
              </td>
              <td data-cell="last" data-label={t('waiting')} className={rows.number}>
                {queue.waiting}
              </td>
              <td data-cell="none" className={rows.number}>
                {queue.oldestSeconds === null ? '–' : waitOf(queue.oldestSeconds)}
              </td>
              <td data-cell="belowEnd" className={rows.number}>
                <QueueState failed={failed} retrying={queue.retrying} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whether a queue flows, tries something again, or had failures in its last day. */
function QueueState({ failed, retrying }: { readonly failed: number; readonly retrying: number }) {
  const t = useTexts('adminJobs');
  const [look, icon, words] =
    failed > 0
      ? ([rows.danger, CircleX, t('failedCount', { count: failed })] as const)
      : retrying > 0
        ? ([undefined, RotateCw, t('retries', { count: retrying })] as const)
        : ([rows.good, Check, t('flows')] as const);
  return (
    <strong className={cx(styles.state, look)}>
      <Icon of={icon} size={16} />
      {words}
    </strong>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly FailedGroup[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** What is said where there are none. */
  readonly none?: string;
  /** What they wait for, where it is no person. */
  readonly note?: string;
  /** No one needs to look. */
  readonly isCalm?: boolean;
}

function Groups({ title, groups, chosen, onChoose, none = '', note, isCalm = false }: GroupsProps) {
  const t = useTexts('adminJobs');
  const locale = useLocale();
  const nameOf = useQueueWords();
  const { moment, listed } = useMoments();
  const { whomOf } = useCauseWords();
  const waitOf = ({ cause, wait }: FailedGroup): string =>
    cause === null || wait === null ? '' : t('waitsFor', { whom: whomOf(cause), to: moment(wait.to) });
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>
          {title} {groups.length > 0 && <span className={isCalm ? styles.calm : rows.danger}>{groups.length}</span>}
        </h2>
        {note !== undefined && <span className={rows.count}>{note}</span>}
        {note === undefined && groups.some(({ ids }) => ids.length > 1) && (
          <span className={rows.count}>{t('alikeNote')}</span>
        )}
      </div>
      {groups.length === 0 && <EmptyState title={none} />}
      <ul className={styles.jobs}>
        {groups.map((group) => (
          <li key={group.id} data-chosen={group.id === chosen || undefined}>
            <button
              type="button"
              className={styles.job}
              data-opens=""
              aria-pressed={group.id === chosen}
              onClick={() => onChoose(group.id)}
            >
              <span className={styles.square} data-failed={isCalm ? undefined : ''}>
                <Icon of={queueIcon(group.queue)} size={18} />
              </span>
              <span className={styles.words}>
                <strong>{nameOf(group.queue)}</strong>
                <span className={rows.soft}>{aboutJob(group.facts, locale)}</span>
                <span className={rows.soft}>{isCalm ? waitOf(group) : plainError(group.error)}</span>
              </span>
              <span className={styles.tries}>
                {group.ids.length > 1 && (
                  <Chip tone={isCalm ? 'plain' : 'danger'}>{t('alike', { count: group.ids.length })}</Chip>
                )}
                <span>{t('triesCount', { count: group.tries })}</span>
                <span className={rows.soft}>{listed(group.failedAt)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
