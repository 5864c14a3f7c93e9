import { expect, type Page } from '@playwright/test';
import { inDatabase } from './database.ts';

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly html: string;
}

/** The mails to an address that the development mailbox keeps, oldest first. */
export const mailsTo = (email: string) =>
  inDatabase<Mail>('select id, subject, html from dev_mails where recipient = $1 order by created_at, id', [email]);

/** Waits until the mailbox holds exactly so many mails to an address. */
export const expectMails = (email: string, count: number) =>
  expect.poll(async () => (await mailsTo(email)).length).toBe(count);

/** Waits for the one mail of a subject to an address. */
export async function mailOf(email: string, subject: string | RegExp): Promise<Mail> {
  const found = async () => (await mailsTo(email)).filter((mail) => mail.subject.search(subject) >= 0);
  await expect.poll(async () => (await found()).length).toBe(1);
  const [mail] = await found();
  if (mail === undefined) throw new Error(`Gone again: ${subject}`);
  return mail;
}

/** Where the link of these words leads in a mail, on this site. */
export function linkIn({ html }: Pick<Mail, 'html'>, words: string): string {
  const plain = (markup: string) =>
    markup
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#39;', "'")
      .trim();
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  const found = links.filter(([, , name = '']) => plain(name) === words);
  expect(found, `links “${words}” in the mail`).toHaveLength(1);
  const { pathname, search } = new URL(found[0]?.[1]?.replaceAll('&amp;', '&') ?? '');
  return `${pathname}${search}`;
}

/** Waits for the one mail of a subject. @returns where its link of these words leads. */
export const linkOfMail = async (email: string, subject: string | RegExp, words: string): Promise<string> =>
  linkIn(await mailOf(email, subject), words);

/** Waits for the one mail of a subject and opens it in the mailbox. */
export async function openMail(page: Page, email: string, subject: string | RegExp): Promise<void> {
  const { id } = await mailOf(email, subject);
  await page.goto(`/dev/mailbox/${id}`);
}
