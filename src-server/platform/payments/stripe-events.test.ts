import { Instant } from '@js-joda/core';
import { describe, expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { openSandbox, payment, valueOf } from './sandbox/testing.ts';

const pay = payment(money(500, 'CAD'), { cardToken: 'tok_visa' });

describe('an event', () => {
  it('signed by the provider is read', async () => {
    const { provider, sandbox, delivered } = await openSandbox();
    const intent = valueOf(await provider.createIntent(pay));
    await sandbox.settled();
    const event = delivered.map((each) => each.event).find((each) => each?.type === 'payment_intent.succeeded');
    expect(event).toMatchObject({ kind: 'intent', intent: { ...intent, cardLast4: null } });
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
});
