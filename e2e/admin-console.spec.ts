import { randomUUID } from 'node:crypto';
import { enterAsAdmin, signInAsAdmin } from './support/admin.ts';
import { inDatabase } from './support/database.ts';
import { tabTo } from './support/keyboard.ts';
import { newPartner } from './support/new-partner.ts';
import { expect, test } from './support/test.ts';

/** A person with a confirmed address and an account. */
async function colleague(firstName: string) {
  const email = `colleague-${randomUUID()}@example.com`;
  const userId = randomUUID();
  await inDatabase(
    `insert into users (id, email, password_hash, first_name, last_name, language, role, confirmed_at, created_at, updated_at)
     select $1, $2, password_hash, $3, 'Roth', 'english', 'customer', product_now(), product_now(), product_now()
     from users where email = 'admin@cloakroom.example'`,
    [userId, email, firstName],
  );
  return { userId, email };
}

test('an administrator sets a new price for Washington from a day on, and takes it back @desk', async ({
  page,
  accessible,
}) => {
  await signInAsAdmin(page, 'finance');
  await page.getByRole('link', { name: 'Pricing' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Washington' });
  const most = row.getByRole('textbox', { name: 'Washington, Daily maximum' });
  await most.fill('10.50');
  await most.press('Enter');
  await expect(page.getByRole('region', { name: 'A sample stay' }).getByText('Washington, USD')).toBeVisible();
  await expect(page.getByRole('row', { name: /Traveller pays/ })).toContainText('+');
  await accessible();
  await page.getByLabel('Holds from').fill('2027-03-01');
  await page.getByRole('button', { name: 'Save for that day' }).click();
  const plan = page.getByRole('listitem').filter({ hasText: 'Washington' });
  await expect(plan).toContainText('Washington from Monday, March 1, 2027, planned by Noor Bakker');
  await expect(plan.getByRole('deletion')).toHaveText('was 8.50');
  await expect(plan.getByRole('insertion')).toHaveText('10.50');
  await accessible();
  const coupons = page.getByRole('region', { name: 'Coupons' });
  await coupons.getByRole('button', { name: 'WELCOME10' }).click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'WELCOME10' })).toBeVisible();
  await accessible();
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('planned by Noor Bakker')).toHaveCount(0);
});

test('an administrator approves what a partner asks for, and travellers see it @desk', async ({
  page,
  request,
  accessible,
  watch,
}) => {
  // Another request opens by itself, maybe another journey's, which its partner takes back just then.
  watch.allow(/status of 409/);
  const name = `Porter House ${randomUUID().slice(0, 6)}`;
  await newPartner(request, name);
  await inDatabase(
    `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
     select gen_random_uuid(), id, owner_id, 'waiting', $2, product_now() from listings where name = $1`,
    [name, JSON.stringify({ name: `New ${name}` })],
  );
  await enterAsAdmin(page, 'support');
  await page.clock.install();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Change requests' }).click();
  await page.getByRole('navigation', { name: 'Change requests' }).getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: /^Refuse/ }).click();
  await expect(page.getByText('Say why: the partner reads it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Change requests' }).getByRole('button', { name }).click();
  const decided = page.waitForResponse((answer) => answer.url().includes('changeRequests.decide'));
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText(`${name} is approved, takes effect in 10 seconds`)).toBeVisible();
  // It lies over no title.
  await page.getByRole('heading', { name: 'Change requests', level: 1 }).click({ trial: true });
  await page.clock.fastForward(10_000);
  expect((await decided).ok()).toBe(true);
  const [listing] = await inDatabase<{ slug: string }>('select slug from listings where name = $1', [`New ${name}`]);
  await page.goto(`/map/${listing?.slug}`);
  await expect(page.getByRole('heading', { name: `New ${name}`, level: 1 })).toBeVisible();
});

