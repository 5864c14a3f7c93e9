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

/** Fields whose words the page alone keeps: those of forms, and any that is no search. */
const keeps =
  'form *, [role="dialog"] *, textarea, input:not([type="search"], [type="checkbox"], [type="radio"], [role="combobox"])';

/** Notes from now on where a person types; of what is under way the page is the only keeper. @returns stops it. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(keeps)) typedOn = location.pathname;
  };
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}

/** Whether the page holds something that was typed or changed and is not saved. */
export const hasUnsent = (): boolean => changed.size > 0 || typedOn === location.pathname;
