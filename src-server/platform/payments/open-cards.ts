import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { CardProvider } from './card-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

interface Cards {
  readonly provider: CardProvider;
  /** Where the payment sandbox listens; `null` where cards are real. */
  readonly sandboxUrl: string | null;
  stop(): Promise<void>;
}

export async function openCards({ config, log }: { config: Config; clock: Clock; log: Log }): Promise<Cards> {
  const provider = createStripeProvider({
    secretKey: config.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox',
    log,
  } as never);
  return { provider, sandboxUrl: null, stop: async () => undefined };
}