test('a request that its partner changes while it is read is not decided before the change is shown @desk', async ({
  page,
  request,
}) => {
  const name = `Harbour House ${randomUUID().slice(0, 6)}`;
  await newPartner(request, name);
  const ask = (id: string, wanted: string) =>
    inDatabase(
      `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
       select $1, id, owner_id, 'waiting', $3, product_now() from listings where name = $2`,
      [id, name, JSON.stringify({ name: wanted })],
    );
  const [first, second] = [randomUUID(), randomUUID()];
  await ask(first, `New ${name}`);
  await enterAsAdmin(page, 'support');
  await page.clock.install();
  await page.goto(`/admin/change-requests?request=${first}`);
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  await inDatabase('delete from change_requests where id = $1', [first]);
  await ask(second, `Newer ${name}`);
  // It looks again by itself.
  await page.clock.fastForward(15_000);
  const changed = page.getByRole('alert').filter({ hasText: 'changed this request meanwhile' });
  await expect(changed).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeDisabled();
  await page.keyboard.press('a');
  await changed.getByRole('button', { name: 'Show the change' }).click();
  await expect(page).toHaveURL(new RegExp(second));
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  await expect(page.getByRole('main')).toContainText('Newer');
});

test('a decision that is held for ten seconds is made when its page is left meanwhile @desk', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 409/);
  const name = `Harbour House ${randomUUID().slice(0, 6)}`;
  await newPartner(request, name);
  const id = randomUUID();
  await inDatabase(
    `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
     select $1, id, owner_id, 'waiting', $3, product_now() from listings where name = $2`,
    [id, name, JSON.stringify({ name: `New ${name}` })],
  );
  await enterAsAdmin(page, 'support');
  await page.goto('/admin/change-requests');
  await page.getByRole('navigation', { name: 'Change requests' }).getByRole('button', { name }).click();
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(page.getByText(`${name} is approved, takes effect in 10 seconds`)).toBeVisible();
  await page.goto('/help');
  await expect
    .poll(() => inDatabase('select status from change_requests where id = $1', [id]))
    .toEqual([{ status: 'approved' }]);
});

test('@desk a person is written to with the keyboard, taken back once, and made a partner who can be none again', async ({
  page,
  accessible,
}) => {
  const { userId, email } = await colleague('Ines');
  await enterAsAdmin(page);
  await page.goto(`/admin/people?person=${userId}`);
  await expect(page.getByRole('heading', { name: 'Ines Roth' })).toBeVisible();
  await page.keyboard.press('e');
  const writing = page.getByRole('dialog', { name: 'Write to Ines Roth' });
  await writing.getByLabel('Subject').fill('Your bag');
  await writing.getByRole('textbox', { name: 'Message' }).fill('It was found.');
  await accessible();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(writing.getByRole('textbox', { name: 'Message' })).toHaveValue('It was found.');
  await writing.getByRole('textbox', { name: 'Message' }).fill('It was found. Come any day.');
  await writing.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The mail to Ines Roth leaves in ten seconds')).toBeVisible();
  const [thread, ...others] = await inDatabase<{ id: string }>(
    'select id from contact_messages where email = $1 and is_ours',
    [email],
  );
  expect(others).toEqual([]);
  await page.goto(`/admin/messages?show=all&message=${thread?.id}`);
  await expect(page.getByRole('region', { name: 'Your bag' }).getByText('Come any day.')).toBeVisible();
  await accessible();

  await page.goto(`/admin/people?person=${userId}`);
  const partner = page.getByRole('switch', { name: 'Partner' });
  await partner.click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(partner).not.toBeChecked();
  await partner.click();
  await page.getByRole('button', { name: 'Make a partner' }).click();
  await expect(partner).toBeChecked();
  await partner.click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(partner).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Customer' })).toBeDisabled();
});

