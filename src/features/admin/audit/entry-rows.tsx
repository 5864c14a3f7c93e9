import { Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import { localDateOf } from '#web/lib/format/time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { Found } from '../kit/found.tsx';
import { useAdminZone } from '../kit/admin-zone.ts';
import rows from '../kit/rows.module.css';
import { useMoments } from '../kit/use-moments.ts';
import type { Entry } from './entry.ts';
import styles from './audit.module.css';
import { changesOf, FromTo, SentBrief } from './entry-change.tsx';
import { useActorNames } from './use-actor-names.ts';
import { useEntryWords } from './use-entry-words.ts';
import { useSubjectWords } from './use-subject-words.ts';
import { useFieldWords } from './use-field-words.ts';

interface EntryRowsProps {
  readonly entries: readonly Entry[];
  readonly chosen: string | undefined;
  /** What was searched for; it is marked. */
  readonly wanted: string;
  readonly onChoose: (id: string) => void;
}

/** Entries day by day, the newest first. */
export function EntryRows({ entries, chosen, wanted, onChoose }: EntryRowsProps) {
  const t = useTexts('adminAudit');
  const zone = useAdminZone();
  const { clock, heading } = useMoments();
  const words = useEntryWords();
  const subjectWords = useSubjectWords();
  const fieldWords = useFieldWords();
  const nameOf = useActorNames();
  const dayOf = (entry: Entry) => localDateOf(entry.at, zone);
  return (
    <table className={rows.table}>
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('change')}</th>
          <th scope="col" className={rows.number}>
            {t('undo')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => {
          const before = entries[index - 1];
          const isNewDay = before === undefined || dayOf(before) !== dayOf(entry);
          const [change] = changesOf(entry);
          return (
            <Fragment key={entry.id}>
              {isNewDay && (
                <tr className={rows.group}>
                  <th colSpan={5} scope="rowgroup">
                    {heading(entry.at)}
                  </th>
                </tr>
              )}
              <tr
                className={rows.row}
                data-chosen={entry.id === chosen || undefined}
                onClick={() => onChoose(entry.id)}
              >
                <td data-cell="end" className={styles.when}>
                  {clock(entry.at)}
                </td>
                <td data-cell="title">
                  <span className={styles.actor}>
                    <Avatar name={nameOf(entry)} src={null} size={32} />
                    <Found text={nameOf(entry)} wanted={wanted} />
                  </span>
                </td>
                <td data-cell="below">
                  <button
                    type="button"
                    className={rows.open}
                    aria-pressed={entry.id === chosen}
                    onClick={() => onChoose(entry.id)}
                  >
                    {words(entry)}
                  </button>
                  <span className={rows.soft}>
                    <Found text={subjectWords(entry) ?? ''} wanted={wanted} />
                  </span>
                </td>
                <td data-cell="wide" className={styles.change}>
                  {!entry.ended && <span className={rows.soft}>{t('endUnknown')}</span>}
                  {change === undefined ? (
                    <SentBrief input={entry.input} currency={entry.currency} />
                  ) : (
                    <>
                      <FromTo change={change} currency={entry.currency} />
                      <span className={rows.soft}>{fieldWords(change.name)}</span>
                    </>
                  )}
                </td>
                <td data-cell="belowEnd" className={rows.number}>
                  <UndoMark entry={entry} />
                </td>
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whether an act can be taken back; the panel does it. */
function UndoMark({ entry: { undo, undoneAt } }: { readonly entry: Entry }) {
  const t = useTexts('adminAudit');
  const { clock } = useMoments();
  if (undo === 'possible')
    return (
      <span className={styles.possible}>
        <Icon of={Undo2} size={15} />
        {t('undo')}
      </span>
    );
  if (undo === null)
    return (
      <span className={styles.soft}>
        <span aria-hidden>–</span>
        <span className="sr-only">{t('notUndoableLong')}</span>
      </span>
    );
  return (
    <span className={styles.soft}>
      {undo === 'undone' ? `${t('undone')} ${undoneAt === null ? '' : clock(undoneAt)}` : t('changedSince')}
    </span>
  );
}
