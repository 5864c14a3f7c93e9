import { useEffect, useRef } from 'react';

/**
 * `⌘ ↵` and `Ctrl ↵` do what a panel's filled button does, from its fields too; not within a dialog above the page.
 * @param within - where it is meant alone, where a panel has several such buttons
 */
export function useSendKey(act: () => void, isReady: boolean, within = 'body'): void {
  const latest = useRef({ act, isReady });
  useEffect(() => {
    latest.current = { act, isReady };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.repeat || !latest.current.isReady) return;
      if (!(event.target instanceof HTMLElement) || event.target.closest('dialog, [role="dialog"]') !== null) return;
      if (event.target.closest(within) === null) return;
      event.preventDefault();
      latest.current.act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [within]);
}