test('an owner makes a person an administrator after a proof, and the audit log tells it @desk', async ({
  page,
  accessible,
  watch,
}) => {
  // The first press is asked to prove it.
  watch.allow(/403 \(Forbidden\)|422 \(Unprocessable Entity\)/);
  const { email: own, nextCode } = await enterAsAdmin(page);
  const { userId, email } = await colleague('Ilan');
  // The owner has not proven for a while who they are.
  await inDatabase(
    `update sessions set proven_at = product_now() - interval '1 hour', second_factor_at = product_now() - interval '1 hour'
     where user_id = (select id from users where email = $1)`,
    [own],
  );
  await page.goto('/admin');
  // What only the browser asks for is there: so the keys are, too.
  await expect(page.getByRole('heading', { name: 'Done today' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or do something' }).fill(email);
  await expect(page.getByRole('option', { name: /Ilan Roth/ })).toBeVisible();
  await accessible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/admin\/people/);
  await page.getByRole('switch', { name: 'Administrator' }).click();
  const role = page.getByRole('alertdialog', { name: 'Make Ilan Roth an administrator?' });
  await role.getByLabel('Works in administration as').selectOption('Support');
  await accessible();
  await role.getByRole('button', { name: 'Save role' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you, Noor?' });
  // Roles are given by the app alone; it sends the sixth digit.
  await question.getByLabel('Six digits from your app').fill(nextCode());
  await expect(page.getByText('The role is changed')).toBeVisible();
  await accessible();
  await page.goto(`/admin/audit?about=${userId}`);
  await page.getByRole('button', { name: 'Changed a role' }).click();
  await expect(page.locator('aside').getByRole('term').filter({ hasText: 'role in administration' })).toBeVisible();
  await accessible();
  // The same door backwards: the act is taken back, and the log keeps both.
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await page.keyboard.press('u');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveValue('');
  await expect(page.getByText('Say why it is taken back.')).toBeVisible();
  await reason.fill('It was somebody else');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Changed a role, taken back' })).toBeVisible();
  await expect(page.getByText(/^Undone /)).toBeVisible();
});

test('@desk an administrator finds a booking and its refund with the keyboard alone', async ({ page }) => {
  await enterAsAdmin(page, 'support');
  await page.goto('/admin');
  const [order] = await inDatabase<{ code: string }>(
    `select b.code from bookings b join payments p on p.booking_id = b.id and p.status = 'succeeded'
     where b.status = 'completed' and not exists (select from refunds r where r.booking_id = b.id) order by b.id desc limit 1`,
    [],
  );
  const code = order?.code ?? '';
  // What only the browser asks for is there: so the keys are, too.
  await expect(page.getByRole('heading', { name: 'Done today' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page).toHaveURL(/admin\/bookings/);
  await expect(page.getByRole('radio', { name: 'Now' })).toBeChecked();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search bookings' })).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.locator('[data-decides=refund] input:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: code })).toHaveCount(0);
  await page.keyboard.press('?');
  const letters = page.getByRole('dialog').getByLabel('Single letters act on the page');
  await tabTo(page, letters);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(/booking=/);
  // Without letters there is still a way back to them.
  await page.goto('/admin');
  await tabTo(page, page.getByRole('button', { name: 'all keys' }));
  await page.keyboard.press('Enter');
  await expect(letters).not.toBeChecked();
});

test('@desk a piece of a code and a verb lead to the refund, by a search that stands on ground of its own', async ({
  page,
}) => {
  await enterAsAdmin(page, 'finance');
  await page.goto('/admin');
  const [order] = await inDatabase<{ code: string }>(
    `select b.code from bookings b join payments p on p.booking_id = b.id and p.status = 'succeeded'
     where b.status = 'confirmed' and b.total_minor > 0 and not exists (select from refunds r where r.booking_id = b.id)
     order by b.drop_off_at desc limit 1`,
    [],
  );
  const piece = (order?.code ?? '').slice(4, 8).toLowerCase();
  await expect(page.getByRole('heading', { name: 'Done today' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('combobox');
  await expect(search).toBeFocused();
  await page.keyboard.type(`${piece} refund`);
  await expect(page.getByRole('option', { name: `Refund ${order?.code}` })).toBeVisible();
  // What is behind it must not shine through.
  const grounds = await search.evaluate((field) => {
    const colours: string[] = [];
    for (let each = field.parentElement; each !== null && each.tagName !== 'BODY'; each = each.parentElement)
      if (each.closest('dialog') !== null) colours.push(getComputedStyle(each).backgroundColor);
    return colours;
  });
  expect(grounds).toContainEqual(expect.stringMatching(/^rgb\(/));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`booking=${order?.code}`));
  const refund = page.locator('[data-decides=refund]');
  await expect(refund.locator('input:focus')).toHaveCount(1);
  await expect(refund.getByText('What follows')).toBeInViewport();
});
