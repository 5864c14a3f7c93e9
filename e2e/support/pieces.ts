import type { Locator, Page } from '@playwright/test';

/** A listing's card in the list, by its name. */
export const listingCard = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
