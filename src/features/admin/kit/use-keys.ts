import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';
import { useLettersOn } from './letters.ts';

/**
 * Single keys of a page, such as `{ j: next, k: before, Enter: open }`. Nothing happens while a person types, within a
 * dialog, or where the letters are switched off; a button keeps its own Enter and Space.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const isOn = useLettersOn();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1;
      if (isTyping(event) || (isLetter && !isOn)) return;
      const onControl = event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null;
      if (onControl && (event.key === 'Enter' || event.key === ' ')) return;
      const act = latest.current[isLetter ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
}
