import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Instant } from '@js-joda/core';
import type { Money } from '#shared/money/money.ts';
import Stripe from 'stripe';
import { expect, onTestFinished } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { CardResult, IntentRequest, ProviderEvent } from '../card-provider.ts';
import type { ConnectedAccountRequest } from '../connected-account.ts';
import { createStripeProvider } from '../stripe-provider.ts';
import { type PaymentSandboxOptions, startPaymentSandbox } from './start-payment-sandbox.ts';

export const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

interface Delivered {
  readonly body: Buffer;
  readonly signature: string;
  readonly event: ProviderEvent | null;
}

const WEBHOOK_SECRET = 'whsec_of_the_test';
let keys = 0;

/** A key that no other call of the test uses. */
export const freshKey = (): string => `key-${++keys}`;

/** The value of a result that must be good. */
export function valueOf<T>(result: CardResult<T>): T {
  if (!result.ok) expect.fail(`${result.failure.kind}: ${result.failure.message}`);
  return result.value;
}

/** A sandbox, the provider that talks to it, and a receiver of its events; all end with the test. */
export async function openSandbox(options: Partial<PaymentSandboxOptions> = {}) {
  const delivered: Delivered[] = [];
  const statuses: number[] = [];
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = statuses.shift() ?? 200;
      const body = Buffer.concat(parts);
      const signature = String(request.headers['stripe-signature']);
      if (status === 200) delivered.push({ body, signature, event: provider.readEvent(body, signature) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhook`;
  const sandbox = await startPaymentSandbox({
    statePath: null,
    webhookUrl: () => webhookUrl,
    webhookSecret: WEBHOOK_SECRET,
    clock: systemClock,
    log: silent,
    production: false,
    allowed: false,
    ...options,
  });
  const address = { host: sandbox.host, port: sandbox.port, protocol: 'http' as const };
  const provider = createStripeProvider({
    secretKey: 'sk_test_any',
    webhookSecret: WEBHOOK_SECRET,
    address,
    log: silent,
    clock: options.clock ?? systemClock,
  });
  const stripe = new Stripe('sk_test_any', { ...address, telemetry: false, maxNetworkRetries: 0 });
  onTestFinished(async () => {
    await sandbox.stop();
    receiver.closeAllConnections();
    receiver.close();
  });
  const post = (path: string, body: object) =>
    fetch(sandbox.url + path, { method: 'POST', body: JSON.stringify(body), redirect: 'manual' });
  const answerOnPage = (id: string, result: 'complete' | 'fail', returnUrl = '/back') =>
    fetch(`${sandbox.url}/sandbox/3ds/${id}?return_url=${encodeURIComponent(returnUrl)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `result=${result}`,
      redirect: 'manual',
    });
  const types = async () => {
    await sandbox.settled();
    return delivered.map(({ event }) => event?.type);
  };
  return { sandbox, provider, stripe, delivered, statuses, post, answerOnPage, types };
}

/** A request to pay an amount. */
export function payment(amount: Money, rest: Partial<IntentRequest> = {}): IntentRequest {
  return { amount, idempotencyKey: freshKey(), metadata: {}, confirm: true, ...rest };
}

/** A host in Canada who has given everything that a connected account needs. */
export const holderOf = (rest: Partial<ConnectedAccountRequest> = {}): ConnectedAccountRequest => ({
  accountId: null,
  country: 'CA',
  idempotencyKey: freshKey(),
  email: 'host@example.com',
  firstName: 'Ada',
  lastName: 'Host',
  businessName: 'Corner Shop',
  address: { line1: '1 Queen St', city: 'Toronto', state: 'ON', postalCode: 'M5H 2N2' },
  dateOfBirth: '1980-02-03',
  bankAccount: { accountNumber: '000123456789', routingNumber: '11000-000', currency: 'CAD' },
  accepted: { at: Instant.parse('2026-01-01T00:00:00Z'), ip: '203.0.113.7' },
  ...rest,
});
