import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './use-undo-toast.module.css';

/** How long what was just done can be taken back by one press, in milliseconds. */
export const UNDO_MS = 10_000;

/**
 * Says that something was done, and offers to take it back for ten seconds; with a key in the stead of what was said by it
 * before. @returns what takes the words away
 */
export function useUndoToast(): (done: ReactNode, undo: () => void, key?: string) => () => void {
  const t = useTexts('admin');
  const toast = useToast();
  return (done, undo, key) => {
    const gone = toast.info(done, {
      lasts: UNDO_MS,
      place: 'bottom',
      ...(key === undefined ? {} : { key }),
      action: (
        <LinkButton
          strong
          size={44}
          className={styles.undo}
          onClick={() => {
            gone();
            undo();
          }}
        >
          {t('undo')}
        </LinkButton>
      ),
    });
    return gone;
  };
}
