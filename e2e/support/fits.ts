import { expect, type Page } from '@playwright/test';

/** What stands out of the page sideways, or whose words stand out of it. */
function tooWide(): readonly string[] {
  const { scrollingElement } = document;
  const edge = scrollingElement?.clientWidth ?? 0;
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 40)}"`;
  /** Maps and rows that are scrolled or cut by design hold what is wider than they are. */
  const isHeld = (element: Element): boolean => {
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  };
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
  );
  const outside = shown.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (left < -1 || right > edge + 1) && !isHeld(element);
  });
  /** What cuts off what stands out of it sideways, unless it is a map, whose pins may lie across its edge. */
  const cutterOf = (element: Element): Element | null => {
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX !== 'visible')
        return overflowX === 'auto' || overflowX === 'scroll' || box.matches('[class*="_ground_"]') ? null : box;
    }
    return null;
  };
  /** Texts that stand right in an element. */
  const wordsOf = (element: Element): readonly ChildNode[] =>
    [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  const worded = shown.filter((element) => wordsOf(element).length > 0);
  const isEllipsis = (element: Element): boolean => getComputedStyle(element).textOverflow === 'ellipsis';
  /** Whether words of an element begin or end outside of a box that shows some of them. */
  const standOut = (element: Element, box: Element | null): boolean => {
    if (box === null || box.clientWidth <= 1 || isEllipsis(box)) return false;
    const { left, right } = box.getBoundingClientRect();
    return wordsOf(element).some((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      return words.left < left - 1 || words.right > right + 1;
    });
  };
  const cut = worded.filter(
    (element) =>
      element.getBoundingClientRect().width > 1 &&
      !isEllipsis(element) &&
      ((getComputedStyle(element).display !== 'inline' && standOut(element, element)) ||
        standOut(element, cutterOf(element))),
  );
  /** Words of which each line holds a letter or two. */
  const squashed = worded.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      wordsOf(element).some(({ textContent }) => (textContent ?? '').trim().length > 9) &&
      width < 32 &&
      height > 6 * width
    );
  });
  const scrolls = (scrollingElement?.scrollWidth ?? 0) > edge ? ['the page scrolls sideways'] : [];
  return [
    ...scrolls,
    ...outside.map((element) => `outside: ${nameOf(element)}`),
    ...cut.map((element) => `cut: ${nameOf(element)}`),
    ...squashed.map((element) => `squashed: ${nameOf(element)}`),
  ];
}

/** Expects that the page as it stands fits screens of these widths, and leaves it at its own. */
export async function fits(page: Page, widths: readonly number[] = [360, 600, 1024]): Promise<void> {
  const own = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => [width, ...(await page.evaluate(tooWide))]).toEqual([width]);
  }
  if (own !== null) await page.setViewportSize(own);
}
