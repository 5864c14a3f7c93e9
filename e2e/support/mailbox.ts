import { expect, type Locator, type Page } from '@playwright/test';

/** The mails to an address, in the development mailbox. */
export const mailsTo = (page: Page, email: string): Locator => page.getByRole('listitem').filter({ hasText: email });

/** Opens the mailbox and waits until it holds exactly so many mails to an address. */
export async function expectMails(page: Page, email: string, count: number): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mailsTo(page, email)).toHaveCount(count, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}
