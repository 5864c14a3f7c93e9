import { type RefObject, useEffect } from 'react';
import rows from './rows.module.css';

/** Rows and entries that show what they are about next to or instead of their list. */
const OPENS = `.${rows.open}, [data-opens]`;
const OPENED = '[data-opened]';
/** Whether a key was pressed last, and not a mouse; from page to page. */
let hasKeys = false;

/**
 * Keeps the focus of a person without a mouse at their work: a row opened by Enter leads to what it shows, what is
 * closed leads back to its row, and a button that goes away with its work leaves the focus to what it stood in. What
 * takes the focus so has `tabIndex={-1}`; the last resort is the page's list.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (root === null) return undefined;
    let path: readonly EventTarget[] = [];
    let opener: HTMLElement | null = null;
    // The person who comes by a key from a page that went away is led to what stands open.
    let isAwaited = hasKeys && document.activeElement === document.body;
    const take = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: element !== opener });
    const settle = () => {
      if (!hasKeys) return;
      const opened = root.querySelector<HTMLElement>(OPENED);
      if (isAwaited && opened !== null) {
        isAwaited = false;
        take(opened);
      }
      const [last] = path;
      if (!(last instanceof HTMLElement) || last.isConnected || document.activeElement !== document.body) return;
      const around = path.find(
        (each): each is HTMLElement =>
          each instanceof HTMLElement && root.contains(each) && each.tabIndex === -1 && each.hasAttribute('tabindex'),
      );
      take(around ?? (opener?.isConnected === true ? opener : root.querySelector<HTMLElement>('[data-list]')));
    };
    const onClick = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(OPENS) : null;
      if (!hasKeys || pressed === null) return;
      opener = pressed;
      isAwaited = true;
      if (pressed.matches('[aria-pressed="true"], [aria-current]')) settle();
    };
    const onFocus = (event: FocusEvent) => {
      path = event.composedPath();
      if (event.target !== opener) isAwaited = false;
    };
    const onKey = () => (hasKeys = true);
    const onPointer = () => (hasKeys = false);
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('click', onClick);
    root.addEventListener('focusin', onFocus);
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      observer.disconnect();
      root.removeEventListener('click', onClick);
      root.removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, [page]);
}
