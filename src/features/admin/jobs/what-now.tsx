import { Hourglass, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Keycap } from '../kit/keycap.tsx';
import { PanelSection } from '../kit/panel.tsx';
import rows from '../kit/rows.module.css';
import { useKeys } from '../kit/use-keys.ts';
import { useSendKey } from '../kit/use-send-key.ts';
import { Decisions } from './decisions.tsx';
import type { FailedGroup } from './failed-group.ts';
import { useCauseWords } from './use-cause-words.ts';

type Decision = 'retry' | 'wait' | 'drop';

export type GroupState = 'failed' | 'waiting' | 'dropped';

type WhatNowProps = { readonly group: FailedGroup; readonly state: GroupState };

/** What is decided, and how the outcome is shown. */
function useDecisions() {
  const t = useTexts('adminJobs');
  const toast = useToast();
  const utils = trpc.useUtils();
  const told = (words: 'didRetry' | 'didWait' | 'didDrop' | 'didUndrop') => ({
    onSuccess: ({ jobs }: { readonly jobs: number }) => {
      toast.info(t(words, { count: jobs }));
      return utils.admin.invalidate();
    },
    onError: (error: unknown) => void toast.error(wireFailure(error, t('failed')).message),
  });
  const retry = trpc.admin.jobs.retry.useMutation(told('didRetry'));
  const wait = trpc.admin.jobs.wait.useMutation(told('didWait'));
  const drop = trpc.admin.jobs.drop.useMutation(told('didDrop'));
  const undrop = trpc.admin.jobs.undrop.useMutation(told('didUndrop'));
  const isBusy = [retry, wait, drop, undrop].some(({ isPending }) => isPending);
  return { retry, wait, drop, undrop, isBusy };
}

/** Tries again, waits for the cause, or drops with a reason; what was dropped comes back. */
export function WhatNow({ group, state }: WhatNowProps) {
  const t = useTexts('adminJobs');
  const { undrop, isBusy } = useDecisions();
  const ids = [...group.ids];
  const act = () => undrop.mutate({ ids });
  useSendKey(act, state === 'dropped' && !isBusy);
  if (state !== 'dropped') return <Open group={group} state={state} />;
  return (
    <PanelSection title={t('whatNow')} isAct>
      <Button busy={isBusy} onClick={act}>
        {t('undrop', { count: ids.length })}
      </Button>
    </PanelSection>
  );
}

function Open({ group, state }: WhatNowProps) {
  const t = useTexts('adminJobs');
  const { whenOf } = useCauseWords();
  const { retry, wait, drop, isBusy } = useDecisions();
  const canWait = state === 'failed' && group.cause !== null;
  const [choice, setChoice] = useState<Decision>('retry');
  const [reason, setReason] = useState('');
  // A letter leads to where it is decided.
  const leadTo = (next: Decision, to: string) => () => {
    setChoice(next);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-decides=job] ${to}`)?.focus());
  };
  useKeys({ y: leadTo('retry', '[data-go]'), d: leadTo('drop', 'input[maxlength]') });
  const ids = [...group.ids];
  const count = ids.length;
  const canDrop = reason.trim().length >= 3;
  const act = () => {
    if (choice === 'retry') retry.mutate({ ids });
    else if (choice === 'wait') wait.mutate({ ids });
    else drop.mutate({ ids, reason });
  };
  useSendKey(act, !isBusy && (choice !== 'drop' || canDrop));
  const goWords = { retry: t('retryAll', { count }), wait: t('waitAll', { count }), drop: t('dropAll', { count }) };
  return (
    <PanelSection title={t('whatNow')} isAct decides="job">
      <Decisions
        label={t('whatNow')}
        value={choice}
        onChange={setChoice}
        items={[
          { value: 'retry', icon: RefreshCw, words: t('tryNow') },
          ...(canWait && group.cause !== null
            ? [{ value: 'wait' as const, icon: Hourglass, words: whenOf(group.cause) }]
            : []),
          { value: 'drop', icon: Trash2, words: t('drop') },
        ]}
      />
      <Meaning choice={choice} group={group} />
      {choice === 'drop' && (
        <Field label={t('reason')}>
          <Input value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
        </Field>
      )}
      <Button
        data-go=""
        variant={choice === 'drop' ? 'danger-filled' : 'primary'}
        busy={isBusy}
        disabled={choice === 'drop' && !canDrop}
        onClick={act}
      >
        {goWords[choice]} <Keycap of="⌘" />
        <Keycap of="↵" />
      </Button>
      {state === 'failed' && group.cause === null && <p className={rows.soft}>{t('causeUnknown')}</p>}
    </PanelSection>
  );
}

/** What follows from a choice, and for how many people. */
function Meaning({ choice, group }: { readonly choice: Decision; readonly group: FailedGroup }) {
  const t = useTexts('adminJobs');
  const { whomOf } = useCauseWords();
  const count = group.ids.length;
  const whom = group.cause === null ? '' : whomOf(group.cause);
  const means = {
    retry: t('retryMeans', { count }),
    wait: t('waitMeans', { count, whom }),
    drop: t('dropMeans', { count }),
  };
  return (
    <>
      <p>{means[choice]}</p>
      {group.people > 0 && <p className={rows.soft}>{t('peopleMeant', { count: group.people })}</p>}
      {choice === 'wait' && <p className={rows.soft}>{t('waitBound', { count })}</p>}
    </>
  );
}
