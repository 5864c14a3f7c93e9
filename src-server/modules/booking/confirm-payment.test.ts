import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { receiveRefund } from './refund-payment.job.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const keyOf = (error: unknown) => (error as { cause?: { key?: string } }).cause?.key;
const refused = (work: Promise<unknown>) => work.then(() => expect.fail('was not refused'), keyOf);
const fresh = () => randomUUID();

async function booked(capacity = 5, bagsCount = 1) {
  const listing = await makeListing(t, { capacity });
  const who = await makeUser(t);
  const person = await t.as(who);
  const order = await person.booking.create(aBooking(listing.id, { bagsCount }));
  return { listing, who, person, order, bookingId: order.id };
}

const paid = async (capacity = 5, bagsCount = 1) => {
  const made = await booked(capacity, bagsCount);
  await made.person.booking.pay({ requestId: fresh(), bookingId: made.bookingId, cardToken: 'tok_visa' });
  return made;
};

const payments = (bookingId: string) =>
  t.rows<{ status: string; amount_minor: number; provider_intent_id: string }>(
    'select status, amount_minor, provider_intent_id from payments where booking_id = $1 order by created_at, id',
    [bookingId],
  );

const refunds = (bookingId: string) =>
  t.rows<{ amount_minor: number; status: string }>('select amount_minor, status from refunds where booking_id = $1', [
    bookingId,
  ]);

const balanced = async () =>
  expect(
    await t.rows(
      'select transaction_id from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0',
    ),
  ).toEqual([]);

const statusOf = async (bookingId: string) =>
  (
    await t.rows<{ status: string; cancellation_reason: string | null }>(
      'select status, cancellation_reason from bookings where id = $1',
      [bookingId],
    )
  )[0];

