import styles from './keycap.module.css';
import { useKeyNames } from './use-key-names.ts';

/** The key that does what the button next to it does; for those who have one. `⌘` is `Ctrl` where there is none. */
export function Keycap({ of: name }: { readonly of: string }) {
  const named = useKeyNames();
  return (
    <kbd className={styles.keycap} aria-hidden>
      {named(name)}
    </kbd>
  );
}

/** Keys, and what they do; with an act they are a button, for the person who has switched letters off. */
export type KeyHint = readonly [keys: readonly string[], words: string, act?: () => void];

type KeyHintsProps = { readonly hints: readonly KeyHint[] };

/** A line of keys at a page's foot. @public */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <p className={styles.hints}>
      {hints.map(([keys, words, act]) => {
        const Tag = act === undefined ? 'span' : 'button';
        return (
          <Tag key={words} type={act && 'button'} className={styles.hint} onClick={act}>
            {keys.map((key) => (
              <Keycap key={key} of={key} />
            ))}
            {words}
          </Tag>
        );
      })}
    </p>
  );
}
