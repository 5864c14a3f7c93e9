import { useState } from 'react';
import { codeLength, codeLetters, codePrefix } from '#shared/booking/booking-code.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './code-boxes.module.css';

/** Six boxes behind a fixed CLK, over one real input: a code is typed or pasted, and looked for at the sixth letter. */
export function CodeBoxes({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useTexts('counter');
  const [letters, setLetters] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const change = (text: string) => {
    const next = codeLetters(text);
    if (next.length < codeLength) return setLetters(next);
    setLetters('');
    onCode(`${codePrefix}-${next}`);
  };
  return (
    <label className={styles.field}>
      <span className={styles.label}>{t('orTypeCode')}</span>
      <span className={styles.line}>
        <span className={styles.prefix}>{codePrefix}</span>
        <span className={styles.boxes}>
          <input
            className={styles.input}
            aria-label={t('codeBoxes')}
            value={letters}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => change(target.value)}
            onFocus={() => setIsFocused(true)}
            onBlur={() => setIsFocused(false)}
          />
          {Array.from({ length: codeLength }, (_, index) => (
            <span
              key={index}
              aria-hidden
              className={cx(styles.box, isFocused && index === letters.length && styles.next)}
            >
              {letters.charAt(index)}
            </span>
          ))}
        </span>
      </span>
    </label>
  );
}
