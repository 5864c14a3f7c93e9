import { Link2 } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { useCopy } from '#web/parts/use-copy.ts';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { useMoments } from '../kit/use-moments.ts';
import type { Entry } from './entry.ts';
import type { AuditSearch } from './audit-search.ts';
import styles from './audit.module.css';
import { changesOf, FromTo, isId, SECRET } from './entry-change.tsx';
import { UndoEntry } from './undo-entry.tsx';
import { useActorNames } from './use-actor-names.ts';
import { useEntryWords } from './use-entry-words.ts';
import { useFieldWords } from './use-field-words.ts';
import { useSubjectWords } from './use-subject-words.ts';
import { useValueWords } from './use-value-words.ts';
import { WhatItDid } from './what-it-did.tsx';

interface EntryPanelProps {
  readonly entry: Entry;
  readonly onChange: (next: Partial<AuditSearch>) => void;
  readonly onClose: () => void;
}

/** One entry: who, what was there before and after, what they sent, what happened to the same thing before, and undo. */
export function EntryPanel({ entry, onChange, onClose }: EntryPanelProps) {
  const t = useTexts('adminAudit');
  const { moment } = useMoments();
  const copy = useCopy();
  const words = useEntryWords();
  const subjectWords = useSubjectWords();
  const nameOf = useActorNames();
  const fieldWords = useFieldWords();
  const changes = changesOf(entry);
  return (
    <>
      <PanelHead
        title={subjectWords(entry) ?? words(entry)}
        actions={
          <IconButton icon={Link2} label={t('link')} onClick={() => void copy(location.href, t('linkCopied'))} />
        }
        onClose={onClose}
      >
        <p className={styles.soft}>
          {words(entry)}, {moment(entry.at)}
        </p>
        <p className={styles.who}>
          <Avatar name={nameOf(entry)} src={null} size={40} />
          <span>
            <strong>{nameOf(entry)}</strong>
            <span className={styles.soft}>{entry.actor}</span>
          </span>
          <Button variant="quiet" size={40} onClick={() => onChange({ by: entry.actor })}>
            {t('allOfPerson')}
          </Button>
        </p>
      </PanelHead>
      <PanelSection title={t('changed')}>
        {changes.length === 0 ? (
          <p className={styles.soft}>{t(entry.ended ? 'nothingChanged' : 'endUnknownText')}</p>
        ) : (
          <dl className={styles.changes}>
            {changes.map((change) => (
              <div key={change.name}>
                <dt>{fieldWords(change.name)}</dt>
                <dd>
                  <FromTo change={change} currency={entry.currency} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </PanelSection>
      <Sent entry={entry} />
      <WhatItDid entry={entry} />
      <SameThing entry={entry} onChange={onChange} />
      <UndoEntry key={entry.id} entry={entry} />
    </>
  );
}

/** What was sent for the machine alone: the key of the press, and what the page had seen by then; rates stand above. */
const unspoken = new Set(['requestId', 'fingerprint', 'seen', 'held', 'rates', 'revision', 'dryRun', 'client']);

function Sent({ entry: { input, currency } }: Pick<EntryPanelProps, 'entry'>) {
  const t = useTexts('adminAudit');
  const fieldWords = useFieldWords();
  const sent = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const fields = sent.filter(
    ([name, value]) => value !== null && value !== '' && value !== SECRET && !unspoken.has(name) && !isId(value),
  );
  const valueWords = useValueWords(currency);
  const words = (name: string, value: unknown): string => {
    if (typeof value !== 'object' || value === null) return valueWords(name, value);
    if (Array.isArray(value)) return value.map((each: unknown) => words(name, each)).join(', ');
    return Object.entries(value)
      .filter(([, each]) => each !== null)
      .map(([part, each]) => `${fieldWords(part)} ${words(part, each)}`)
      .join(', ');
  };
  if (fields.length === 0) return null;
  return (
    <PanelSection title={t('sent')}>
      <dl className={styles.sent}>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{fieldWords(name)}</dt>
            <dd>{words(name, value)}</dd>
          </div>
        ))}
      </dl>
    </PanelSection>
  );
}

function SameThing({ entry, onChange }: Pick<EntryPanelProps, 'entry' | 'onChange'>) {
  const t = useTexts('adminAudit');
  const { day } = useMoments();
  const nameOf = useActorNames();
  const query = trpc.admin.auditLog.useQuery(
    { days: 400, about: entry.subjectId, limit: 4, after: entry.id },
    { enabled: entry.subjectId !== '' },
  );
  const earlier = query.data?.entries ?? [];
  if (entry.subjectId === '') return null;
  return (
    <PanelSection
      title={t('sameThing')}
      aside={
        <Button variant="quiet" size={40} onClick={() => onChange({ about: entry.subjectId, days: 400 })}>
          {t('allOfThing')}
        </Button>
      }
    >
      {query.data !== undefined && earlier.length === 0 && <p className={styles.soft}>{t('nothingBefore')}</p>}
      <ul className={styles.earlier}>
        {earlier.map((each) => {
          const [first] = changesOf(each);
          return (
            <li key={each.id}>
              <span className={styles.soft}>{day(each.at)}</span>
              <span>{nameOf(each)}</span>
              {first !== undefined && <FromTo change={first} currency={each.currency} />}
            </li>
          );
        })}
      </ul>
    </PanelSection>
  );
}
