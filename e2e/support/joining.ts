import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Joins as a new partner, up to the form of the first location. @returns their e-mail address. */
export async function joinAsPartner(page: Page): Promise<string> {
  const email = `p-${randomUUID()}@example.com`;
  await page.goto('/join');
  await page.getByLabel('First Name').fill('Amélie');
  await page.getByLabel('Last Name').fill('Tremblay');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill('416 555 0142');
  await page.getByLabel(/^Password/).fill('a cupboard of umbrellas');
  await page.getByLabel('Repeat Password').fill('a cupboard of umbrellas');
  await page.getByRole('button', { name: 'Continue to Listing' }).click();
  await expect(page).toHaveURL(/\/dashboard\/listings\/new$/);
  return email;
}
