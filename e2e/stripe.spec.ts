import type { Page } from '@playwright/test';
import { pino } from 'pino';
import { systemClock } from '#server/platform/clock.ts';
import { type PaymentSandbox, startPaymentSandbox } from '#server/platform/payments/sandbox/start-payment-sandbox.ts';
import { openReview, fillContact, freshEmail } from './support/book.ts';
import { firstOf } from './support/order-of.ts';
import { shown } from './support/order.ts';
import { ownServer } from './support/own-server.ts';
import { partner } from './support/sign-in.ts';
import { reviewAddress, stayInToronto, untilKept } from './support/stay.ts';
import { stripeScript } from './support/stripe-stand-in.ts';
import { expect, test } from './support/test.ts';

const PORT = 4391;
const WEBHOOK_SECRET = 'whsec_of_the_journeys';
let sandbox: PaymentSandbox;
let server: ReturnType<typeof ownServer>;

test.use({ baseURL: `http://127.0.0.1:${PORT}` });
// One server for all of them, so one after the other.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(150_000);
  sandbox = await startPaymentSandbox({
    statePath: null,
    webhookUrl: () => `http://127.0.0.1:${PORT}/webhooks/stripe`,
    webhookSecret: WEBHOOK_SECRET,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    production: false,
    allowed: false,
  });
  server = ownServer(PORT, {
    STRIPE_API_URL: sandbox.url,
    STRIPE_SECRET_KEY: 'sk_test_of_the_journeys',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_journeys',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  await server.start();
});

test.afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

/** Up to the payment step, where Stripe's script is a stand-in. */
async function reachStripe(page: Page, address?: string): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  );
  await page.exposeFunction('answerBank', async (intent: string) => {
    await fetch(`${sandbox.url}/sandbox/3ds/${intent}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'result=complete',
      redirect: 'manual',
    });
  });
  await (address === undefined ? openReview(page) : page.goto(address));
  await untilKept(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillContact(page, freshEmail());
  await expect(page.locator('input[name="cardNumber"]')).toBeVisible();
}

async function typeCard(page: Page, method: string): Promise<void> {
  await page.locator('input[name="cardNumber"]').fill(method);
  await page.locator('input[name="cardExpiry"]').fill('12/34');
  await page.locator('input[name="cardCvc"]').fill('123');
}

const complete = (page: Page) => page.getByRole('button', { name: 'Complete Booking' }).click();
const accept = (page: Page) => page.getByRole('checkbox', { name: /accept/ }).check();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You for Booking' });

test("@desk Stripe's own fields say what is missing, a declined card can be tried again with another", async ({
  page,
  watch,
}) => {
  watch.allow(/422/);
  await reachStripe(page);
  await expect(page.getByText('This is a test: no real money moves.')).toHaveCount(0);
  await accept(page);
  await complete(page);
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();

  await typeCard(page, 'pm_card_visa_chargeDeclined');
  await complete(page);
  await expect(page.getByRole('main').getByText(/card was declined/i)).toBeVisible();

  await typeCard(page, 'pm_card_visa');
  await complete(page);
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Your ticket' }).getByText(/•••• 4242/)).toBeVisible();
});

test('@desk a card that asks for 3-D Secure is confirmed after the bank has agreed, without leaving the page', async ({
  page,
}) => {
  await reachStripe(page);
  await typeCard(page, 'pm_card_authenticationRequired');
  await accept(page);
  await complete(page);
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
});

test("@desk the browser's wallet pays the whole price once the terms are accepted, and says who pays", async ({
  page,
}) => {
  await reachStripe(page);
  for (const field of ['Email', 'First name', 'Last name']) await page.getByLabel(field).fill('');
  const wallet = page.getByRole('button', { name: 'Pay with a wallet' });
  await wallet.click();
  await expect(shown(page.getByText('Please confirm acceptance of the terms'))).toBeVisible();
  await accept(page);
  await wallet.click();
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('body')).toHaveAttribute('data-asked', '2418 cad');
  await expect(page.locator('body')).toHaveAttribute('data-wallet', 'success');
  await expect(page.getByRole('region', { name: 'Your ticket' }).getByText(/•••• 4444/)).toBeVisible();
});

/** A change of the order that costs more, up to the wallet's button. */
async function wantMoreBags(page: Page): Promise<void> {
  await firstOf(page.getByRole('button', { name: 'Change Booking' })).click();
  await page.getByRole('dialog').getByRole('button', { name: 'One bag more' }).click();
}

test("@desk the browser's wallet pays the difference of a change, above a card to type", async ({
  page,
  accessible,
}) => {
  await reachStripe(page);
  await typeCard(page, 'pm_card_visa');
  await accept(page);
  await complete(page);
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  await wantMoreBags(page);
  const change = page.getByRole('dialog', { name: 'Update Your Order' });
  await expect(change.getByRole('button', { name: 'Proceed Payment' })).toBeVisible();
  await expect(change.getByRole('heading', { name: 'Pay in one tap' })).toBeVisible();
  await accessible();
  await change.getByRole('button', { name: 'Pay with a wallet' }).click();
  await expect(page.getByText('Booking was successfully updated')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-asked', '1125 cad');
  await expect(page.locator('body')).toHaveAttribute('data-wallet', 'success');
  await expect(page.getByRole('region', { name: 'Receipt' }).getByText(/•••• 4444/)).toBeVisible();
});

/** The next full hour in Toronto, at most 60 minutes away: from now on bags may be taken in for it. */
const nextHour = () =>
  1 +
  Number(
    new Intl.DateTimeFormat('en-CA', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Toronto' }).format(
      Date.now(),
    ),
  );

test("@desk the browser's wallet pays a later pick-up of bags in store", async ({ page, browser, accessible }) => {
  const stay = stayInToronto(0, nextHour(), nextHour() + 2);
  await reachStripe(page, reviewAddress(stay));
  await typeCard(page, 'pm_card_visa');
  await accept(page);
  await complete(page);
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  // The counter takes the bags in.
  const order = new URL(page.url()).pathname;
  const bookingId = order.split('/').at(-1);
  const counter = await browser.newContext({ baseURL: server.base });
  const signedIn = await counter.request.post('/trpc/accounts.signIn', { data: partner });
  expect(signedIn.status()).toBe(200);
  const taken = { requestId: crypto.randomUUID(), bookingId, found: 'scanned', tags: [], bagsCount: 2 };
  const answer = await counter.request.post('/trpc/custody.checkIn', { data: taken });
  expect(answer.status(), await answer.text()).toBe(200);
  await counter.close();
  await page.goto(`${order}/late`);
  await firstOf(page.locator('label').filter({ has: page.getByRole('radio', { name: /\+\$/ }) })).click();
  await expect(shown(page.getByRole('button', { name: 'Proceed Payment' }))).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Pay with a wallet' }).click();
  await expect(page.getByText('Booking was successfully updated')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-wallet', 'success');
  await expect(page.getByRole('heading', { name: /^Your bags are at/, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receipt' }).getByText(/•••• 4444/)).toBeVisible();
});
