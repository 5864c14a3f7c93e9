import { useState } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { CodePanel } from '#web/ui/code/code-panel.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Keycap } from '../kit/keycap.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import rows from '../kit/rows.module.css';
import { Segments } from '../kit/segments.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useSendKey } from '../kit/use-send-key.ts';
import { useMoments } from '../kit/use-moments.ts';
import type { FailedGroup } from './jobs-page.tsx';
import styles from './jobs.module.css';
import { plainError } from './plain-error.ts';
import { Tries } from './tries.tsx';
import { useQueueWords } from './use-queue-words.ts';

type JobPanelProps = { readonly group: FailedGroup; readonly onClose: () => void };

/** A group of jobs that failed alike: why, what they carry, and what now. */
export function JobPanel({ group, onClose }: JobPanelProps) {
  const t = useTexts('adminJobs');
  const nameOf = useQueueWords();
  const { moment } = useMoments();
  const [form, setForm] = useState<'read' | 'json'>('read');
  const job = trpc.admin.jobs.get.useQuery({ jobId: group.id });
  const isDropped = group.reason !== null;
  return (
    <>
      <PanelHead
        title={nameOf(group.queue)}
        chip={<Chip tone="danger">{t(isDropped ? 'dropped' : 'failedForGood')}</Chip>}
        onClose={onClose}
      >
        <p className={rows.soft}>{t('jobsSince', { count: group.ids.length, at: moment(group.since) })}</p>
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
        {group.reason !== null && <p>{t('droppedBy', { by: group.decidedBy ?? '', reason: group.reason })}</p>}
      </PanelSection>
      <PanelSection
        title={t('carries')}
        aside={
          <Segments
            label={t('carries')}
            value={form}
            onChange={setForm}
            items={[
              { value: 'read', words: t('read') },
              { value: 'json', words: 'JSON' },
            ]}
          />
        }
      >
        {form === 'read' ? (
          <Facts group={group} />
        ) : (
          job.data !== undefined && (
            <CodePanel label={t('carries')} head={group.queue}>
              {job.data.payload}
            </CodePanel>
          )
        )}
      </PanelSection>
      <WhatNow group={group} isDropped={isDropped} />
    </>
  );
}

function Facts({ group: { facts } }: { readonly group: FailedGroup }) {
  const t = useTexts('adminJobs');
  const locale = useLocale();
  const words: Readonly<Record<string, string>> = {
    bookingId: t('factBooking'),
    kind: t('factKind'),
    to: t('factTo'),
    refundId: t('factRefund'),
    paymentId: t('factPayment'),
    payoutId: t('factPayout'),
    userId: t('factPerson'),
    listingId: t('factListing'),
    disputeId: t('factDispute'),
  };
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{words[fact.name] ?? fact.name}</dt>
          <dd>
            {fact.amount !== null && `${formatMoney(fact.amount, locale)} ${fact.amount.currency} `}
            {fact.text}{' '}
            {fact.bookingCode !== null && (
              <AppLink to={`/admin/bookings?booking=${fact.bookingCode}`}>{fact.bookingCode}</AppLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Tries again, or drops with a reason; what was dropped comes back. */
function WhatNow({ group, isDropped }: { readonly group: FailedGroup; readonly isDropped: boolean }) {
  const t = useTexts('adminJobs');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [choice, setChoice] = useState<'retry' | 'drop'>('retry');
  const [reason, setReason] = useState('');
  const done = {
    onSuccess: ({ jobs }: { readonly jobs: number }) => {
      toast.info(t('doneWith', { count: jobs }));
      return utils.admin.invalidate();
    },
    onError: (error: unknown) => void toast.error(wireFailure(error, t('failed')).message),
  };
  const retry = trpc.admin.jobs.retry.useMutation(done);
  const drop = trpc.admin.jobs.drop.useMutation(done);
  const undrop = trpc.admin.jobs.undrop.useMutation(done);
  // A letter leads to where it is decided.
  const leadTo = (next: 'retry' | 'drop', to: string) => () => {
    setChoice(next);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-decides=job] ${to}`)?.focus());
  };
  useKeys({ t: leadTo('retry', '[data-go]'), d: leadTo('drop', 'input[maxlength]') });
  const ids = [...group.ids];
  const canDrop = reason.trim().length >= 3;
  const act = () => {
    if (isDropped) undrop.mutate({ ids });
    else if (choice === 'retry') retry.mutate({ ids });
    else drop.mutate({ ids, reason });
  };
  useSendKey(
    act,
    !retry.isPending && !drop.isPending && !undrop.isPending && (isDropped || choice === 'retry' || canDrop),
  );
  const count = ids.length;
  const people = group.people > 0 && <p className={rows.soft}>{t('peopleMeant', { count: group.people })}</p>;
  if (isDropped)
    return (
      <PanelSection title={t('whatNow')} isAct>
        <Button busy={undrop.isPending} onClick={act}>
          {t('undrop', { count })}
        </Button>
      </PanelSection>
    );
  return (
    <PanelSection
      title={t('whatNow')}
      isAct
      decides="job"
      aside={
        <Segments
          label={t('whatNow')}
          value={choice}
          onChange={setChoice}
          items={[
            { value: 'retry', words: t('tryNow') },
            { value: 'drop', words: t('drop') },
          ]}
        />
      }
    >
      {choice === 'retry' ? (
        <>
          <p>{t('retryMeans', { count })}</p>
          {people}
          <Button data-go="" busy={retry.isPending} onClick={act}>
            {t('retryAll', { count })} <Keycap of="⌘" />
            <Keycap of="↵" />
          </Button>
        </>
      ) : (
        <>
          <p>{t('dropMeans', { count })}</p>
          {people}
          <Field label={t('reason')}>
            <Input value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
          </Field>
          <Button variant="danger-filled" busy={drop.isPending} disabled={!canDrop} onClick={act}>
            {t('dropAll', { count })} <Keycap of="⌘" />
            <Keycap of="↵" />
          </Button>
        </>
      )}
    </PanelSection>
  );
}
