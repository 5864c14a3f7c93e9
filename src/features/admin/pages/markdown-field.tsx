import type { Ref } from 'react';
import { isBlockLine, readBlock } from '#shared/cms/blocks.ts';
import { cx } from '#web/ui/cx.ts';
import { BareTextArea } from '#web/ui/field/input.tsx';
import { MarkedLine } from './marked-line.tsx';
import styles from './markdown-field.module.css';

interface MarkdownFieldProps {
  readonly label: string;
  readonly lang: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The line of the caret, from 1. */
  readonly line: number;
  readonly onLine: (line: number) => void;
  /** Asked for a block, by a slash at the beginning of an empty line. */
  readonly onBlock: () => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

const lookOf = (line: string): string | undefined =>
  isBlockLine(line) ? (readBlock(line) === null ? styles.wrong : styles.block) : undefined;

/** A field for Markdown: numbered lines, blocks, headings, bold words and links distinguished, the line of the caret marked. */
export function MarkdownField({ label, lang, value, onChange, line, onLine, onBlock, ref }: MarkdownFieldProps) {
  const tellLine = (field: HTMLTextAreaElement) =>
    onLine(field.value.slice(0, field.selectionStart).split('\n').length);
  return (
    <div className={styles.field}>
      <div className={styles.ground} aria-hidden>
        {value.split('\n').map((text, index) => (
          <div
            key={index}
            data-line={index + 1}
            className={cx(styles.line, lookOf(text), index + 1 === line && styles.current)}
          >
            <MarkedLine text={text} />
          </div>
        ))}
      </div>
      <BareTextArea
        ref={ref}
        className={styles.input}
        aria-label={label}
        lang={lang}
        spellCheck
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          tellLine(event.target);
        }}
        onKeyDown={(event) => {
          if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
          const { value: text, selectionStart: at, selectionEnd } = event.currentTarget;
          const isEmpty = (at === 0 || text[at - 1] === '\n') && (at === text.length || text[at] === '\n');
          if (!isEmpty || at !== selectionEnd) return;
          event.preventDefault();
          onBlock();
        }}
        onSelect={(event) => tellLine(event.currentTarget)}
      />
    </div>
  );
}
