import { Link2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { useCopy } from '#web/parts/use-copy.ts';
import { Keycap } from '../kit/keycap.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { useAct } from '../kit/use-act.ts';
import { useMoments } from '../kit/use-moments.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';
import type { Entry } from './audit-page.tsx';
import type { AuditSearch } from './audit-search.ts';
import styles from './audit.module.css';
import { changesOf, FromTo, isId } from './entry-change.tsx';
import { useActorNames } from './use-actor-names.ts';
import { useEntryWords } from './use-entry-words.ts';
import { useFieldWords } from './use-field-words.ts';
import { useValueWords } from './use-value-words.ts';

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
  const nameOf = useActorNames();
  const fieldWords = useFieldWords();
  const changes = changesOf(entry);
  return (
    <>
      <PanelHead
        title={entry.subjectName ?? words(entry)}
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
      <SameThing entry={entry} onChange={onChange} />
      <Undo key={entry.id} entry={entry} />
    </>
  );
}

/** What was sent for the machine alone: the key of the press, and what the page had seen by then. */
const unspoken = new Set(['requestId', 'fingerprint', 'seen', 'held']);

function Sent({ entry: { input, currency } }: Pick<EntryPanelProps, 'entry'>) {
  const t = useTexts('adminAudit');
  const fieldWords = useFieldWords();
  const sent = typeof input === 'object' && input !== null ? Object.entries(input) : [];
  const fields = sent.filter(([name, value]) => value !== null && value !== '' && !unspoken.has(name) && !isId(value));
  const valueWords = useValueWords(currency);
  const words = (name: string, value: unknown) =>
    typeof value === 'object'
      ? JSON.stringify(value, (_, each: unknown) => (each === null ? undefined : each))
      : valueWords(name, value);
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

/** As few letters as a reason has. */
const MIN_REASON = 3;

function Undo({ entry }: Pick<EntryPanelProps, 'entry'>) {
  const t = useTexts('adminAudit');
  const { moment } = useMoments();
  const words = useEntryWords();
  const fieldWords = useFieldWords();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const act = useAct(() => utils.admin.auditLog.invalidate());
  const undo = trpc.admin.undoAct.useMutation();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [change] = changesOf(entry);
  const take = () =>
    void act(
      () =>
        risky({ act: t('undo'), target: `${words(entry)}, ${entry.subjectName ?? ''}` }, () =>
          undo.mutateAsync({ entryId: entry.id, reason: reason.trim() }),
        ),
      t('taken'),
    );
  return (
    <PanelSection title={t('undo')} isAct>
      {entry.undo === 'possible' ? (
        <div className={styles.undo}>
          {change !== undefined && (
            <p className={styles.undoLine}>
              <strong>{fieldWords(change.name)}</strong>
              <FromTo change={{ ...change, before: change.after, after: change.before }} currency={entry.currency} />
            </p>
          )}
          <p className={styles.soft}>{t('undoText')}</p>
          <form
            className={styles.undoForm}
            onSubmit={(event) => {
              event.preventDefault();
              const isGiven = reason.trim().length >= MIN_REASON;
              setIsMissing(!isGiven);
              if (isGiven) take();
              else field.current?.focus();
            }}
          >
            <Field label={t('reason')} hideLabel required error={isMissing ? t('reasonMissing') : undefined}>
              <Input
                ref={field}
                placeholder={t('reason')}
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </Field>
            <Button type="submit" variant="secondary" size={44} busy={undo.isPending} data-undo>
              <Icon of={Undo2} size={16} />
              {t('undo')} <Keycap of="U" />
            </Button>
          </form>
        </div>
      ) : (
        <p className={styles.soft}>
          {entry.undo === 'undone' && t('undoneAt', { at: moment(entry.undoneAt ?? entry.at) })}
          {entry.undo === 'changed' && t('undoChanged')}
          {entry.undo === null && t('undoNever')}
        </p>
      )}
      <p className={styles.soft}>{t('onlyAdded')}</p>
    </PanelSection>
  );
}
