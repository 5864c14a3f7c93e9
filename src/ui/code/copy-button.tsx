import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import styles from './code.module.css';

export type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  /** Said for two seconds once it is copied. */
  readonly doneLabel: string;
  /** Shows the icon alone; the label is its name. */
  readonly bare?: boolean;
};

const SHOWN_MS = 2_000;

/** Copies a text; without script it is not there, since the text can be marked by hand. */
export function CopyButton({ text, label, doneLabel, bare = false }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    // Where none can be copied, the text is there to be marked by hand.
    setDone(await copyText(text));
  };
  return (
    <button
      type="button"
      aria-label={bare ? (isDone ? doneLabel : label) : undefined}
      className={cx(styles.copy, bare && styles.bare)}
      onClick={() => void copy()}
    >
      <Icon of={isDone ? Check : Copy} size={16} />
      {bare ? null : isDone ? doneLabel : label}
    </button>
  );
}
