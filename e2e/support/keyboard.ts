import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 80;

/** Whether what has the focus is in sight and shows it, by an outline of its own or of what it lies in. */
const showsFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'nothing';
    const words = `${element.tagName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.slice(0, 40)}`;
    const lines: Element[] = [element];
    for (let up = element.parentElement; up !== null && lines.length < 4; up = up.parentElement) lines.push(up);
    const isShown = lines.some((each) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
    });
    const { width, height, bottom, top } = element.getBoundingClientRect();
    const isInSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    return isShown && isInSight ? null : `${words}: ${isShown ? '' : 'no outline'} ${isInSight ? '' : 'out of sight'}`;
  });

/**
 * Goes on by Tab until something has the focus, which is seen at every stop; stays where it has it already.
 * @throws when it is not reached: the way is caught somewhere, or leaves it out.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // What cannot be pressed yet is passed over.
  await expect(target).toBeEnabled();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MAX_STOPS && !(await isThere()); stops += 1) {
    await page.keyboard.press(key);
    expect(await showsFocus(page)).toBeNull();
  }
  if (await isThere()) return;
  throw new Error(`Not reached by ${key}: ${String(target)}`);
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
