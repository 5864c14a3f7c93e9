import { numbersOf } from '#shared/money/format-money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { formatCount } from '#web/lib/format/number.ts';
import type { EditedPage } from './page-types.ts';
import styles from './votes.module.css';

/** Of a page whose questions the help answers: how many were helped by each answer, of those who said so. */
export function Votes({ votes }: Pick<EditedPage, 'votes'>) {
  const t = useTexts('adminPages');
  const locale = useLocale();
  if (votes.length === 0) return null;
  const percent = new Intl.NumberFormat(numbersOf(locale), { style: 'percent' });
  return (
    <section className={styles.votes}>
      <h2>{t('votes')}</h2>
      <p className={styles.soft}>{t('votesOf')}</p>
      <ul>
        {votes.map(({ id, question, yes, no }) => (
          <li key={id} className={styles.row}>
            <span>{question}</span>
            <span className={styles.share}>
              {t('votesShare', { share: percent.format(yes / (yes + no)), count: formatCount(yes + no, locale) })}
            </span>
            <span className={styles.bar} aria-hidden>
              <span style={{ width: `${(100 * yes) / (yes + no)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