describe('paying', () => {
  it('confirms the booking and tells traveller and partner', async () => {
    const { person, bookingId, who } = await paid();
    const order = await person.booking.get({ bookingId });
    expect(order).toMatchObject({
      status: 'confirmed',
      modifiable: true,
      cardLast4: '4242',
      paid: { minor: 1017 },
      refundable: { minor: 1017 },
    });
    await t.runJobs();
    const mails = t.mails.filter(({ to }) => to === who.email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('is confirmed')]);
    expect(mails[0]?.html).toContain(`http://localhost:3000/orders/${bookingId}?key=`);
    expect(mails[0]?.text).toContain('11:00');
    await balanced();
  });

  it('is one charge for a double click, two tabs and every event', async () => {
    const { person, bookingId } = await booked();
    const click = { requestId: fresh(), bookingId, cardToken: 'tok_visa' };
    const tabs = [
      click,
      click,
      { ...click, requestId: fresh() },
      { ...click, requestId: fresh(), cardToken: 'tok_mastercard' },
    ];
    const answers = await Promise.all(tabs.map((tab) => person.booking.pay(tab)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['confirmed']));
    await t.sandbox.settled();
    expect(await payments(bookingId)).toMatchObject([{ status: 'succeeded', amount_minor: 1017 }]);
    const before = await t.rows('select count(*)::int from ledger_entries');
    for (const { id } of await t.rows<{ id: string }>('select id from provider_events')) t.sandbox.deliverAgain(id);
    await t.sandbox.settled();
    expect(await t.rows('select count(*)::int from ledger_entries')).toEqual(before);
    expect(await refunds(bookingId)).toEqual([]);
  });

  it("notes the provider's events that nobody has a use for, once", async () => {
    const { person, bookingId } = await booked();
    await person.booking.pay({ requestId: fresh(), bookingId, cardToken: 'tok_visa' });
    await t.sandbox.settled();
    const noted = await t.rows<{ id: string; type: string; is_ignored: boolean }>(
      `select id, type, is_ignored from provider_events where type in ('charge.succeeded', 'payment_intent.succeeded')`,
    );
    expect(new Set(noted.map(({ type, is_ignored: isIgnored }) => `${type} ${isIgnored}`))).toEqual(
      new Set(['charge.succeeded true', 'payment_intent.succeeded false']),
    );
    for (const { id } of noted) t.sandbox.deliverAgain(id);
    await t.sandbox.settled();
    expect(
      await t.rows(`select id from provider_events where type in ('charge.succeeded', 'payment_intent.succeeded')`),
    ).toHaveLength(noted.length);
  });

  it('with a declined card cancels the booking with its message and the intent', async () => {
    const { person, bookingId } = await booked();
    const pay = { requestId: fresh(), bookingId, cardToken: 'tok_chargeDeclined' };
    expect(await refused(person.booking.pay(pay))).toBe('cardDeclined');
    expect(await refused(person.booking.pay(pay))).toBe('cardDeclined');
    expect(await statusOf(bookingId)).toEqual({ status: 'canceled', cancellation_reason: 'Your card was declined.' });
    expect(await t.runJobs()).toEqual([]);
    const [payment] = await payments(bookingId);
    expect(await t.deps.cards.retrieveIntent(payment?.provider_intent_id ?? '')).toMatchObject({
      value: { state: 'canceled' },
    });
  });

  it.each([
    ['complete', 'confirmed'],
    ['fail', 'canceled'],
  ] as const)('that asks the bank: %s leaves the booking %s', async (answer, status) => {
    const { person, bookingId } = await booked();
    const pay = { requestId: fresh(), bookingId, paymentMethodId: 'pm_card_authenticationRequired' };
    const asked = await person.booking.pay(pay);
    if (asked.status !== 'requires_action') expect.fail('no question');
    await t.answerBank(asked.intentId, answer);
    await t.sandbox.settled();
    expect((await statusOf(bookingId))?.status).toBe(status);
    const again = person.booking.confirm({ requestId: fresh(), intentId: asked.intentId, bookingId });
    if (answer === 'complete') expect((await again).status).toBe('confirmed');
    else expect(await refused(again)).toBe('cardDeclined');
  });

  it('changes nothing while the provider cannot be reached, and the same request works later', async () => {
    const { who, person, bookingId } = await booked();
    const away = { ok: false as const, failure: { kind: 'unreachable' as const, message: 'no answer' } };
    const broken = await t.as(who, { cards: { ...t.deps.cards, confirmIntent: async () => away } });
    const pay = { requestId: fresh(), bookingId, cardToken: 'tok_visa' };
    expect(await refused(broken.booking.pay(pay))).toBe('paymentServiceAway');
    expect((await statusOf(bookingId))?.status).toBe('pending');
    expect((await person.booking.pay(pay)).status).toBe('confirmed');
    expect(await payments(bookingId)).toHaveLength(1);
  });

  it('is confirmed by the event when the server died after the card was charged', async () => {
    const { who, bookingId } = await booked();
    const { cards } = t.deps;
    const dying = await t.as(who, {
      cards: {
        ...cards,
        confirmIntent: async (id, options) => {
          await cards.confirmIntent(id, options);
          throw new Error('the power went');
        },
      },
    });
    await dying.booking.pay({ requestId: fresh(), bookingId, cardToken: 'tok_visa' }).catch(() => null);
    await t.sandbox.settled();
    expect((await statusOf(bookingId))?.status).toBe('confirmed');
  });

  it.each([
    ['still room', 5, 'confirmed', []],
    ['no room left', 1, 'canceled', [{ amount_minor: 1017, status: 'succeeded' }]],
  ] as const)('that succeeds after the hold, with %s', async (_, capacity, status, given) => {
    const { listing, person, bookingId } = await booked(capacity);
    const start = t.clock.now();
    const { intentId, clientSecret } = await person.booking.startIntent({ requestId: fresh(), bookingId });
    t.clock.forward(16);
    if (capacity === 1) await (await t.as()).booking.create({ ...aBooking(listing.id), guest: someGuest() });
    await fetch(`${t.sandbox.url}/sandbox/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      body: JSON.stringify({ client_secret: clientSecret, token: 'tok_visa' }),
    });
    await t.sandbox.settled();
    await t.runJobs();
    await t.sandbox.settled();
    expect((await statusOf(bookingId))?.status).toBe(status);
    expect(await refunds(bookingId)).toEqual(given);
    await balanced();
    t.clock.set(start);
  });

  it('is too late once the hold was ended at the provider', async () => {
    const { person, bookingId } = await booked();
    const start = t.clock.now();
    const { intentId, clientSecret } = await person.booking.startIntent({ requestId: fresh(), bookingId });
    t.clock.forward(16);
    await t.tick('expire-holds');
    expect(await statusOf(bookingId)).toEqual({ status: 'canceled', cancellation_reason: 'Not paid in time' });
    const late = await fetch(`${t.sandbox.url}/sandbox/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      body: JSON.stringify({ client_secret: clientSecret, token: 'tok_visa' }),
    });
    expect(late.ok).toBe(false);
    expect(await refused(person.booking.pay({ requestId: fresh(), bookingId, cardToken: 'tok_visa' }))).toBe(
      'holdExpired',
    );
    t.clock.set(start);
  });
});

