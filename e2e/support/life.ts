import { expect, type Locator } from '@playwright/test';

/**
 * Wakes the part of the page around `link`, as a pointer that goes over it does, and waits until its own code answers it:
 * before that a link leads to a page of its own. The link itself is not pointed at, which would fetch what it leads to.
 */
export async function comesToLife(link: Locator): Promise<void> {
  await expect
    .poll(() =>
      link.evaluate((element) => {
        element.parentElement?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
      }),
    )
    .toBe(true);
}
