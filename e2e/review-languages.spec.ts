import { startTranslationService } from './support/translation-service.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'fr-FR' });
// One after the other: the first begins while nothing translates.
test.describe.configure({ mode: 'default' });

test('@desk a review in another language is shown in its reader’s, by a machine, and as it was written again', async ({
  page,
  baseURL,
  accessible,
  watch,
}) => {
  // While nothing translates.
  watch.allow(/503/);
  await page.goto('/map/york-street-coffee-toronto/reviews');
  await expect(page.getByText(/^\d,\d · \d+ avis$/)).toBeVisible();
  const review = page.getByRole('listitem').filter({ hasText: 'Samir S.' });
  const written = review.getByText('Exactly what we needed between check-out and the night train.', { exact: true });
  await expect(written).toHaveAttribute('lang', 'en');
  const inFrench = review.getByRole('button', { name: 'Afficher en français' });
  await inFrench.click();
  await expect(review.getByRole('status')).toHaveText('La traduction n’a pas abouti.');
  await expect(written).toBeVisible();

  const stop = await startTranslationService(
    baseURL ?? '',
    ({ source, target }) => `De ${source} en ${target} : parfait.`,
  );
  await inFrench.click();
  const translated = review.getByText('De en en fr : parfait.', { exact: true });
  await expect(translated).toHaveAttribute('lang', 'fr');
  await expect(review.getByRole('status')).toHaveText('Traduit par une machine.');
  await expect(written).toHaveCount(0);
  await accessible();
  await stop();

  await review.getByRole('button', { name: 'Afficher l’original' }).click();
  await expect(written).toBeVisible();
  await expect(review.getByRole('status')).toHaveText('');
  // What is known already is not asked for again.
  await inFrench.click();
  await expect(translated).toBeVisible();
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('@desk what a location answered is shown in its reader’s language by itself', async ({ page, baseURL }) => {
    const stop = await startTranslationService(
      baseURL ?? '',
      ({ q, source, target }) => `${source} to ${target}: ${q.length} letters`,
    );
    await page.goto('/map/fruit-flowers-sainte-catherine-montreal/reviews');
    const review = page.getByRole('listitem').filter({ hasText: 'Mateo S.' });
    const written = review.getByText('Buen sitio y rápido.');
    await expect(written).toHaveAttribute('lang', 'es');
    const answer = review.getByText('Ravis que la journée ait été à vous. Bon voyage.', { exact: true });
    await expect(answer).toHaveAttribute('lang', 'fr');
    await answer.locator('..').getByRole('button', { name: 'Show in English' }).click();
    await expect(review.getByText('fr to en: 48 letters', { exact: true })).toHaveAttribute('lang', 'en');
    await expect(review.getByRole('status').filter({ hasText: 'Translated by a machine.' })).toHaveCount(1);
    await expect(written).toBeVisible();
    await stop();
  });
});
