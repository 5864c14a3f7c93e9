import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { GuardMessages } from './guard-messages.tsx';
import styles from './guard-summary.module.css';
import type { OpeningChangeState } from './use-opening-change.ts';

/** What the choices add up to, and the messages that they send; nothing while none is affected or some wait. */
export function GuardSummary({ of: state }: { readonly of: OpeningChangeState }) {
  const t = useTexts('partner');
  const [reads, setReads] = useState(false);
  if (state.bookings.length === 0 || state.undecided > 0) return null;
  const count = (choice: string) => state.decisions.filter((each) => each.choice === choice).length;
  const parts = [
    ['guardAsked', count('ask')],
    ['guardMoved', count('move')],
    ['guardRefunded', count('refund')],
    ['guardKept', count('keep')],
  ] as const;
  return (
    <span className={styles.summary}>
      <strong>
        {parts
          .filter(([, number]) => number > 0)
          .map(([key, number]) => t(key, { count: number }))
          .join(', ')}
      </strong>
      <LinkButton onClick={() => setReads(true)}>{t('guardRead', { count: state.bookings.length })}</LinkButton>
      {reads && <GuardMessages of={state} onClose={() => setReads(false)} />}
    </span>
  );
}
