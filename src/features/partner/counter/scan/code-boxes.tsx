import { useState } from 'react';
import { codeLength, codeLetters, codePrefix } from '#shared/booking/booking-code.ts';
import { useTexts } from '#web/lib/texts.ts';
import { BoxInput } from '#web/ui/field/box-input.tsx';
import styles from './code-boxes.module.css';

/** Six boxes behind a fixed CLK: a code is typed or pasted, and looked for at the sixth letter. */
export function CodeBoxes({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useTexts('counter');
  const [letters, setLetters] = useState('');
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
        <BoxInput length={codeLength} value={letters} onChange={change} label={t('codeBoxes')} autoComplete="off" />
      </span>
    </label>
  );
}
