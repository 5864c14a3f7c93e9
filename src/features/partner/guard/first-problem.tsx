import { useTexts } from '#web/lib/texts.ts';
import styles from './first-problem.module.css';

/** The id in the page of an entry of an editor. */
export const entryId = (id: string): string => `entry-${id}`;

/** Says how many entries need a change, and leads to the first of them. */
export function FirstProblem({ ids }: { readonly ids: readonly string[] }) {
  const t = useTexts('partner');
  return (
    <a href={`#${entryId(ids[0] ?? '')}`} className={styles.jump}>
      {t('entriesNeedChange', { count: ids.length })}
    </a>
  );
}
