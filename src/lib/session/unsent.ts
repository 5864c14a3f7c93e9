import { useEffect } from 'react';

/** Forms of the page that hold what was changed and not yet saved. */
const changed = new Set<symbol>();
/** The page (pathname) on which a field was typed in or chosen from last. */
let typedOn: string | null = null;

/** Says as long as it is shown that the page holds changes which would be lost with it. */
export function useUnsent(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const mark = Symbol('changed');
    changed.add(mark);
    return () => void changed.delete(mark);
  }, [isChanged]);
}

/** Notes from now on where a person types; of what is under way in a form the page is the only keeper. @returns stops it. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    const isField = target instanceof Element && target.closest('form, [role="dialog"]') !== null;
    if (isField) typedOn = location.pathname;
  };
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}

/** Whether the page holds something that was typed or changed and is not saved. */
export const hasUnsent = (): boolean => changed.size > 0 || typedOn === location.pathname;
