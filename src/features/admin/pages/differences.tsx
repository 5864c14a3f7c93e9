import { aroundChanges, diffLines, type DiffLine } from '#shared/cms/line-diff.ts';
import { type Locale, locales } from '#shared/messages/text.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Words } from './page-types.ts';
import styles from './dialogs.module.css';

type Texts = Readonly<Partial<Record<Locale, Words>>>;

const wholeOf = (words: Words | undefined): string =>
  words === undefined ? '' : `${words.title}\n${words.description}\n\n${words.body}`;

/** What differs between two states of a page, language by language. */
export function Differences({ before, after }: { readonly before: Texts; readonly after: Texts }) {
  const t = useTexts('adminPages');
  const changed = locales.flatMap((language) => {
    const lines = diffLines(wholeOf(before[language]), wholeOf(after[language]));
    return lines.every(({ kind }) => kind === 'same') ? [] : [{ language, lines }];
  });
  return (
    <div className={styles.diff} tabIndex={0}>
      {changed.length === 0 && <p>{t('noDifference')}</p>}
      {changed.map(({ language, lines }) => (
        <section key={language}>
          <h3>{language}</h3>
          {aroundChanges(lines).map((line, index) =>
            line.kind === 'left' ? (
              <p key={index} className={styles.left}>
                {t('linesLeft', { count: line.count })}
              </p>
            ) : (
              <Line key={index} {...line} />
            ),
          )}
        </section>
      ))}
    </div>
  );
}

function Line({ kind, text }: DiffLine) {
  const t = useTexts('adminPages');
  if (kind === 'same') return <p className={styles.same}>{text === '' ? ' ' : text}</p>;
  return (
    <p className={styles[kind]}>
      <span className="sr-only">{t(kind, { text: '' })}</span>
      {text === '' ? ' ' : text}
    </p>
  );
}
