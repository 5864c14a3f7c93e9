import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { sendBookingMail } from '../booking-jobs.ts';
import { booked, expectBalancedLedger, paid, refused } from '../order.fixture.ts';
import { sentByHand } from './another-way.ts';
import { receiveRefund } from './receive-refund.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const subjectsTo = (email: string) => t.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function work() {
  expect(await t.runJobs()).toEqual([]);
  await t.sandbox.settled();
  expect(await t.runJobs()).toEqual([]);
}

/** A cancelled order whose card sends every refund back. */
async function cameBack() {
  const made = await booked(t);
  await made.person.booking.pay({ requestId: randomUUID(), bookingId: made.bookingId, cardToken: 'tok_refundFail' });
  await made.person.booking.cancel({ requestId: randomUUID(), bookingId: made.bookingId });
  await work();
  return made;
}

describe('the refund on an order', () => {
  it('is requested, then sent with what the bank finds it by and the day it is there', async () => {
    const { person, bookingId, who } = await paid(t);
    const order = await person.booking.cancel({ requestId: randomUUID(), bookingId });
    expect(order.refund).toMatchObject({ step: 'requested', amount: { minor: 1017 }, sentAt: null, by: null });
    await work();
    const { refund } = await person.booking.get({ bookingId });
    expect(refund).toMatchObject({ step: 'sent', arrivedAt: null, reference: expect.stringMatching(/^7410\d{12}$/) });
    expect(refund?.by).toMatch(/^\d{4}-\d\d-\d\d$/);
    const mail = t.mails.find(({ to, subject }) => to === who.email && subject.includes('has been refunded'));
    expect(mail?.text).toContain(refund?.reference);
  });

  it('has arrived only when the provider says so, told once', async () => {
    const { person, bookingId, who } = await paid(t);
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    await work();
    const [row] = await t.rows<{ provider_refund_id: string }>(
      'select provider_refund_id from refunds where booking_id = $1',
      [bookingId],
    );
    const say = () =>
      receiveRefund(t.deps, {
        id: `evt_${randomUUID()}`,
        type: 'refund.updated',
        kind: 'refund',
        refundId: row?.provider_refund_id ?? '',
        intentId: null,
        amount: { minor: 1017, currency: 'CAD' },
        metadata: {},
        status: 'succeeded',
        failureMessage: null,
        trace: { reference: '7410226655010923', arrived: true },
      });
    await say();
    await say();
    await work();
    expect((await person.booking.get({ bookingId })).refund).toMatchObject({
      step: 'arrived',
      reference: '7410226655010923',
      arrivedAt: expect.any(String),
    });
    expect(subjectsTo(who.email).filter((subject) => subject.includes('is back'))).toHaveLength(1);
  });

  it('that came back says why, and asks for another way once', async () => {
    const { person, bookingId, who } = await cameBack();
    expect((await person.booking.get({ bookingId })).refund).toMatchObject({
      step: 'cameBack',
      failure: 'cardExpired',
    });
    expect(subjectsTo(who.email).filter((subject) => subject.includes('came back'))).toHaveLength(1);
  });

  it('that came back at its second try too, after a mail about that, is mailed again', async () => {
    const { person, bookingId, who } = await paid(t);
    await person.booking.cancel({ requestId: randomUUID(), bookingId });
    await work();
    const sendBack = async () => {
      const [row] = await t.rows<{ provider_refund_id: string }>(
        "select provider_refund_id from refunds where booking_id = $1 and status = 'succeeded'",
        [bookingId],
      );
      await receiveRefund(t.deps, {
        id: `evt_${randomUUID()}`,
        type: 'refund.failed',
        kind: 'refund',
        refundId: row?.provider_refund_id ?? '',
        intentId: null,
        amount: { minor: 1017, currency: 'CAD' },
        metadata: {},
        status: 'failed',
        failureMessage: 'expired_or_canceled_card',
        trace: { reference: null, arrived: false },
      });
      await work();
    };
    await sendBack();
    const start = t.clock.now();
    t.clock.forward(61);
    // The sandbox sends nothing back of a card that is good, so it is not asked the second time.
    const value = { status: 'succeeded', reference: null, arrived: false } as const;
    const refund = async () => ({ ok: true, value: { ...value, id: `re_${randomUUID()}` } }) as const;
    expect(await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, refund } })).toEqual([]);
    await sendBack();
    t.clock.set(start);
    const told = subjectsTo(who.email).filter((subject) => /refunded|came back/.test(subject));
    const once = [expect.stringContaining('has been refunded'), expect.stringContaining('came back')];
    expect(told).toEqual([...once, ...once]);
    expect((await person.booking.get({ bookingId })).refund).toMatchObject({ step: 'cameBack' });
    await person.booking.refundAnotherWay({ bookingId });
  });

  it('that is not taken at its second try is mailed once', async () => {
    const { who } = await cameBack();
    const start = t.clock.now();
    t.clock.forward(61);
    const value = { id: `re_${randomUUID()}`, status: 'failed', reference: null, arrived: false } as const;
    const refund = async () => ({ ok: true, value }) as const;
    expect(await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, refund } })).toEqual([]);
    t.clock.set(start);
    expect(subjectsTo(who.email).filter((subject) => subject.includes('came back'))).toHaveLength(1);
  });

  it('of a change over two charges is one mail that says the sum, and one where it comes back', async () => {
    const twoCharges = async (cardToken: string) => {
      const { person, bookingId, who } = await booked(t);
      const card = { cardToken };
      await person.booking.pay({ requestId: randomUUID(), bookingId, cardToken });
      const stay = { pickUpAt: '2026-11-25T18:00-05:00' };
      const dearer = await person.booking.edit({ requestId: randomUUID(), bookingId, stay, card });
      const less = { pickUpAt: '2026-11-25T12:00-05:00' };
      const last = await person.booking.edit({ requestId: randomUUID(), bookingId: dearer.bookingId, stay: less });
      await work();
      const parts = await t.rows('select amount_minor from refunds where booking_id = $1 and attempt = 1', [
        last.bookingId,
      ]);
      expect(parts).toHaveLength(2);
      const sum = (await person.booking.get({ bookingId: last.bookingId })).refund?.amount.minor ?? 0;
      return { mails: t.mails.filter(({ to }) => to === who.email), sum: `$${(sum / 100).toFixed(2)} ` };
    };
    const sent = await twoCharges('tok_visa');
    const refunded = sent.mails.filter(({ subject }) => subject.includes('has been refunded'));
    expect(refunded.map(({ subject }) => subject)).toEqual([expect.stringContaining(sent.sum)]);
    const back = await twoCharges('tok_refundFail');
    expect(back.mails.filter(({ subject }) => subject.includes('came back'))).toHaveLength(1);
  });

  it('that came back while the mail about it waited is not said to be refunded', async () => {
    const { bookingId, who } = await cameBack();
    const [refund] = await t.rows<{ id: string }>(
      "select id from refunds where booking_id = $1 and status = 'failed' order by attempt limit 1",
      [bookingId],
    );
    const refunded = () => subjectsTo(who.email).filter((subject) => subject.includes('has been refunded')).length;
    const before = refunded();
    const told = { bookingId, kind: 'refunded', to: 'traveller', refundId: refund?.id ?? '' } as const;
    await t.db.fork().transactional((em) => t.deps.jobs.enqueue(em, sendBookingMail, told));
    await work();
    expect(refunded()).toBe(before);
  });

  it('is handed to an administrator, tried at the card no more, and sent by hand', async () => {
    const { person, bookingId, who } = await cameBack();
    const handed = await person.booking.refundAnotherWay({ bookingId });
    expect(handed).toMatchObject({ refund: { step: 'byHand', amount: { minor: 1017 } }, paid: { minor: 0 } });
    await person.booking.refundAnotherWay({ bookingId });
    const start = t.clock.now();
    t.clock.forward(60 * 24 * 20);
    await work();
    t.clock.set(start);
    const rows = await t.rows<{ id: string; status: string; way: string }>(
      'select id, status, way from refunds where booking_id = $1 order by attempt',
      [bookingId],
    );
    expect(rows.map(({ status, way }) => [status, way])).toEqual([
      ['failed', 'card'],
      ['failed', 'card'],
      ['requested', 'hand'],
    ]);
    expect(subjectsTo(who.email).filter((subject) => subject.includes('another way'))).toHaveLength(1);
    const byHand = rows.at(-1)?.id ?? '';
    const finance = await t.as(await makeUser(t, { role: 'admin', adminRole: 'finance' }));
    const waiting = async () =>
      (await finance.admin.home.get()).needs.filter(({ id }) => id === `refundByHand:${byHand}`).length;
    const told = async () => (await finance.admin.bookings.get({ booking: bookingId })).byHand;
    expect([await waiting(), await told()]).toEqual([
      1,
      [{ refundId: byHand, amount: expect.objectContaining({ minor: 1017 }) }],
    ]);
    await sentByHand(t.deps, byHand, 'TRF 4711');
    expect([await waiting(), await told()]).toEqual([0, []]);
    expect(await refused(sentByHand(t.deps, byHand, 'TRF 4711'))).toBeUndefined();
    expect((await person.booking.get({ bookingId })).refund).toMatchObject({
      step: 'sent',
      isByHand: true,
      reference: 'TRF 4711',
    });
    await expectBalancedLedger(t);
  });

  it('is no other person’s to send elsewhere, and nothing to ask while it is under way', async () => {
    const { bookingId } = await cameBack();
    const stranger = await t.as(await makeUser(t));
    const visitor = await t.as(null);
    expect(await refused(stranger.booking.refundAnotherWay({ bookingId }))).toBe('orderNotFound');
    expect(await refused(visitor.booking.refundAnotherWay({ bookingId }))).toBe('orderNotFound');
    const other = await paid(t);
    expect(await refused(other.person.booking.refundAnotherWay({ bookingId: other.bookingId }))).toBe('refundNotBack');
    await other.person.booking.cancel({ requestId: randomUUID(), bookingId: other.bookingId });
    expect(await refused(other.person.booking.refundAnotherWay({ bookingId: other.bookingId }))).toBe('refundNotBack');
  });
});
