import { breath } from './breath.ts';
import { isHeard, LOOK_AGAIN_MS, PATIENCE_MS } from './early-press.ts';

declare global {
  /** Radios, boxes and fields of files that were changed before the page's code came. */
  var earlyChoices: HTMLInputElement[] | undefined;
}

/** In the page's head: remembers what is chosen while no one answers yet, in all the page or in a late form of it. */
export const rememberChoices =
  "addEventListener('change',({target:t})=>{" +
  "if(/^(radio|checkbox|file)$/.test(t.type)&&(!('ready'in document.documentElement.dataset)||t.closest('[data-late]')))" +
  '(globalThis.earlyChoices??=[]).push(t)},true)';

/** Waits until a part of the page answers. @returns whether it does */
async function isAnswered(input: HTMLInputElement): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && input.isConnected;) {
    if (isHeard(input, 'pointerdown')) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_AGAIN_MS);
    });
  }
  return false;
}

/**
 * Tells of what was chosen before the page's code came: React leaves it as it stands but has heard of nothing, and would
 * not hear of the same choice again either.
 */
export async function answerEarlyChoices(): Promise<void> {
  const choices = new Set(globalThis.earlyChoices);
  globalThis.earlyChoices = undefined;
  if (choices.size === 0) return;
  await breath();
  for (const input of choices) {
    const { checked } = input;
    const isGone = input.type === 'radio' && !checked;
    if (isGone || !(await isAnswered(input))) continue;
    if (input.type === 'file') input.dispatchEvent(new Event('change', { bubbles: true }));
    else {
      input.checked = !checked;
      input.click();
    }
  }
}
