import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { UNDO_MS, useUndoToast } from './use-undo-toast.tsx';

/** A page hears before it is left, while its requests still go out for certain; a phone tells only that it is gone. */
const leaving = ['beforeunload', 'pagehide'] as const;

interface HeldAct {
  /** What stands next to the offer to take it back. */
  readonly said: ReactNode;
  /** What the act is about: a second one takes the words' place. */
  readonly key: string;
  readonly act: () => Promise<unknown>;
  /** Sends it as the page is left, also while it is on its way: what is made twice is made once. */
  readonly whileLeaving: () => void;
  /** When it was done or has failed. */
  readonly onEnd: () => Promise<unknown>;
}

/** Does something after ten seconds, or when the page is left. @returns what takes it back until then */
export function useHeldAct(): (held: HeldAct) => () => void {
  const errors = useTexts('errors');
  const toast = useToast();
  const offerUndo = useUndoToast();
  return ({ said, key, act, whileLeaving, onEnd }) => {
    const run = async () => {
      forget();
      try {
        await act();
      } catch (error) {
        toast.error(wireFailure(error, errors('somethingWentWrong')).message);
      }
      stop();
      await onEnd();
    };
    const leave = () => {
      stop();
      whileLeaving();
    };
    const timer = setTimeout(() => void run(), UNDO_MS);
    leaving.forEach((name) => addEventListener(name, leave));
    const stop = () => {
      clearTimeout(timer);
      leaving.forEach((name) => removeEventListener(name, leave));
      forget();
    };
    const forget = offerUndo(said, stop, key);
    return stop;
  };
}
