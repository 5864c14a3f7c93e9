import { useActorNames } from '#web/features/admin/audit/use-actor-names.ts';
import { useEntryWords } from '#web/features/admin/audit/use-entry-words.ts';
import { useSubjectWords } from '#web/features/admin/audit/use-subject-words.ts';
import { useCodeWords } from '#web/features/admin/audit/use-field-words.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useMoments } from '../kit/use-moments.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import type { Home } from './home.ts';
import styles from './home.module.css';

/** What administrators did last; owners get to the whole log. */
export function DoneToday({ done }: Pick<Home, 'done'>) {
  const t = useTexts('adminHome');
  const isOwner = useMayDo();
  const { clock } = useMoments();
  const locale = useLocale();
  const words = useEntryWords();
  const subjectWords = useSubjectWords();
  const codeWords = useCodeWords();
  const isKnown = (code: string | null): code is string => code !== null && codeWords(code) !== code;
  const nameOf = useActorNames();
  return (
    <section className={styles.card}>
      <header className={styles.cardHead}>
        <h3>{t('doneToday')}</h3>
        {isOwner && <AppLink to="/admin/audit">{t('audit')}</AppLink>}
      </header>
      {done.length === 0 && <p className={styles.note}>{t('nothingDone')}</p>}
      <ul className={styles.done}>
        {done.map((entry) => (
          <li key={entry.id}>
            <span className={styles.soft}>{clock(entry.at)}</span>
            <span>
              <strong>{nameOf(entry)}</strong>, {words({ ...entry, input: { decision: { kind: entry.decision } } })}
              {entry.subjectName !== null && <span className={styles.soft}>, {subjectWords(entry)}</span>}
              {entry.amount !== null && <>, {formatMoney(entry.amount, locale)}</>}
              {entry.words === null && isKnown(entry.reason) && (
                <span className={styles.soft}>, {codeWords(entry.reason)}</span>
              )}
              {entry.words !== null && <span className={styles.soft}>, {entry.words}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
