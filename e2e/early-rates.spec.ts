import { randomUUID } from 'node:crypto';
import { enterAsAdmin } from './support/admin.ts';
import { inDatabase } from './support/database.ts';
import { forgetSession } from './support/forget-session.ts';
import { newPartner } from './support/new-partner.ts';
import { expect, test } from './support/test.ts';
import { openWithoutCode } from './support/without-code.ts';

test('@desk a location’s rates that are typed before the code of the page has come are all kept', async ({
  page,
  request,
}) => {
  const name = `Harbour Lockers ${randomUUID().slice(0, 6)}`;
  await newPartner(request, name);
  await forgetSession(page);
  await enterAsAdmin(page);
  const [listing] = await inDatabase<{ id: string }>('select id from listings where name = $1', [name]);
  const comes = await openWithoutCode(page, `/admin/listings/${listing?.id}`);
  const rates = page.getByRole('region', { name: 'Rates, CAD' });
  await rates.getByLabel('An hour, here').fill('1.10');
  await rates.getByLabel('Most on the first day, here').fill('9.95');
  await rates.getByLabel('A night, here').fill('4');
  await comes();
  await rates.getByRole('button', { name: 'Save rates' }).click();
  await expect(rates.getByText('3 own')).toBeVisible();
  await expect(rates.getByLabel('An hour, here')).toHaveValue('1.10');
});
