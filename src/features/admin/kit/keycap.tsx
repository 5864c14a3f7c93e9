import styles from './keycap.module.css';

/** The key that does what the button beside it does; for those who have one. */
export function Keycap({ of: name }: { readonly of: string }) {
  return (
    <kbd className={styles.keycap} aria-hidden>
      {name}
    </kbd>
  );
}

/** Keys, and what they do. */
export type KeyHint = readonly [keys: readonly string[], words: string];

type KeyHintsProps = { readonly hints: readonly KeyHint[] };

/** A line of keys at a page's foot. @public */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <p className={styles.hints}>
      {hints.map(([keys, words]) => (
        <span key={words} className={styles.hint}>
          {keys.map((key) => (
            <Keycap key={key} of={key} />
          ))}
          {words}
        </span>
      ))}
    </p>
  );
}
