import { inDatabase } from './support/database.ts';
import { fits } from './support/fits.ts';
import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** What two of the demo partner's locations have, and their names. */
const twoOf = async (email: string) =>
  inDatabase<{ id: string; name: string }>(
    `select l.id, l.name from listings l join users u on u.id = l.owner_id
     where u.email = $1 and l.name in ('Bay Corner Store', 'Fresh Fold Adelaide') order by l.name`,
    [email],
  );

test('@desk a partner closes several locations on one day, and gives them one promotion', async ({
  page,
  context,
  watch,
  accessible,
}) => {
  watch.allow(/status of 401/);
  const two = await twoOf(partner.email);
  const ids = two.map(({ id }) => id);
  expect(two).toHaveLength(2);
  await enter(page, partner);
  await page.goto('/dashboard/listings');
  await page.getByRole('link', { name: 'Change several' }).click();
  await expect(page.getByRole('heading', { name: 'Change several locations' })).toBeVisible();
  await expect(page.getByText('Choose the locations')).toBeVisible();
  await accessible();
  for (const { name } of two) await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await page.getByLabel('From').fill('2027-10-04');
  await expect(page.getByText('0 bookings in the way')).toHaveCount(2);
  await fits(page, [360, 768, 1440]);
  await accessible();
  await page.getByRole('button', { name: 'Apply to 2 locations' }).click();
  await expect(page.getByText('2 locations are saved')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/listings$/);
  const closed = `select count(*)::int as n from listings where id = any ($1) and rules -> 'closures' @> '[{"from": "2027-10-04", "to": "2027-10-04"}]'`;
  expect(await inDatabase(closed, [ids])).toEqual([{ n: 2 }]);

  await page.goto('/dashboard/listings/several');
  for (const { name } of two) await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await page.getByLabel('From').fill('2027-10-04');
  await expect(page.getByText('Closing hours for current date are already exist')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Apply to 2 locations' })).toBeDisabled();
  await page.getByRole('tab', { name: 'Hours' }).click();
  await expect(page.getByLabel('Begin with the hours of')).toBeVisible();
  await accessible();
  await page.getByRole('tab', { name: 'Promotion' }).click();
  await page.getByLabel('Name').fill('Coffee for guests');
  await page.getByLabel('Discount percentage').fill('10');
  await page.getByLabel('Effective on the following products').fill('Coffee');
  await accessible();
  await context.clearCookies({ name: 'cloakroom_session' });
  await page.getByRole('button', { name: 'Apply to 2 locations' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel(/^Password/).fill(partner.password);
  await again.getByRole('button', { name: 'Login' }).click();
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: 'Apply to 2 locations' }).click();
  await expect(page.getByText('2 locations are saved')).toBeVisible();
  const offered = `select count(*)::int as n from discounts where listing_id = any ($1) and name = 'Coffee for guests'`;
  expect(await inDatabase(offered, [ids])).toEqual([{ n: 2 }]);
});
