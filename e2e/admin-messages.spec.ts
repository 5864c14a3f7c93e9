import { expect, test } from './support/test.ts';
import { freshEmail } from './support/book.ts';
import { enterAsAdmin } from './support/admin.ts';

test('@desk a message is answered from a prepared text, and goes on when its sender writes back', async ({
  page,
  accessible,
}) => {
  const email = freshEmail();
  const name = `Lena ${crypto.randomUUID().slice(0, 8)}`;
  const write = async (message: string, threadId?: string) => {
    const answer = await page.request.post('/trpc/cms.contact', {
      data: { name, email, message, ...(threadId === undefined ? {} : { threadId }) },
    });
    expect(answer.status()).toBe(200);
  };
  await write('I lost my tag. Can I still pick up?');
  await enterAsAdmin(page, 'support');
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name: 'I lost my tag.' })).toBeVisible();
  await accessible();

  await page.getByLabel('Prepared answer').selectOption('Lost tag, bag still inside');
  await expect(page.getByText('Missing: location, code, pickUp')).toBeVisible();
  await page.getByLabel('Prepared answer').selectOption('We have your message');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue(/^Hello Lena,/);
  await page.getByRole('button', { name: 'Send and close' }).click();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
  await expect(page.getByRole('option', { name: 'We have your message' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Which messages' })).toBeVisible();

  const threadId = new URL(page.url()).searchParams.get('message') ?? '';
  await write('And on Sunday?', threadId);
  await page.reload();
  await expect(page.getByText('And on Sunday?')).toBeVisible();
  await expect(page.getByText('Hello Lena,')).toBeVisible();
});
