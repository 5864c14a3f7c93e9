import type { Page } from '@playwright/test';

/** Counts presses of a finger or mouse, over all documents that a page goes through. @returns how many since it was last asked. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeBinding('pressed', () => (presses += 1));
  await page.addInitScript(() => {
    const { pressed } = globalThis as unknown as { pressed: () => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && pressed(), { capture: true });
  });
  return () => {
    const since = presses;
    presses = 0;
    return since;
  };
}
