import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Keycap } from '../kit/keycap.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { useAct } from '../kit/use-act.ts';
import { useMoments } from '../kit/use-moments.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';
import type { Entry } from './entry.ts';
import styles from './audit.module.css';
import { type Change, changesOf, FromTo } from './entry-change.tsx';
import { useEntryWords } from './use-entry-words.ts';
import { useFieldWords } from './use-field-words.ts';
import { useSubjectWords } from './use-subject-words.ts';
import { type Since, useSinceWords, useUndoEffect } from './use-undo-effect.ts';

/** As few letters as a reason has. */
const MIN_REASON = 3;

/** Takes an act back: says first what that does and what was sold or changed meanwhile, or why it can't be. */
export function UndoEntry({ entry }: { readonly entry: Entry }) {
  const t = useTexts('adminAudit');
  const { moment } = useMoments();
  const utils = trpc.useUtils();
  const asks = entry.undo === 'possible' || entry.undo === 'changed';
  const { data: since } = trpc.admin.sinceAct.useQuery({ entryId: entry.id }, { enabled: asks });
  return (
    <PanelSection title={t('undo')} isAct>
      {entry.undo === 'possible' && <Possible entry={entry} since={since} lookAgain={() => utils.admin.invalidate()} />}
      {entry.undo === 'changed' && <ChangedSince entry={entry} since={since} />}
      {entry.undo === 'undone' && (
        <p className={styles.soft}>{t('undoneAt', { at: moment(entry.undoneAt ?? entry.at) })}</p>
      )}
      {entry.undo === null && <p className={styles.soft}>{t('undoNever')}</p>}
      <p className={styles.soft}>{t('onlyAdded')}</p>
    </PanelSection>
  );
}

interface PartProps {
  readonly entry: Entry;
  /** Not there until it has come. */
  readonly since: Since | undefined;
}

function Possible({ entry, since, lookAgain }: PartProps & { readonly lookAgain: () => Promise<unknown> }) {
  const t = useTexts('adminAudit');
  const words = useEntryWords();
  const subjectWords = useSubjectWords();
  const effect = useUndoEffect();
  const sinceWords = useSinceWords();
  const risky = useRiskyAct();
  const act = useAct(lookAgain);
  const undo = trpc.admin.undoAct.useMutation();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const take = () =>
    void act(
      () =>
        risky({ act: t('undo'), target: `${words(entry)}, ${subjectWords(entry) ?? ''}` }, () =>
          undo.mutateAsync({ entryId: entry.id, reason: reason.trim() }),
        ),
      t('taken'),
    );
  return (
    <div className={styles.undo}>
      <Lines
        changes={changesOf(entry).map(({ name, before, after }) => ({ name, before: after, after: before }))}
        currency={entry.currency}
      />
      <p className={styles.soft}>
        {(since === undefined ? [] : [effect(entry, since), sinceWords(entry, since)]).map(
          (each) => each && `${each} `,
        )}
        {t('undoText')}
      </p>
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
  );
}

/** Who changed the same, and from what to what. */
function ChangedSince({ entry, since }: PartProps) {
  const t = useTexts('adminAudit');
  const { moment } = useMoments();
  const { changed, now } = since ?? { changed: null, now: null };
  const at = changed === null ? '' : moment(changed.at);
  const left = entry.after ?? {};
  const named = Object.fromEntries(Object.keys(now ?? {}).map((name) => [name, left[name] ?? null]));
  return (
    <div className={styles.undo}>
      <Lines changes={changesOf({ before: named, after: now })} currency={entry.currency} />
      <p className={styles.soft}>
        {changed !== null &&
          `${changed.by === null ? t('undoChangedAt', { at }) : t('undoChangedBy', { name: changed.by, at })} `}
        {t('undoChanged')}
      </p>
    </div>
  );
}

function Lines({ changes, currency }: { readonly changes: readonly Change[]; readonly currency: string | null }) {
  const fieldWords = useFieldWords();
  return changes.map((change) => (
    <p key={change.name} className={styles.undoLine}>
      <strong>{fieldWords(change.name)}</strong>
      <FromTo change={change} currency={currency} />
    </p>
  ));
}
