import { expect, type Locator, type Page } from '@playwright/test';
import { firstOf } from './order-of.ts';

/** The one that is shown of several equal things: which, and how many, is the size of the screen's. */
export const shown = (locator: Locator): Locator => firstOf(locator.filter({ visible: true }));

/** Opens 'Update Your Order' on an order's page. */
export async function openChange(page: Page): Promise<Locator> {
  await shown(page.getByRole('button', { name: 'Change Booking' })).click();
  const dialog = page.getByRole('dialog', { name: 'Update Your Order' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens 'Cancel order?' on an order's page. */
export async function openCancel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel order?' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A row of the 'Booking Changes' table as its cells' texts. */
export const changesRow = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('table', { name: 'Booking Changes' }).getByRole('row').filter({ hasText: name });
