import { useState } from 'react';
import { marksOf } from '#shared/cms/outline.ts';
import { useMoments } from '#web/features/admin/kit/use-moments.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type EditedPage, versionWords } from './page-types.ts';
import styles from './page-editor.module.css';

/** So many versions are shown until all are asked for. */
const LATEST = 4;

/** How many parts of a page, in all its languages, say something else as a draft than what is published. */
const changedParts = ({ texts }: EditedPage): number =>
  texts
    .filter(({ draft }) => draft !== null)
    .map(({ body, published }) => [marksOf(body), marksOf(published?.body ?? '')] as const)
    .reduce((sum, [now, before]) => {
      const most = Math.max(now.length, before.length);
      return sum + Array.from({ length: most }).filter((_, index) => now[index] !== before[index]).length;
    }, 0);

/** The draft that is written now, and what was published before; each version opens. */
export function History({
  page,
  onVersion,
}: {
  readonly page: EditedPage;
  readonly onVersion: (number: number) => void;
}) {
  const t = useTexts('adminPages');
  const { moment } = useMoments();
  const [isAll, setIsAll] = useState(false);
  const { versions } = page;
  const draft = page.texts
    .flatMap((text) => (text.draft === null ? [] : [text.draft]))
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))[0];
  return (
    <section className={styles.history}>
      <div className={styles.historyHead}>
        <h2>{t('history')}</h2>
        {versions.length > LATEST && !isAll && (
          <button type="button" className={styles.allVersions} onClick={() => setIsAll(true)}>
            {t('allVersions', { count: versions.length })}
          </button>
        )}
      </div>
      {draft !== undefined && (
        <p className={styles.version}>
          <b>{(versions[0]?.number ?? 0) + 1}</b>
          <span>
            {t('draftParts', { count: changedParts(page) })}
            <span className={styles.soft}>
              {draft.savedBy}, {moment(draft.savedAt)}
            </span>
          </span>
        </p>
      )}
      {versions.length === 0 && <p className={styles.soft}>{t('noHistory')}</p>}
      <ol>
        {(isAll ? versions : versions.slice(0, LATEST)).map(({ number, kind, restoredFrom, by, at }) => (
          <li key={number}>
            <button type="button" className={styles.version} onClick={() => onVersion(number)}>
              <b>{number}</b>
              <span>
                {restoredFrom === null ? t(versionWords[kind]) : t('versionRestoredFrom', { number: restoredFrom })}
                <span className={styles.soft}>
                  {by}, {moment(at)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
