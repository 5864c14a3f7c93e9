import { fillCard, freshEmail } from './support/book.ts';
import { beginNow, openCounter } from './support/counter.ts';
import { linkOfMail } from './support/mailbox.ts';
import { firstOf, lastOf } from './support/order-of.ts';
import { changesRow, openChange, shown } from './support/order.ts';
import { bookAsGuest } from './support/person.ts';
import { expect, test } from './support/test.ts';

const idOf = (address: string) => new URL(address, 'http://order').pathname.split('/').at(-1) ?? '';

test('@phone one order under one code: changed twice, old mail, in, one out, later, out, receipt', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  const first = await bookAsGuest(page, { email });
  const code = await shown(page.getByText(/^CLK-[2-9A-Z]{6}$/)).innerText();
  const oldLink = await linkOfMail(email, /./, 'Change');
  const isStill = async () => {
    await expect(shown(page.getByText(/^CLK-[2-9A-Z]{6}$/))).toHaveText(code);
    await expect(page.getByRole('img', { name: `QR code of ${code}` })).toBeVisible();
  };

  let now = first;
  for (const change of ['One bag more', 'One bag less'] as const) {
    const dialog = await openChange(page);
    await dialog.getByRole('button', { name: change }).click();
    if (change === 'One bag more') {
      await dialog.getByRole('button', { name: 'Proceed Payment' }).click();
      await fillCard(page);
      await dialog.getByRole('button', { name: 'Confirm Update' }).click();
    } else await dialog.getByRole('button', { name: 'Confirm Update' }).click();
    await expect(page).not.toHaveURL(new RegExp(`${idOf(now)}`));
    now = new URL(page.url()).pathname;
    await expect(firstOf(page.getByText('Booking was successfully updated'))).toBeVisible();
    await isStill();
  }

  // The first mail's button and the first address lead to the order as it is.
  await page.goto(oldLink);
  await expect(page).toHaveURL(new RegExp(`${idOf(now)}`));
  await page.goto(first);
  await expect(page).toHaveURL(new RegExp(`${now}$`));
  await isStill();

  await beginNow(idOf(now));
  await page.reload();
  const counter = await browser.newPage({ baseURL: baseURL ?? '' });
  await openCounter(counter);
  const ticket = counter.getByRole('dialog');
  const find = async () => {
    await expect(ticket).toBeHidden();
    await counter.getByLabel(/^Type a code/).fill(code);
    await counter.getByRole('button', { name: 'Find ticket' }).click();
  };
  await find();
  await ticket.getByRole('button', { name: 'Check in 2 bags' }).click();
  await expect(ticket.getByText(/^Checked in, /)).toBeVisible();
  await counter.getByRole('button', { name: 'Next ticket' }).click();

  // The open page hears of it by itself.
  await expect(shown(page.getByText('In store'))).toBeVisible({ timeout: 20_000 });
  await isStill();
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);

  await find();
  await ticket.getByRole('button', { name: 'Fewer' }).click();
  await ticket.getByRole('button', { name: 'Check out 1 bag' }).click();
  await expect(ticket.getByText(/^Checked out, /)).toBeVisible();
  await counter.getByRole('button', { name: 'Next ticket' }).click();
  await page.reload();
  await isStill();

  const dialog = await openChange(page);
  await dialog.getByRole('button', { name: 'Change drop-off and pick-up' }).click();
  const dates = page.getByRole('dialog', { name: 'Check In and Check Out' });
  await dates.getByRole('tab', { name: /Check Out/ }).click();
  await lastOf(dates.getByRole('radio', { name: /PM/ })).click();
  await dates.getByRole('button', { name: 'Confirm' }).click();
  await expect(changesRow(dialog, 'Extra hours')).toContainText('+');
  await dialog.getByRole('button', { name: 'Confirm Update' }).click();
  await expect(page.getByText('Booking was successfully updated')).toBeVisible({ timeout: 20_000 });
  await isStill();

  await find();
  await ticket.getByRole('button', { name: 'Check out 1 bag' }).click();
  await expect(ticket.getByText(/^Checked out, /)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Charged');
  await expect(shown(page.getByText(/^CLK-[2-9A-Z]{6}$/))).toHaveText(code);
});
