import type { Page } from '@playwright/test';
import { type Area, areas, loadCatalogue } from '../shared/messages/areas.ts';
import { officeAreas } from '../shared/messages/office-areas.ts';
import { type Locale, locales, type Text } from '../shared/messages/text.ts';
import { inDatabase } from './support/database.ts';
import { fits } from './support/fits.ts';
import { bookByRest, joinAndSignIn } from './support/person.ts';
import { mapAddress } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const wordsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** The English texts that are others in a language, and are none of it by chance. */
async function foreign(locale: Locale): Promise<ReadonlySet<string>> {
  const own = new Set<string>();
  const english = new Set<string>();
  for (const area of Object.keys({ ...areas, ...officeAreas }) as Area[]) {
    const [texts, translated] = await Promise.all([loadCatalogue(area, 'en'), loadCatalogue(area, locale)]);
    for (const text of Object.values(texts)) wordsOf(text).forEach((words) => english.add(words));
    for (const text of Object.values(translated)) wordsOf(text).forEach((words) => own.add(words));
  }
  return new Set([...english].filter((words) => !own.has(words) && !words.includes('{') && words.length > 2));
}

/** Everything that is read or read aloud on the page as it stands, piece by piece, but what says that it is foreign. */
const spoken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: (string | null)[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      if (walk.currentNode.parentElement?.closest('script, style, noscript, [lang]:not(html)') === null)
        found.push(walk.currentNode.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) found.push(element.getAttribute(name));
    }
    return found.flatMap((text) => (text === null || text.trim() === '' ? [] : [text.trim()]));
  });

/** Expects a screen in a language: said so, nothing English left, and no word too long for a phone. */
async function isIn(page: Page, locale: Locale, english: ReadonlySet<string>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const words = await spoken(page);
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((text) => english.has(text))).toEqual([]);
  await fits(page, [320, 360]);
}

const inFrench = {
  locale: 'fr',
  book: 'Réserver ici',
  go: 'Continuer',
  contact: 'Vos coordonnées',
  fields: ['Courriel *', 'Prénom *', 'Nom *'],
  card: 'Numéro de carte',
  money: /^\d+,\d\d\s\$$/,
  time: /\d{1,2}\sh\s\d\d/,
  refund: /Remboursement complet jusqu’au \d+ \p{Ll}+ \d{4} à \d+\sh\s\d\d\./u,
  settings: 'Renseignements personnels',
} as const;

const inSpanish = {
  locale: 'es',
  book: 'Reservar aquí',
  go: 'Continuar',
  contact: 'Tus datos',
  fields: ['Correo electrónico *', 'Nombre *', 'Apellidos *'],
  card: 'Número de tarjeta',
  money: /^\$\d+\.\d\d$/,
  time: /\d\d:\d\d (AM|PM)/i,
  refund: /Reembolso completo hasta el \d+ \p{Ll}+ \d{4} a las \d\d:\d\d [ap]m\./u,
  settings: 'Datos personales',
} as const;

test.describe('@desk everything is', () => {
  // Each test looks at many screens.
  test.describe.configure({ timeout: 120_000 });
  for (const [words, how] of [
    [inFrench, 'by the browser'],
    [inSpanish, 'by what was chosen before'],
  ] as const) {
    const { locale } = words;
    test.describe(`in '${locale}', known ${how}`, () => {
      if (how === 'by the browser') test.use({ locale: 'fr-CA' });

      test('from the search to the payment', async ({ page, context, baseURL, watch }) => {
        watch.allow(/status of 404/);
        if (how !== 'by the browser') {
          await context.addCookies([{ name: 'cloakroom_locale', value: locale, url: baseURL ?? '' }]);
        }
        const english = await foreign(locale);
        for (const path of ['/', '/partners', '/login', '/login/password-reset', '/no/such/page']) {
          await page.goto(path);
          await isIn(page, locale, english);
        }
        await page.goto(mapAddress());
        const card = page.getByRole('listitem').getByRole('article').filter({ hasText: 'York Street Coffee' });
        await expect(card).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect((await spoken(page)).filter((text) => english.has(text))).toEqual([]);
        await card.getByText(words.book, { exact: true }).click();
        await expect(page).toHaveURL(/\/book\/review/);
        const go = page.getByRole('button', { name: words.go });
        await expect(go).toBeEnabled();
        await expect(page.getByText(words.money)).not.toHaveCount(0);
        await expect(page.getByText(words.time)).not.toHaveCount(0);
        await isIn(page, locale, english);
        await go.click();
        await expect(page.getByRole('heading', { name: words.contact })).toBeVisible();
        const [email, first, last] = words.fields;
        await page.getByLabel(email).fill(`guest-${crypto.randomUUID().slice(0, 8)}@example.com`);
        await page.getByLabel(first, { exact: true }).fill('Amara');
        await page.getByLabel(last, { exact: true }).fill('Okafor');
        await expect(page.getByLabel(words.card)).toBeVisible();
        await isIn(page, locale, english);
      });
    });

    test(`in '${locale}', known by the account: bookings, an order, settings`, async ({ page, baseURL }) => {
      const person = await joinAndSignIn(page, baseURL);
      const answer = await page.request.patch('/api/v1/users/current-user', {
        headers: person.headers,
        data: { user: { language: locale === 'fr' ? 'french' : 'spanish' } },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      const english = await foreign(locale);
      const order = await bookByRest(page, person);
      const unpaid = await bookByRest(page, person, { token: null });
      await inDatabase(
        `update bookings set status = 'canceled', cancellation_reason = 'Not paid in time', canceled_at = product_now(), hold_expires_at = null where id = $1`,
        [unpaid],
      );
      for (const path of ['/orders', `/orders/${unpaid}`]) {
        await page.goto(path);
        await expect(page.getByText(words.time)).not.toHaveCount(0);
        await isIn(page, locale, english);
      }
      await page.goto(`/orders/${order}`);
      await expect(page.getByText(words.refund)).toBeVisible();
      await expect(page.getByText(words.money)).not.toHaveCount(0);
      await isIn(page, locale, english);
      await page.goto('/settings');
      await page.getByRole('button', { name: words.settings }).click();
      await expect(page.getByRole('button', { name: words.settings })).toHaveAttribute('aria-expanded', 'true');
      await isIn(page, locale, english);
    });
  }
});

/** Words next to which a price over the roofs leaves no gap. */
const touched = (): readonly string[] => {
  const tags = [...document.querySelectorAll('[class*="_roof"]')].map((tag) => tag.getBoundingClientRect());
  const lines = [...document.querySelectorAll('[class*="_trust_"] li')];
  return lines.flatMap((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isNear = tags.some(
      (tag) =>
        tag.width > 0 && tag.left - right < 4 && left - tag.right < 4 && tag.top - bottom < 0 && top - tag.bottom < 0,
    );
    return isNear ? [line.textContent ?? ''] : [];
  });
};

test('@desk prices over the roofs stand clear of the words above them, in each language', async ({
  page,
  context,
  baseURL,
}) => {
  for (const locale of locales) {
    await context.addCookies([{ name: 'cloakroom_locale', value: locale, url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const width of [320, 360, 601, 700, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => [width, ...(await page.evaluate(touched))]).toEqual([width]);
    }
  }
});
