import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { addressOf } from '#server/platform/payments/open-cards.ts';
import { createStripeProvider } from '#server/platform/payments/stripe-provider.ts';
import { driveProvider, drivenCountries } from './drive-provider.ts';

const PATIENCE_MS = 60_000;

/** Drives the real test mode of Stripe and prints a table. Ends with 0, with 1 where a step failed, with 2 without a test key. */
async function main(): Promise<number> {
  const config = readConfig({ ...process.env, PAYMENTS: 'sandbox' });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { STRIPE_SECRET_KEY: secretKey, PLATFORM_COUNTRY: country = 'CA' } = config;
  if (secretKey === undefined || !secretKey.startsWith('sk_test_')) {
    say('Nothing was tried: STRIPE_SECRET_KEY is not a test key (sk_test_…).');
    return 2;
  }
  if (!drivenCountries.includes(country)) {
    say(
      `Nothing was tried: no test account is known for PLATFORM_COUNTRY=${country}, only for ${drivenCountries.join(', ')}.`,
    );
    return 2;
  }
  const cards = createStripeProvider({
    secretKey,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
    address: addressOf(config.STRIPE_API_URL),
    log: pino({ level: 'silent' }),
  });
  const driven = await driveProvider({ cards, clock: systemClock, country, patienceMs: PATIENCE_MS });
  for (const { step, isGood, answer } of driven) say(`${step.padEnd(12)} ${isGood ? 'good  ' : 'FAILED'}  ${answer}`);
  return driven.every(({ isGood }) => isGood) ? 0 : 1;
}

process.exitCode = await main();
