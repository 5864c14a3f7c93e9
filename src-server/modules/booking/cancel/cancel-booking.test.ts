import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, expectBalancedLedger, paid, paymentsOf, refundsOf } from '../order.fixture.ts';
import { receiveRefund } from '../payments/receive-refund.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('a cancellation', () => {
  it('before the drop-off gives everything back, and says so only when it is true', async () => {
    const { person, bookingId, who } = await paid(t);
    await t.runJobs();
    const cancel = { requestId: randomUUID(), bookingId, reason: 'Train cancelled' };
    const order = await person.booking.cancel(cancel);
    await person.booking.cancel(cancel);
    await person.booking.cancel({ ...cancel, requestId: randomUUID() });
    expect(order).toMatchObject({
      status: 'canceled',
      latestRefund: { minor: 1017 },
      latestRefundStatus: 'requested',
      paid: { minor: 0 },
    });
    const subjects = () => t.mails.filter(({ to }) => to === who.email).map(({ subject }) => subject);
    expect(subjects().some((subject) => subject.includes('refunded'))).toBe(false);
    expect(await t.runJobs()).toEqual([]);
    expect(subjects().filter((subject) => subject.includes('refunded'))).toHaveLength(1);
    expect(await refundsOf(t, bookingId)).toEqual([{ amount_minor: 1017, status: 'succeeded' }]);
    await expectBalancedLedger(t);
  });

  it('keeps trying to give back while the provider is away', async () => {
    const { person, bookingId } = await paid(t);
    await t.runJobs();
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    const away = { ok: false as const, failure: { kind: 'unreachable' as const, message: 'no answer' } };
    const failed = await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, refund: async () => away } });
    expect(failed.map(({ name }) => name)).toEqual(['refund-payment']);
    expect(await refundsOf(t, bookingId)).toMatchObject([{ status: 'requested' }]);
    expect(await t.runJobs()).toEqual([]);
    expect(await refundsOf(t, bookingId)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('asks again, later each time, when a refund fails at the provider, and gives up at last', async () => {
    const { person, bookingId, who } = await booked(t);
    await person.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_refundFail' });
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    const start = t.clock.now();
    const hour = 60;
    const tries = () =>
      t.rows<{ status: string }>('select status from refunds where booking_id = $1 order by attempt', [bookingId]);
    const statuses = async () => (await tries()).map(({ status }) => status);
    const settle = async () => {
      expect(await t.runJobs()).toEqual([]);
      await t.sandbox.settled();
    };
    await settle();
    expect(await statuses()).toEqual(['failed', 'requested']);
    // Events that come again, and a look before its time, change nothing.
    for (const { id } of await t.rows<{ id: string }>(`select id from provider_events where type like 'refund.%'`))
      t.sandbox.deliverAgain(id);
    await t.sandbox.settled();
    t.clock.forward(hour - 1);
    await settle();
    expect(await statuses()).toEqual(['failed', 'requested']);
    for (const [index, hours] of [1, 6, 24, 72].entries()) {
      t.clock.forward(index === 0 ? 1 : hours * hour);
      await settle();
      expect(await statuses()).toEqual([...Array.from({ length: index + 2 }, () => 'failed'), 'requested']);
    }
    expect(await person.booking.get({ bookingId })).toMatchObject({
      paid: { minor: 0 },
      latestRefundStatus: 'requested',
    });
    await expectBalancedLedger(t);
    t.clock.forward(168 * hour);
    await settle();
    expect(await statuses()).toEqual(Array.from({ length: 6 }, () => 'failed'));
    expect(await person.booking.get({ bookingId })).toMatchObject({ paid: { minor: 1017 } });
    expect(t.mails.filter(({ to, subject }) => to === who.email && subject.includes('is confirmed'))).toHaveLength(1);
    await expectBalancedLedger(t);
    t.clock.set(start);
  });

  it('hears of a failure that comes while the refund is being written down', async () => {
    const { person, bookingId } = await paid(t);
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    const [payment] = await paymentsOf(t, bookingId);
    const event = {
      id: `evt_${randomUUID()}`,
      type: 'refund.failed',
      kind: 'refund' as const,
      refundId: `re_${randomUUID()}`,
      intentId: payment?.provider_intent_id ?? '',
      amount: { minor: 1017, currency: 'CAD' },
      status: 'failed' as const,
      failureMessage: 'expired_or_canceled_card',
      trace: { reference: null, arrived: false },
      metadata: {},
    };
    const waiting = `select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%provider_refund_id is null%' and datname = current_database()`;
    let heard: Promise<void> | undefined;
    await t.db.fork().transactional(async (em) => {
      await em.execute('lock table payments in access exclusive mode');
      heard = receiveRefund(t.deps, event);
      await expect.poll(() => t.rows(waiting)).toHaveLength(1);
      await em.execute(
        `update refunds set provider_refund_id = ?, status = 'succeeded', confirmed_at = now() where booking_id = ?`,
        [event.refundId, bookingId],
      );
    });
    await heard;
    const statuses = async () => (await refundsOf(t, bookingId)).map(({ status }) => status).toSorted();
    expect(await statuses()).toEqual(['failed', 'requested']);
    const start = t.clock.now();
    t.clock.forward(60);
    expect(await t.runJobs()).toEqual([]);
    expect(await statuses()).toEqual(['failed', 'succeeded']);
    t.clock.set(start);
  });

  it('takes the event of a refund that comes before the answer to its request', async () => {
    const { person, bookingId } = await paid(t);
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    const [payment] = await paymentsOf(t, bookingId);
    const [refund] = await t.rows<{ id: string }>('select id from refunds where booking_id = $1', [bookingId]);
    await receiveRefund(t.deps, {
      id: `evt_${randomUUID()}`,
      type: 'refund.created',
      kind: 'refund',
      refundId: `re_${randomUUID()}`,
      intentId: payment?.provider_intent_id ?? '',
      amount: { minor: 1017, currency: 'CAD' },
      metadata: { refund_id: refund?.id ?? '' },
      status: 'succeeded',
      failureMessage: null,
      trace: { reference: '7410226655010923', arrived: false },
    });
    expect(await refundsOf(t, bookingId)).toEqual([{ amount_minor: 1017, status: 'succeeded' }]);
    expect(await t.runJobs()).toEqual([]);
    await t.sandbox.settled();
    expect(await refundsOf(t, bookingId)).toHaveLength(1);
    await expectBalancedLedger(t);
  });

  it('is done when a later try succeeds', async () => {
    const { person, bookingId } = await booked(t);
    await person.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_refundFail' });
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    await t.runJobs();
    await t.sandbox.settled();
    const start = t.clock.now();
    t.clock.forward(60);
    const keys: string[] = [];
    const works: typeof t.deps.cards.refund = async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return { ok: true, value: { id: `re_${randomUUID()}`, status: 'succeeded', reference: null, arrived: false } };
    };
    const deps = { ...t.deps, cards: { ...t.deps.cards, refund: works } };
    expect(await t.jobs.run(deps)).toEqual([]);
    expect(await t.jobs.run(deps)).toEqual([]);
    expect(keys).toHaveLength(1);
    expect((await refundsOf(t, bookingId)).map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded']);
    await expectBalancedLedger(t);
    t.clock.set(start);
  });

  it('after the drop-off gives nothing back, and the partner keeps their share', async () => {
    const { person, bookingId, listing } = await paid(t);
    const start = t.clock.now();
    t.clock.forward(60 * 26);
    expect(await person.booking.get({ bookingId })).toMatchObject({ started: true, refundable: { minor: 0 } });
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    expect(await refundsOf(t, bookingId)).toEqual([]);
    const [share] = await t.rows('select sum(amount_minor)::int as owed from ledger_entries where partner_id = $1', [
      listing.ownerId,
    ]);
    expect(share).toEqual({ owed: -420 });
    await expectBalancedLedger(t);
    t.clock.set(start);
  });
});
