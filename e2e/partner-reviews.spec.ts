import { enter, partner } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('@desk a partner answers a review once, and travellers read it under the review', async ({ page, accessible }) => {
  const answer = 'Thank you, come by again.';
  await enter(page, partner);
  await page.goto('/dashboard/listings');
  await page.getByRole('link', { name: 'College Barber Co.' }).click();
  const reviews = page.locator('#reviews');
  await expect(reviews.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  const open = reviews.getByRole('button', { name: /^Answer/ });
  const answerOne = reviews.getByRole('button', { name: 'Answer Noah T.' });
  await expect(answerOne).toBeVisible();
  const before = await open.count();
  await answerOne.click();
  await reviews.getByLabel('Your answer').fill(answer);
  await accessible();
  await reviews.getByRole('button', { name: 'Publish answer' }).click();
  await expect(reviews.getByText(answer)).toBeVisible();
  await expect(answerOne).toHaveCount(0);
  await expect(open).toHaveCount(before - 1);
  await accessible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { slug } = (await (await page.request.get(`/api/v1/listings/${id}`)).json()) as { slug: string };
  await page.goto(`/map/${slug}`);
  await expect(page.getByText(answer)).toBeVisible();
  await accessible();
});
