import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { CardProvider } from './card-provider.ts';
import { findRunningSandbox, noteSandbox } from './running-sandbox.ts';
import { freePlatform } from './sandbox/platform-rules.ts';
import { startPaymentSandbox } from './sandbox/start-payment-sandbox.ts';
import { createStripeProvider, secretsIn } from './stripe-provider.ts';

interface Cards {
  readonly provider: CardProvider;
  /** Where the payment sandbox listens; `null` where cards are real. */
  readonly sandboxUrl: string | null;
  stop(): Promise<void>;
}

interface OpenCardsOptions {
  readonly config: Pick<
    Config,
    | 'payments'
    | 'PAYMENTS'
    | 'SANDBOX_SETTLEMENT'
    | 'PLATFORM_COUNTRY'
    | 'SETTLEMENT_CURRENCIES'
    | 'production'
    | 'dataDir'
    | 'PORT'
    | 'siteUrl'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_WEBHOOK_SECRET'
    | 'STRIPE_API_URL'
  >;
  readonly clock: Clock;
  readonly log: Log;
  /** A command next to a server: it works with the sandbox that the server runs, where one does. */
  readonly isCommand?: boolean;
}

/** Path of this site that takes the card provider's events. */
export const WEBHOOK_PATH = '/webhooks/stripe';

/** Where the API is, as the package wants it said. */
export function addressOf(api: string) {
  const { hostname, port, protocol } = new URL(api);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/** Opens card payments: at Stripe, or without keys at a sandbox that is started here. */
export async function openCards({ config, clock, log, isCommand = false }: OpenCardsOptions): Promise<Cards> {
  const secretKey = config.STRIPE_SECRET_KEY ?? 'sk_test_sandbox';
  const webhookSecret = config.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox';
  if (config.payments === 'stripe') {
    if (secretsIn(webhookSecret).length < 2)
      log.warn(
        { setting: 'STRIPE_WEBHOOK_SECRET' },
        'one webhook secret: events of the account, or of the partners’ accounts, are not heard; each kind of endpoint has its own',
      );
    if (config.PLATFORM_COUNTRY === undefined)
      log.warn(
        { setting: 'PLATFORM_COUNTRY' },
        'without the country of the account at Stripe, countries are offered in which partners may not be paid',
      );
    const address = addressOf(config.STRIPE_API_URL);
    const provider = createStripeProvider({ secretKey, webhookSecret, address, log, clock });
    return { provider, sandboxUrl: null, stop: async () => undefined };
  }
  const running = isCommand ? await findRunningSandbox(config.dataDir) : null;
  if (running !== null) {
    const address = addressOf(running.href);
    const provider = createStripeProvider({ secretKey: 'sk_test_sandbox', webhookSecret, address, log, clock });
    return { provider, sandboxUrl: running.origin, stop: async () => undefined };
  }
  const sandbox = await startPaymentSandbox({
    statePath: join(config.dataDir, 'payment-sandbox.json'),
    webhookUrl: () => `http://127.0.0.1:${config.PORT}${WEBHOOK_PATH}`,
    publicBase: () => config.siteUrl,
    webhookSecret,
    clock,
    log,
    settlement: config.SANDBOX_SETTLEMENT,
    platform: { ...freePlatform, country: config.PLATFORM_COUNTRY ?? null, settlement: config.SETTLEMENT_CURRENCIES },
    production: config.production,
    allowed: config.PAYMENTS === 'sandbox',
  });
  const address = { host: sandbox.host, port: sandbox.port, protocol: 'http' as const };
  const provider = createStripeProvider({ secretKey: 'sk_test_sandbox', webhookSecret, address, log, clock });
  if (isCommand) return { provider, sandboxUrl: sandbox.url, stop: sandbox.stop };
  const note = noteSandbox(config.dataDir, sandbox.url);
  const stop = async () => {
    note.forget();
    await sandbox.stop();
  };
  return { provider, sandboxUrl: sandbox.url, stop };
}
