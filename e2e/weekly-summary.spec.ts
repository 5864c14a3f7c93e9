import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivedKey } from '#server/platform/sessions/secrets.ts';
import { inDatabase } from './support/database.ts';
import { joinAndSignIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** The address in the mail to a person, as the server under test signs it. */
const stopAddress = (person: string): string => {
  const secret = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'secret'), 'utf8').trim();
  return `/unsubscribe?${new URLSearchParams({ person, key: derivedKey(secret, 'weekly-summary', person) })}`;
};

const isOff = async (person: string): Promise<boolean> =>
  (await inDatabase('select 1 from weekly_summaries_off where user_id = $1', [person])).length === 1;

test('@desk the weekly summary ends by one press on the page that its mail leads to', async ({
  page,
  accessible,
  watch,
  baseURL,
}) => {
  watch.allow(/status of 404/);
  const { email } = await joinAndSignIn(page, baseURL);
  const [user] = await inDatabase<{ id: string }>('select id from users where email = $1', [email]);
  const person = user?.id ?? '';
  await page.context().clearCookies();
  const stop = page.getByRole('button', { name: 'End the weekly summary' });

  await page.goto(`/unsubscribe?${new URLSearchParams({ person, key: 'cut-off' })}`);
  await stop.click();
  await expect(page.getByText('This link is not whole.')).toBeVisible();
  expect(await isOff(person)).toBe(false);

  await page.goto(stopAddress(person));
  await expect(stop).toBeVisible();
  expect(await isOff(person)).toBe(false);
  await stop.click();
  await expect(stop).toBeHidden();
  expect(await isOff(person)).toBe(true);
  await accessible();
});
