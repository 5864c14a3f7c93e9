import { breath } from './breath.ts';

declare global {
  /** The button that was pressed last before the page's code came; `null` once something else was done. */
  var earlyPress: HTMLButtonElement | null | undefined;
  /** A person went back or on before the page had come to life: it is loaded anew. */
  var earlyStep: true | undefined;
}

/**
 * In the page's head: remembers the last press of a button that no one answers yet, in all the page or in a late form of
 * it. What is done after it counts instead. Who goes back or on to another address meanwhile gets that one's page: the
 * markup that stands there is not its own.
 */
export const rememberPress =
  '(d=>{const at=()=>location.pathname+location.search,first=at();' +
  "for(const n of['pointerdown','keydown','input'])addEventListener(n,(e)=>{if(e.isTrusted)earlyPress=null},true);" +
  "addEventListener('click',({target:t})=>{if(!('ready'in d)||t.closest('[data-late]'))earlyPress=t.closest('button')},true);" +
  "addEventListener('popstate',(e)=>{if('ready'in d||at()===first)return;" +
  'earlyStep=true;e.stopImmediatePropagation();location.reload()})})(document.documentElement.dataset)';

/** How long a part is waited for, and how often it is looked at. */
export const PATIENCE_MS = 10_000;
export const LOOK_AGAIN_MS = 50;

/** Presses once more, when it is answered, what was pressed before the page's code, or that of a late form, came. */
export async function answerEarlyPress(): Promise<void> {
  for (const since = Date.now(); Date.now() < since + PATIENCE_MS;) {
    await breath();
    const button = globalThis.earlyPress;
    if (button === null || button === undefined) return;
    // Menus and tabs answer to the pointer, before the click.
    if (!isHeard(button, 'pointerdown')) {
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_AGAIN_MS);
      });
      continue;
    }
    globalThis.earlyPress = null;
    for (const name of ['mousedown', 'pointerup', 'mouseup']) isHeard(button, name);
    // Fields around it hand over what was typed early.
    await breath();
    button.focus();
    button.click();
    return;
  }
}

/**
 * Sends an event of the pointer, which React lets through only in a part that has come to life, and hurries others.
 * @returns whether the part answers
 */
export function isHeard(control: HTMLElement, name: string): boolean {
  let heard = false;
  const hear = () => {
    heard = true;
  };
  addEventListener(name, hear, { once: true });
  control.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true }));
  removeEventListener(name, hear);
  return heard;
}
