import { Fragment } from 'react';
import styles from './api-docs.module.css';

/** A text whose `names` are set as code. */
export function Words({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <code key={index} className={styles.name}>
        {part}
      </code>
    ),
  );
}
