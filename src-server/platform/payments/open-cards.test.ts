import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openCards } from './open-cards.ts';
import { payment, silent, valueOf } from './sandbox/testing.ts';

function settings() {
  const dataDir = mkdtempSync(join(tmpdir(), 'cards-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return {
    payments: 'sandbox' as const,
    PAYMENTS: undefined,
    SANDBOX_SETTLEMENT: 'at-once' as const,
    production: false,
    dataDir,
    PORT: 1,
    siteUrl: 'http://localhost:1',
    SETTLEMENT_CURRENCIES: [],
    STRIPE_SECRET_KEY: undefined,
    STRIPE_WEBHOOK_SECRET: undefined,
    STRIPE_API_URL: 'https://api.stripe.com',
  };
}

it('takes payments in the sandbox without keys, and keeps them', async () => {
  const config = settings();
  const first = await openCards({ config, clock: systemClock, log: silent });
  expect(first.sandboxUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const intent = valueOf(await first.provider.createIntent(payment(money(500, 'CAD'), { cardToken: 'tok_visa' })));
  await first.stop();
  const second = await openCards({ config, clock: systemClock, log: silent });
  expect(valueOf(await second.provider.retrieveIntent(intent.id))).toEqual(intent);
  await second.stop();
});

it('starts where the data folder is yet to be made, as with a secret and a database of one’s own', async () => {
  const config = settings();
  const cards = await openCards({
    config: { ...config, dataDir: join(config.dataDir, 'to', 'be', 'made') },
    clock: systemClock,
    log: silent,
  });
  expect(cards.sandboxUrl).not.toBeNull();
  await cards.stop();
});

it('lets a command work with the sandbox that a server of the same data runs, so that both know of all money', async () => {
  const config = settings();
  const server = await openCards({ config, clock: systemClock, log: silent });
  const command = await openCards({ config, clock: systemClock, log: silent, isCommand: true });
  expect(command.sandboxUrl).toBe(server.sandboxUrl);
  const intent = valueOf(await command.provider.createIntent(payment(money(500, 'CAD'), { cardToken: 'tok_visa' })));
  await command.stop();
  expect(valueOf(await server.provider.retrieveIntent(intent.id))).toEqual(intent);
  await server.stop();
  const alone = await openCards({ config, clock: systemClock, log: silent, isCommand: true });
  expect(alone.sandboxUrl).not.toBe(server.sandboxUrl);
  await alone.stop();
});

it('starts no sandbox where cards are real', async () => {
  const config = { ...settings(), payments: 'stripe' as const, STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'w' };
  const cards = await openCards({ config, clock: systemClock, log: silent });
  expect(cards.sandboxUrl).toBeNull();
});

it('starts no sandbox in production that was not asked for', async () => {
  const config = { ...settings(), production: true };
  await expect(openCards({ config, clock: systemClock, log: silent })).rejects.toThrow('production');
});
