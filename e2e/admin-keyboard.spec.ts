import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { freshEmail } from './support/book.ts';
import { inDatabase } from './support/database.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { newPartner } from './support/new-partner.ts';
import { expect, test } from './support/test.ts';

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** What was opened or is left has the focus itself, so that Tab goes on from there. */
const expectFocus = (target: Locator) => expect(target).toBeFocused();

const askFor = async (listing: string) => {
  const id = randomUUID();
  await inDatabase(
    `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
     select $3, id, owner_id, 'waiting', $2, product_now() from listings where name = $1`,
    [listing, JSON.stringify({ name: `New ${listing}` }), id],
  );
  return id;
};

const decided = (id: string) =>
  expect.poll(() => inDatabase('select status, reason from change_requests where id = $1', [id]));

test('@desk by keyboard: one change request is refused with a reason, the next approved', async ({ page, request }) => {
  const first = `Aster House ${randomUUID().slice(0, 6)}`;
  const second = `Birch House ${randomUUID().slice(0, 6)}`;
  await Promise.all([newPartner(request, first), newPartner(request, second)]);
  const [refused, approved] = [await askFor(first), await askFor(second)];
  await enterAsAdmin(page, 'support');
  await page.clock.install();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Done today' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Change requests' }));
  const list = page.getByRole('navigation', { name: 'Change requests' });
  await press(page, list.getByRole('button', { name: first }));
  const view = page.locator('[data-opened]');
  await expect(view.getByRole('heading', { name: first })).toBeVisible();
  await expectFocus(view);
  // Refused without a reason, it leads to the reasons.
  await page.keyboard.press('r');
  await expectFocus(view.getByRole('radio', { name: 'The picture shows a person' }));
  await page.keyboard.press('ArrowUp');
  await expect(view.getByRole('radio', { name: 'Something else' })).toBeChecked();
  await typeInto(page, view.getByRole('textbox', { name: 'Reason' }), 'The sign says another name');
  await press(page, view.getByRole('button', { name: /^Refuse/ }));
  await expect(page.getByText(`${first} is refused, takes effect in 10 seconds`)).toBeVisible();

  await expectFocus(view);
  await tabTo(page, list.getByRole('button', { name: second }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(view.getByRole('heading', { name: second })).toBeVisible();
  // Esc leads to no other one, whose decision a letter would be.
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/request=/);
  await expect(view.getByRole('heading', { name: second })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(`${second} is approved, takes effect in 10 seconds`)).toBeVisible();
  await page.clock.fastForward(10_000);
  await decided(refused).toEqual([{ status: 'refused', reason: 'The sign says another name' }]);
  await decided(approved).toEqual([{ status: 'approved', reason: null }]);
});

test('@desk by keyboard: a message is opened, answered and closed', async ({ page }) => {
  const name = `Lena ${randomUUID().slice(0, 8)}`;
  const sent = await page.request.post('/trpc/cms.contact', {
    data: { name, email: freshEmail(), message: 'Where is my tag?' },
  });
  expect(sent.status()).toBe(200);
  await enterAsAdmin(page, 'support');
  await page.goto('/admin/messages');
  await press(page, page.getByRole('link', { name: new RegExp(name) }));
  const thread = page.getByRole('region', { name: 'Where is my tag?' });
  await expectFocus(thread);
  // N leads to where a note, or an answer, is written.
  await page.keyboard.press('n');
  await expect(thread.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  await page.keyboard.type('On your first bag.');
  await press(page, thread.getByRole('button', { name: 'Send', exact: true }));
  await expect(thread.getByRole('listitem').getByText('On your first bag.')).toBeVisible();
  await tabTo(page, thread.getByRole('button', { name: /^Close/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(thread.getByRole('button', { name: /^Open again/ })).toBeFocused();
});

test('@desk by keyboard: a failed job is opened and tried again', async ({ page }) => {
  const jobId = randomUUID();
  const error = `the disk ${jobId.slice(0, 8)} was full for once`;
  await inDatabase(
    `insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at)
     values ($1, 'run-checks', '{}', $2, 3, product_now(), product_now())`,
    [jobId, error],
  );
  await enterAsAdmin(page, 'support');
  await page.goto('/admin/jobs');
  const row = page.getByRole('button', { name: new RegExp(error) });
  await press(page, row);
  const panel = page.locator('aside[data-opened]');
  await expectFocus(panel);
  await page.keyboard.press('Escape');
  await expectFocus(row);
  await page.keyboard.press('Enter');
  await expectFocus(panel);
  await press(page, panel.getByRole('button', { name: 'Run it now' }));
  await expect
    .poll(() => inDatabase('select state from failed_jobs where id = $1', [jobId]))
    .toEqual([{ state: 'retried' }]);
  await expect(row).toHaveCount(0);
  await expectFocus(page.locator('[data-list]'));
});

test('@desk by keyboard: words of a page are changed and published', async ({ page }) => {
  const url = `/toronto/keys-${randomUUID().slice(0, 8)}`;
  await enterAsAdmin(page, 'content');
  const made = await page.request.post('/trpc/admin.pages.create', {
    data: { url, pageType: 'page', title: 'Bags near the keys' },
  });
  expect(made.status()).toBe(200);
  await page.goto('/admin/pages');
  await typeInto(page, page.getByRole('searchbox'), url);
  await press(page, page.getByRole('link', { name: /Bags near the keys/ }));
  await expect(page).toHaveURL(/admin\/pages\/edit/);
  await typeInto(page, page.getByRole('textbox', { name: 'Text' }), 'Written **by hand**.');
  await tabTo(page, page.getByRole('button', { name: 'Publish en' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /1 Published/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing to publish' })).toBeFocused();
});

test('@desk by keyboard: a price is set from a day on, and taken back', async ({ page }) => {
  await enterAsAdmin(page, 'finance');
  await page.goto('/admin/pricing');
  await typeInto(page, page.getByRole('textbox', { name: 'Québec, Daily maximum' }), '11.50');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Holds from'));
  await page.keyboard.type('03012027');
  await expect(page.getByLabel('Holds from')).toHaveValue('2027-03-01');
  await page.keyboard.press('Enter');
  await expectFocus(page.locator('[data-list]'));
  const plan = page.getByRole('listitem').filter({ hasText: 'Québec from Monday, March 1, 2027' });
  await expect(plan).toBeVisible();
  await press(page, plan.getByRole('button', { name: 'Take back' }));
  await expect(plan).toHaveCount(0);
  await expectFocus(page.locator('[data-list]'));
});
