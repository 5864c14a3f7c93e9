import { useEffect, useRef, useState } from 'react';

/** How long a ready answer can be taken back, in milliseconds. */
const UNDO_MS = 10_000;

interface QuickReply {
  /** The answer that goes by itself in a moment; null where none does. */
  readonly waiting: string | null;
  readonly send: (text: string) => void;
  readonly undo: () => void;
}

/** Sends a ready answer after the time to take it back, and at once where its page is left or put away before. */
export function useQuickReply(onSend: (text: string) => void): QuickReply {
  const [waiting, setWaiting] = useState<string | null>(null);
  const sends = useRef(onSend);
  useEffect(() => {
    sends.current = onSend;
  });
  const isUndone = useRef(false);
  useEffect(() => {
    if (waiting === null) return;
    isUndone.current = false;
    const go = () => setWaiting(null);
    const timer = setTimeout(go, UNDO_MS);
    // A browser may end a page that is put away without a word.
    const hide = () => document.hidden && go();
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
      if (!isUndone.current) sends.current(waiting);
    };
  }, [waiting]);
  const undo = () => {
    isUndone.current = true;
    setWaiting(null);
  };
  return { waiting, send: setWaiting, undo };
}
