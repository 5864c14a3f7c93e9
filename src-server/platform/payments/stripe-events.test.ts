import { readFileSync } from 'node:fs';
import { Instant } from '@js-joda/core';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { heardEvents } from './heard-events.ts';
import { openSandbox, payment, silent, valueOf } from './sandbox/testing.ts';
import { createStripeProvider } from './stripe-provider.ts';

const pay = payment(money(500, 'CAD'), { cardToken: 'tok_visa' });

describe('an event', () => {
  it('signed by the provider is read', async () => {
    const { provider, sandbox, delivered } = await openSandbox();
    const intent = valueOf(await provider.createIntent(pay));
    await sandbox.settled();
    const event = delivered.map((each) => each.event).find((each) => each?.type === 'payment_intent.succeeded');
    expect(event).toMatchObject({ kind: 'intent', intent: { ...intent, cardLast4: null, cardFingerprint: null } });
    expect(delivered.every((each) => each.event !== null)).toBe(true);
  });

  it('forged, altered, unsigned or outdated is not', async () => {
    const now = Instant.parse('2031-05-01T10:00:00Z');
    let passed = 0;
    const clock = { now: () => now.plusSeconds(passed) };
    const { provider, sandbox, delivered } = await openSandbox({ clock });
    valueOf(await provider.createIntent({ ...pay, idempotencyKey: 'once' }));
    await sandbox.settled();
    const [{ body, signature }] = delivered as [(typeof delivered)[number]];
    const altered = Buffer.from(body.toString().replace('500', '5'));
    expect(provider.readEvent(body, signature)).not.toBeNull();
    expect(provider.readEvent(altered, signature)).toBeNull();
    expect(provider.readEvent(body, signature.replace(/v1=./, 'v1=z'))).toBeNull();
    expect(provider.readEvent(body, '')).toBeNull();
    passed = 301;
    expect(provider.readEvent(body, signature)).toBeNull();
  });

  it('that is not accepted comes again', async () => {
    const { provider, statuses, types } = await openSandbox();
    statuses.push(500, 503);
    valueOf(await provider.createIntent({ ...pay, idempotencyKey: 'twice' }));
    expect((await types()).toSorted()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
  });

  it('may come twice with one id', async () => {
    const { provider, sandbox, delivered, types } = await openSandbox();
    valueOf(await provider.createIntent({ ...pay, idempotencyKey: 'repeated' }));
    await types();
    const before = [...delivered];
    const id = before[0]?.event?.id ?? '';
    sandbox.deliverAgain(id);
    await sandbox.settled();
    expect(delivered).toHaveLength(before.length + 1);
    expect(delivered.at(-1)?.event).toEqual(before[0]?.event);
    expect(() => sandbox.deliverAgain('evt_none')).toThrow('There is no event');
  });

  it('signed with any of the secrets is read, whichever kind of endpoint tells it', async () => {
    const address = { host: '127.0.0.1', port: 1, protocol: 'http' as const };
    const made = (webhookSecret: string) =>
      createStripeProvider({ secretKey: 'sk_test_any', webhookSecret, address, log: silent });
    const provider = made('whsec_account, whsec_connected');
    const event = { id: 'evt_1', object: 'event', type: 'payout.paid', account: 'acct_1', data: { object: payout } };
    const body = Buffer.from(JSON.stringify(event));
    const signedBy = (secret: string) => Stripe.webhooks.generateTestHeaderString({ payload: body.toString(), secret });
    for (const secret of ['whsec_account', 'whsec_connected'])
      expect(provider.readEvent(body, signedBy(secret))).toMatchObject({ kind: 'payout', accountId: 'acct_1' });
    expect(provider.readEvent(body, signedBy('whsec_another'))).toBeNull();
    expect(made('whsec_account').readEvent(body, signedBy('whsec_connected'))).toBeNull();
  });
});

const payout = {
  id: 'po_1',
  object: 'payout',
  amount: 100,
  currency: 'cad',
  status: 'paid',
  metadata: {},
  failure_code: null,
  failure_message: null,
};

describe('the events that endpoints are to send', () => {
  const { account, connected } = heardEvents;

  it('stand in the document for operators, all of them and no others', () => {
    const document = readFileSync('docs/operations.md', 'utf8');
    const named = [...document.matchAll(/`((?:payment_intent|refund|charge|transfer|account|payout)\.[a-z_.]+)`/g)];
    expect(named.map(([, name]) => name).toSorted()).toEqual([...account, ...connected].toSorted());
  });
});
