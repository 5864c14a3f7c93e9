import { Check, CircleAlert, Hourglass } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useMovementWords } from '../bookings/use-movement-words.ts';
import { useQueueWords } from '../jobs/use-queue-words.ts';
import { Entries, Scales } from '../kit/entries.tsx';
import { Follows } from '../kit/follows.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { useMoments } from '../kit/use-moments.ts';
import type { Entry } from './entry.ts';
import styles from './audit.module.css';

type Followed = Outputs['admin']['whatFollowed'];
type Jobs = Followed['jobs'][number];

const mailWords = {
  traveller: 'mailsTraveller',
  partner: 'mailsPartner',
  administrators: 'mailsAdministrators',
  person: 'mailsPerson',
} as const;

/** What an act set going, and what became of it; nothing where nothing was written down with it. */
export function WhatItDid({ entry: { id, ended } }: { readonly entry: Entry }) {
  const t = useTexts('adminAudit');
  const { data } = trpc.admin.whatFollowed.useQuery({ entryId: id }, { enabled: ended });
  if (data === undefined) return null;
  const { jobs, movements, sessions, prices } = data;
  if (jobs.length + movements.length + sessions === 0 && prices === null) return null;
  return (
    <PanelSection title={t('didTitle')}>
      <ul className={styles.did}>
        {prices !== null && <PricesDid prices={prices} />}
        {sessions > 0 && <Follows icon={Check} tone="open" what={t('didEnd', { count: sessions })} />}
        {jobs.map((each) => (
          <JobsDid key={`${each.queue} ${each.to}`} jobs={each} />
        ))}
      </ul>
      <MovementsDid movements={movements} />
    </PanelSection>
  );
}

/** Who sees other prices, and who does not. */
function PricesDid({ prices: { listings, withOwn, holds } }: { readonly prices: NonNullable<Followed['prices']> }) {
  const t = useTexts('adminAudit');
  return (
    <>
      <Follows
        icon={Check}
        tone="open"
        what={listings === 0 ? t('didShowNone') : t('didShow', { count: listings })}
        more={withOwn === 0 ? undefined : t('didKeepOwn', { count: withOwn })}
      />
      {holds > 0 && <Follows icon={Check} tone="open" what={t('didHolds', { count: holds })} />}
      <Follows icon={Check} tone="open" what={t('didSoldStays')} />
    </>
  );
}

/** Mails to one kind of reader, or jobs that are alike: done, still to be done, or failed for good. */
function JobsDid({ jobs: { queue, to, waits, failed, done, doneAt } }: { readonly jobs: Jobs }) {
  const t = useTexts('adminAudit');
  const queueWords = useQueueWords();
  const { moment } = useMoments();
  const count = waits + failed + done;
  const name = queueWords(queue);
  const state =
    failed > 0
      ? t('didFailed', { count: failed })
      : waits > 0
        ? t('didWaits')
        : doneAt === null
          ? t('didDone')
          : t('didDoneAt', { at: moment(doneAt) });
  const [icon, tone] =
    failed > 0
      ? ([CircleAlert, 'danger'] as const)
      : waits > 0
        ? ([Hourglass, undefined] as const)
        : ([Check, 'open'] as const);
  return (
    <Follows
      icon={icon}
      tone={tone}
      what={to !== null ? t(mailWords[to], { count }) : count > 1 ? t('didSeveral', { what: name, count }) : name}
      more={to === null ? state : t('didOf', { what: name, state })}
    />
  );
}

function MovementsDid({ movements }: Pick<Followed, 'movements'>) {
  const money = useTexts('adminMoney');
  const wordsOf = useMovementWords();
  const { moment } = useMoments();
  return movements.map((movement) => (
    <div key={movement.id} className={styles.movement}>
      <p>
        <span>
          <strong>{wordsOf(movement.kind)}</strong> <span className={styles.soft}>{moment(movement.at)}</span>
        </span>
        <Scales entries={movement.entries} words={money('addsUp')} />
      </p>
      <Entries entries={movement.entries} />
    </div>
  ));
}
