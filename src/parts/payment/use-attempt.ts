import { useRef, useState } from 'react';
import { newId } from '#web/lib/new-id.ts';
import { type WireFailure, wireFailure } from '#web/lib/wire-failure.ts';

interface RunOptions<Outcome> {
  readonly work: () => Promise<Outcome>;
  /** What a refused or unanswered call comes to. */
  readonly refused: (failure: WireFailure) => Outcome;
  /** What is said where nothing else is known. */
  readonly fallback: string;
  /** The screen is being left: it stays busy. */
  readonly isEnd: (outcome: Outcome) => boolean;
}

/**
 * A try to book, or to change an order, and to pay for it. Its request id makes every repetition the same one, which is
 * paid once: an unanswered call is asked again by the same id, an answered one is over.
 */
export function useAttempt() {
  const tried = useRef<{ readonly wish: string; readonly id: string } | null>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const forget = () => {
    tried.current = null;
  };
  return {
    busy,
    /** The id of this wish, which it keeps until it was answered. */
    requestId: (wish: string): string => {
      if (tried.current?.wish !== wish) tried.current = { wish, id: newId() };
      return tried.current.id;
    },
    /** The next press is another try. */
    forget,
    /** Runs one thing at a time; a second press while it runs does nothing, and is `null`. */
    run: async <Outcome>({ work, refused, fallback, isEnd }: RunOptions<Outcome>): Promise<Outcome | null> => {
      if (running.current) return null;
      running.current = true;
      setBusy(true);
      let outcome: Outcome;
      try {
        outcome = await work();
      } catch (error) {
        const failure = wireFailure(error, fallback);
        if (!failure.isUnanswered) forget();
        outcome = refused(failure);
      }
      if (!isEnd(outcome)) {
        running.current = false;
        setBusy(false);
      }
      return outcome;
    },
  };
}