describe('a cancellation', () => {
  it('before the drop-off gives everything back, and says so only when it is true', async () => {
    const { person, bookingId, who } = await paid();
    await t.runJobs();
    const cancel = { requestId: fresh(), bookingId, reason: 'Train cancelled' };
    const order = await person.booking.cancel(cancel);
    await person.booking.cancel(cancel);
    await person.booking.cancel({ ...cancel, requestId: fresh() });
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
    expect(await refunds(bookingId)).toEqual([{ amount_minor: 1017, status: 'succeeded' }]);
    await balanced();
  });

  it('keeps trying to give back while the provider is away', async () => {
    const { person, bookingId } = await paid();
    await t.runJobs();
    await person.booking.cancel({ requestId: fresh(), bookingId });
    const away = { ok: false as const, failure: { kind: 'unreachable' as const, message: 'no answer' } };
    const failed = await t.jobs.run({ ...t.deps, cards: { ...t.deps.cards, refund: async () => away } });
    expect(failed.map(({ name }) => name)).toEqual(['refund-payment']);
    expect(await refunds(bookingId)).toMatchObject([{ status: 'requested' }]);
    expect(await t.runJobs()).toEqual([]);
    expect(await refunds(bookingId)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('asks again, later each time, when a refund fails at the provider, and gives up at last', async () => {
    const { person, bookingId, who } = await booked();
    await person.booking.pay({ requestId: fresh(), bookingId, cardToken: 'tok_refundFail' });
    await person.booking.cancel({ requestId: fresh(), bookingId });
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
    await balanced();
    t.clock.forward(168 * hour);
    await settle();
    expect(await statuses()).toEqual(Array.from({ length: 6 }, () => 'failed'));
    expect(await person.booking.get({ bookingId })).toMatchObject({ paid: { minor: 1017 } });
    expect(t.mails.filter(({ to, subject }) => to === who.email && subject.includes('is confirmed'))).toHaveLength(1);
    await balanced();
    t.clock.set(start);
  });

  it('hears of a failure that comes while the refund is being written down', async () => {
    const { person, bookingId } = await paid();
    await person.booking.cancel({ requestId: fresh(), bookingId });
    const [payment] = await payments(bookingId);
    const event = {
      id: `evt_${fresh()}`,
      type: 'refund.failed',
      kind: 'refund' as const,
      refundId: `re_${fresh()}`,
      intentId: payment?.provider_intent_id ?? '',
      status: 'failed' as const,
      failureMessage: 'expired_or_canceled_card',
    };
    const waiting = `select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%provider_refund_id is null%' and datname = current_database()`;
    let heard: Promise<void> | undefined;
    await t.deps.db.fork().transactional(async (em) => {
      await em.execute('lock table payments in access exclusive mode');
      heard = receiveRefund(t.deps, event);
      await expect.poll(() => t.rows(waiting)).toHaveLength(1);
      await em.execute(
        `update refunds set provider_refund_id = ?, status = 'succeeded', confirmed_at = now() where booking_id = ?`,
        [event.refundId, bookingId],
      );
    });
    await heard;
    const statuses = async () => (await refunds(bookingId)).map(({ status }) => status).toSorted();
    expect(await statuses()).toEqual(['failed', 'requested']);
    const start = t.clock.now();
    t.clock.forward(60);
    expect(await t.runJobs()).toEqual([]);
    expect(await statuses()).toEqual(['failed', 'succeeded']);
    t.clock.set(start);
  });

  it('is done when a later try succeeds', async () => {
    const { person, bookingId } = await booked();
    await person.booking.pay({ requestId: fresh(), bookingId, cardToken: 'tok_refundFail' });
    await person.booking.cancel({ requestId: fresh(), bookingId });
    await t.runJobs();
    await t.sandbox.settled();
    const start = t.clock.now();
    t.clock.forward(60);
    const keys: string[] = [];
    const works: typeof t.deps.cards.refund = async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return { ok: true, value: { id: `re_${fresh()}`, status: 'succeeded' } };
    };
    const deps = { ...t.deps, cards: { ...t.deps.cards, refund: works } };
    expect(await t.jobs.run(deps)).toEqual([]);
    expect(await t.jobs.run(deps)).toEqual([]);
    expect(keys).toHaveLength(1);
    expect((await refunds(bookingId)).map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded']);
    await balanced();
    t.clock.set(start);
  });

  it('after the drop-off gives nothing back, and the partner keeps their share', async () => {
    const { person, bookingId, listing } = await paid();
    const start = t.clock.now();
    t.clock.forward(60 * 26);
    expect(await person.booking.get({ bookingId })).toMatchObject({ started: true, refundable: { minor: 0 } });
    await person.booking.cancel({ requestId: fresh(), bookingId });
    expect(await refunds(bookingId)).toEqual([]);
    const [share] = await t.rows('select sum(amount_minor)::int as owed from ledger_entries where partner_id = $1', [
      listing.ownerId,
    ]);
    expect(share).toEqual({ owed: -420 });
    await balanced();
    t.clock.set(start);
  });
});

describe('a change', () => {
  const longer = { pickUpAt: '2026-11-25T16:00-05:00' };

  it('to a dearer stay changes nothing until the difference is paid', async () => {
    const { person, bookingId } = await paid(1);
    const preview = await person.booking.previewEdit({ bookingId, stay: longer });
    expect(preview).toMatchObject({
      extraHours: 2,
      additionalItems: 0,
      additionalTotal: { minor: 452 },
      settlement: 'pay',
      needsPaymentForm: false,
    });
    const waiting = await person.booking.edit({ requestId: fresh(), bookingId, stay: longer });
    expect(waiting.status).toBe('requires_payment');
    expect((await statusOf(bookingId))?.status).toBe('confirmed');
    await person.booking.pay({ requestId: fresh(), bookingId: waiting.bookingId, savedCardId: preview.savedCard?.id });
    expect(await statusOf(bookingId)).toEqual({ status: 'canceled', cancellation_reason: 'Booking editing' });
    const order = await person.booking.get({ bookingId: waiting.bookingId });
    expect(order).toMatchObject({
      status: 'confirmed',
      paid: { minor: 1469 },
      refundable: { minor: 1469 },
      replaced: [{ id: bookingId }],
    });
    expect((await person.booking.list({})).items.map(({ id }) => id)).toEqual([waiting.bookingId]);
    await person.booking.cancel({ requestId: fresh(), bookingId: waiting.bookingId });
    await t.runJobs();
    expect((await refunds(waiting.bookingId)).reduce((sum, each) => sum + each.amount_minor, 0)).toBe(1469);
    await balanced();
  });

  it('whose card is declined leaves the order as it was', async () => {
    const { person, bookingId } = await paid();
    const edit = { requestId: fresh(), bookingId, stay: longer, card: { cardToken: 'tok_chargeDeclined' } };
    expect(await refused(person.booking.edit(edit))).toBe('cardDeclined');
    expect((await statusOf(bookingId))?.status).toBe('confirmed');
  });

  it('to a cheaper stay gives the difference back, once', async () => {
    const { person, bookingId } = await paid();
    const edit = { requestId: fresh(), bookingId, stay: { pickUpAt: '2026-11-25T12:00-05:00' } };
    const [first, second] = await Promise.all([person.booking.edit(edit), person.booking.edit(edit)]);
    expect(second).toEqual(first);
    expect(first.status).toBe('confirmed');
    await t.runJobs();
    expect(await refunds(first.bookingId)).toEqual([{ amount_minor: 452, status: 'succeeded' }]);
    await balanced();
  });

  it('is refused where the drop-off would be later than the pick-up', async () => {
    const { person, bookingId } = await paid();
    const stay = { dropOffAt: '2026-11-25T17:00-05:00', ...longer };
    expect(await refused(person.booking.edit({ requestId: fresh(), bookingId, stay }))).toBe('laterThanPickUp');
  });

  it('after the drop-off moves the pick-up only', async () => {
    const { person, bookingId } = await paid();
    const start = t.clock.now();
    t.clock.forward(60 * 26);
    expect(await refused(person.booking.edit({ requestId: fresh(), bookingId, bagsCount: 2 }))).toBe(
      'bookingAlreadyStarted',
    );
    const moved = { dropOffAt: '2026-11-25T13:00-05:00' };
    expect(await refused(person.booking.edit({ requestId: fresh(), bookingId, stay: moved }))).toBe(
      'bookingAlreadyStarted',
    );
    const later = await person.booking.edit({
      requestId: fresh(),
      bookingId,
      stay: longer,
      card: { cardToken: 'tok_visa' },
    });
    expect(later.status).toBe('confirmed');
    t.clock.set(start);
  });
});

describe('a stranger', () => {
  it('meets 404 everywhere and changes nothing', async () => {
    const { bookingId } = await paid();
    const intent = (await payments(bookingId))[0]?.provider_intent_id ?? '';
    const before = await t.rows('select * from bookings where id = $1', [bookingId]);
    const request = { requestId: fresh(), bookingId };
    for (const stranger of [await t.as(), await t.as(await makeUser(t)), await t.as({ service: 'reader' })]) {
      const attempts = [
        () => stranger.booking.get({ bookingId }),
        () => stranger.booking.pay({ ...request, cardToken: 'tok_visa' }),
        () => stranger.booking.cancel(request),
        () => stranger.booking.edit({ ...request, bagsCount: 2 }),
        () => stranger.booking.previewEdit({ bookingId, bagsCount: 2 }),
        () => stranger.booking.startIntent(request),
        () => stranger.booking.confirm({ ...request, intentId: intent }),
        () => stranger.booking.dropIntent({ intentId: intent }),
        () => stranger.booking.openByKey({ bookingId, key: 'guessed' }),
        () => stranger.booking.review({ bookingId, rating: 5, text: 'Fine' }),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ cause: { status: 404 } });
    }
    expect(await t.rows('select * from bookings where id = $1', [bookingId])).toEqual(before);
  });
});

describe('a completed stay', () => {
  it('earns the partner their share and may be reviewed once, by the key of its mail', async () => {
    const { bookingId, listing, who } = await paid();
    await t.runJobs();
    const start = t.clock.now();
    t.clock.forward(60 * 48);
    await t.tick('complete-bookings');
    await t.tick('complete-bookings');
    await t.runJobs();
    expect((await statusOf(bookingId))?.status).toBe('completed');
    const owed = await t.rows('select sum(amount_minor)::int as owed from ledger_entries where partner_id = $1', [
      listing.ownerId,
    ]);
    expect(owed).toEqual([{ owed: -420 }]);
    const mail = t.mails.findLast(({ to }) => to === who.email);
    const key =
      new URL(/http:\/\/localhost:3000\/orders\/[^\s"<\]]+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get(
        'key',
      ) ?? '';
    const visitor = await t.as();
    await visitor.booking.review({ bookingId, key, rating: 5, text: 'Quick and friendly' });
    expect(await refused(visitor.booking.review({ bookingId, key, rating: 1, text: 'Again' }))).toBe(
      'reviewNotPossible',
    );
    expect((await visitor.booking.openByKey({ bookingId, key })).reviewable).toBe(false);
    await balanced();
    await expect(t.rows('update ledger_entries set amount_minor = 1')).rejects.toThrow('append-only');
    await expect(t.rows('delete from ledger_transactions')).rejects.toThrow('append-only');
    t.clock.set(start);
  });
});
