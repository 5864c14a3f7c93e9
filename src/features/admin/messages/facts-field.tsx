import { type ComponentProps, useRef } from 'react';
import { factPieces } from '#shared/cms/answer-facts.ts';
import { TextArea } from '#web/ui/field/input.tsx';
import styles from './facts-field.module.css';

type FactsFieldProps = Omit<ComponentProps<typeof TextArea>, 'value' | 'ref' | 'className' | 'onScroll'> & {
  readonly value: string;
  /** What came from the booking: marked where it stands in the text; typed over, it is plain. */
  readonly facts: readonly string[];
};

/** A field for an answer in which what came from the booking is marked, and what is missing of it stands out. */
export function FactsField({ value, facts, ...rest }: FactsFieldProps) {
  const ground = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.field}>
      <div ref={ground} className={styles.ground} aria-hidden>
        {factPieces(value, facts).map(({ text, is }, index) => (
          <span key={index} className={is === 'text' ? undefined : styles[is]}>
            {text}
          </span>
        ))}
        {/* The last line of a field is as high as the others, also while it is empty. */}
        {'\u200B'}
      </div>
      <TextArea
        {...rest}
        className={styles.over}
        value={value}
        onScroll={({ currentTarget }) => {
          if (ground.current !== null) ground.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
