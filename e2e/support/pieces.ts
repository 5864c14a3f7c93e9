import type { Locator, Page } from '@playwright/test';

/** A listing's card in the list, by its name. */
export const listingCard = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Whether a press on its middle meets it, and nothing that lies over it. */
export const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
