import { useEffect, useRef, useState } from 'react';
import { keepWords, readWords } from '#web/lib/kept-words.ts';
import { useViewer } from '#web/lib/viewer.ts';

/**
 * What a person types, kept on their device until it was sent: a reload, a session that ends or a second factor whose
 * time is over lose nothing. No one else who works there sees it.
 * @param name of what is typed, the same for the same thing, such as `thread:{id}`
 * @returns the words, what changes them, and what forgets them when they were sent
 */
export function useKeptWords<Initial extends string | null>(
  name: string,
  initial: Initial,
): readonly [words: string | Initial, set: (words: string | Initial) => void, forget: () => void] {
  const personId = useViewer()?.id ?? '';
  const [words, setWords] = useState<string | Initial>(initial);
  const isTyped = useRef(false);
  useEffect(() => {
    const kept = readWords(personId, name);
    if (kept !== null && !isTyped.current) setWords(kept);
  }, [personId, name]);
  const set = (next: string | Initial) => {
    isTyped.current = true;
    setWords(next);
    keepWords(personId, name, next === initial ? null : next);
  };
  return [words, set, () => keepWords(personId, name, null)];
}
