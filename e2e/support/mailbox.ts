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

/** Opens a mail of the mailbox. @returns where the link of these words leads, on this site. */
export async function mailedLink(page: Page, mail: Locator, words: string): Promise<string> {
  await mail.getByRole('link').click();
  const { pathname, search } = new URL((await page.getByRole('link', { name: words }).getAttribute('href')) ?? '');
  return `${pathname}${search}`;
}

/** Opens the newest mail. @returns where its link leads. */
export async function linkOfMail(page: Page, email: string, subject: string | RegExp, words: string): Promise<string> {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mailsTo(page, email).getByRole('link', { name: subject })).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  const mail = mailsTo(page, email).filter({ has: page.getByRole('link', { name: subject }) });
  return mailedLink(page, mail, words);
}
