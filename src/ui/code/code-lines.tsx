import type { PointerEvent } from 'react';
import { cx } from '../cx.ts';
import styles from './code.module.css';
import { type CodeLanguage, highlight } from './highlight.ts';

export type CodeLinesProps = {
  readonly code: string;
  readonly language: CodeLanguage;
  /** Lines that are lit, from 0. */
  readonly lit?: ReadonlySet<number>;
  /** Told the line under the pointer, and `null` when there is none. */
  readonly onPoint?: (line: number | null) => void;
};

/** Code with its colours, line by line; what is copied from it is the code. */
export function CodeLines({ code, language, lit, onPoint }: CodeLinesProps) {
  const point = (event: PointerEvent<HTMLElement>) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]') : null;
    onPoint?.(line === null ? null : Number(line.dataset.line));
  };
  const pointing = onPoint && { onPointerOver: point, onPointerLeave: () => onPoint(null) };
  return (
    <code className={styles.code} {...pointing}>
      {highlight(code, language).map((pieces, index) => (
        <span
          key={index}
          data-line={index}
          data-lit={lit?.has(index) === true ? '' : undefined}
          className={cx(styles.line, lit?.has(index) && styles.lit)}
        >
          {pieces.map(({ kind, text }, at) =>
            kind === 'plain' ? (
              text
            ) : (
              <span key={at} className={styles[kind]}>
                {text}
              </span>
            ),
          )}
          {'\n'}
        </span>
      ))}
    </code>
  );
}
