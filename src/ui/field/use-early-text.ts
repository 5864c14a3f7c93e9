import { type RefObject, useLayoutEffect } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hands over a control whose text was typed, or filled in by the browser, before the page's code had come: it stands
 * there, unheard. At once: a key that brings the control to life is answered by what was typed before it.
 */
export function useEarlyText<C extends TextControl>(control: RefObject<C | null>, take: (control: C) => void): void {
  useLayoutEffect(() => {
    const early = control.current;
    if (early !== null && early.value !== early.defaultValue) take(early);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the code has come
  }, []);
}
