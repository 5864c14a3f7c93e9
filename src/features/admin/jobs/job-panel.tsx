import { CircleX, Hourglass } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { PayloadSection } from '../kit/payload-section.tsx';
import rows from '../kit/rows.module.css';
import { useMoments } from '../kit/use-moments.ts';
import type { FailedGroup } from './failed-group.ts';
import { JobFacts } from './job-facts.tsx';
import { plainError } from './plain-error.ts';
import { Tries } from './tries.tsx';
import { useCauseWords } from './use-cause-words.ts';
import { useQueueWords } from './use-queue-words.ts';
import { type GroupState, WhatNow } from './what-now.tsx';

interface JobPanelProps {
  readonly group: FailedGroup;
  readonly state: GroupState;
  readonly onClose: () => void;
}

/** A group of jobs that failed alike: why, what they carry, and what now. */
export function JobPanel({ group, state, onClose }: JobPanelProps) {
  const t = useTexts('adminJobs');
  const nameOf = useQueueWords();
  const { moment, weekdayMoment } = useMoments();
  const job = trpc.admin.jobs.get.useQuery({ jobId: group.id });
  return (
    <>
      <PanelHead
        title={nameOf(group.queue)}
        chip={
          state === 'waiting' ? (
            <Chip tone="ticket" icon={Hourglass}>
              {t('waits')}
            </Chip>
          ) : (
            <Chip tone="danger" icon={CircleX}>
              {t(state === 'dropped' ? 'dropped' : 'failedForGood')}
            </Chip>
          )
        }
        onClose={onClose}
      >
        <p className={rows.soft}>{t('jobsSince', { count: group.ids.length, at: weekdayMoment(group.since) })}</p>
      </PanelHead>
      <PanelSection title={t('why')} aside={t('triesCount', { count: group.tries })}>
        <p>{plainError(group.error)}</p>
        {job.data !== undefined && (
          <Tries
            count={group.tries}
            first={moment(job.data.addedAt)}
            last={t('stopped', { at: moment(job.data.failedAt) })}
          />
        )}
        <Waited group={group} state={state} />
        {group.reason !== null && <p>{t('droppedBy', { by: group.decidedBy ?? '', reason: group.reason })}</p>}
      </PanelSection>
      <PayloadSection
        title={t('carries')}
        head={group.queue}
        json={job.data?.payload ?? null}
        facts={<JobFacts group={group} />}
      />
      <WhatNow group={group} state={state} />
    </>
  );
}

/** For whom a job waits, until when, and when that is asked; or that it waited in vain. */
function Waited({ group: { cause, wait, question, decidedBy }, state }: Omit<JobPanelProps, 'onClose'>) {
  const t = useTexts('adminJobs');
  const { moment, clock } = useMoments();
  const { whomOf } = useCauseWords();
  if (cause === null || wait === null) return null;
  const whom = whomOf(cause);
  if (state !== 'waiting') return <p>{t('waitedInVain', { whom, from: moment(wait.from), to: moment(wait.to) })}</p>;
  return (
    <>
      <p>
        {t('waitsFor', { whom, to: moment(wait.to) })}. {decidedBy !== null && t('letWaitBy', { by: decidedBy })}
      </p>
      <p className={rows.soft}>
        {question === null
          ? t('askedSoon')
          : t('askedInVain', { at: clock(question.askedAt), next: clock(question.nextAt) })}
      </p>
    </>
  );
}
