import styles from './markdown-field.module.css';

/** Words between two stars, and a link with its address. */
const MARKS = /(\*\*[^*\n]+\*\*|\[[^\]\n]*\]\([^)\n]*\))/;

/** A line of Markdown as the field shows it: what will be bold is bold, links and the signs of a heading are in colour. */
export function MarkedLine({ text }: { readonly text: string }) {
  if (text === '') return '​';
  const signs = /^#{1,3} /.exec(text)?.[0] ?? '';
  const words = text
    .slice(signs.length)
    .split(MARKS)
    .map((run, index) =>
      run.startsWith('**') && MARKS.test(run) ? (
        <b key={index}>{run}</b>
      ) : run.startsWith('[') && MARKS.test(run) ? (
        <span key={index} className={styles.link}>
          {run}
        </span>
      ) : (
        run
      ),
    );
  if (signs === '') return words;
  return (
    <>
      <span className={styles.link}>{signs}</span>
      <b>{words}</b>
    </>
  );
}
