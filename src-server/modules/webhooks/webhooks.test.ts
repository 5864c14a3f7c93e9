import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Instant } from '@js-joda/core';
import { MAX_TRIES, tryOffsets } from '#shared/integrations/delivery-tries.ts';
import { atTheCounter, bookPaid, dropOff, handing } from '#server/modules/custody/custody.fixture.ts';
import { failPayout, settlePayout } from '#server/modules/payouts/settle-payout.ts';
import { newId } from '#server/platform/ids.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { beginTry } from './send-delivery.job.ts';
import { tryOnce } from './make-try.ts';
import { answers, listenAtTheCounter, type Receiver, takes, verified } from './webhooks.fixture.ts';

let t: TestApp;
let receiver: Receiver;
let counter: Awaited<ReturnType<typeof listenAtTheCounter>>['counter'];

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

beforeEach(async () => {
  ({ receiver, counter } = await listenAtTheCounter(t));
});
afterEach(async () => {
  await t.rows('delete from webhooks');
  await receiver.close();
});

const work = async () => expect(await t.runJobs()).toEqual([]);
const list = async (isFailed = false) => (await counter.owner.webhooks.deliveries({ isFailed })).deliveries;
const secret = async () => (await counter.owner.webhooks.showSecret()).secret;
const newest = () => receiver.heard.at(-1) ?? expect.fail('Nothing was heard');
const forward = (seconds: number) => t.clock.set(t.clock.now().plusSeconds(seconds));

async function checkIn(): Promise<void> {
  await counter.owner.custody.checkIn(handing(counter.bookingId, 2));
  await work();
}

describe('a webhook', () => {
  it('hears of a booking at the counter, with what its partner sees of it', async () => {
    await checkIn();
    const { event, headers, path } = newest();
    expect(path).toBe('/cloakroom');
    expect(event).toMatchObject({
      id: headers['webhook-id'],
      type: 'booking.checked_in',
      timestamp: '2026-11-25T16:00:00Z',
      data: {
        id: counter.bookingId,
        booking_code: counter.order.code,
        status: 'confirmed',
        bags_number: 2,
        checked_in_bags: 2,
        customer_drop_off_date: '2026-11-25T11:00:00-05:00',
        checked_in_at: '2026-11-25T11:00:00-05:00',
        partner_share: expect.stringMatching(/^\d+\.\d\d CAD$/),
      },
    });
    expect(newest().raw).not.toMatch(/@|\+1416/);
    const inRevision = event.revision ?? 0;
    forward(3600);
    await counter.owner.custody.checkOut(handing(counter.bookingId, 2));
    await work();
    expect(receiver.types()).toEqual(['booking.checked_in', 'booking.checked_out']);
    expect(newest().event.revision).toBeGreaterThan(inRevision);
  });

  it('hears of bookings that are made, changed and canceled', async () => {
    t.clock.set(dropOff.minusSeconds(86_400));
    const order = await bookPaid(t, counter.listing.id, 1);
    await work();
    const [row] = await t.rows<{ user_id: string }>('select user_id from bookings where id = $1', [order.id]);
    const traveller = await t.as({ userId: row?.user_id ?? '' });
    await traveller.booking.cancel({ bookingId: order.id, requestId: crypto.randomUUID() });
    await work();
    expect(receiver.types()).toEqual(['booking.confirmed', 'booking.canceled']);
    expect(newest().event.data).toMatchObject({ booking_code: order.code, status: 'canceled' });
  });

  it('hears of a listing whose hours changed', async () => {
    await counter.owner.hosting.changeOpening({ listingId: counter.listing.id, part: 'capacity', maxCapacity: 9 });
    await work();
    expect(receiver.heard.filter(({ event }) => event.type === 'listing.changed')).toMatchObject([
      { event: { data: { id: counter.listing.id, max_capacity: 9, changed: 'hours' } } },
    ]);
  });

  it('hears of a payout that arrived, and that it came back after all', async () => {
    const payoutId = newId();
    await t.rows(
      `insert into payouts (id, user_id, currency, amount_minor, status, created_at) values ($1, $2, 'CAD', 8820, 'sent', $3)`,
      [payoutId, counter.listing.ownerId, t.clock.now().toString()],
    );
    await settlePayout(t.deps, payoutId, { status: 'paid' });
    await failPayout(t.deps, payoutId, { code: 'account_closed', message: 'Closed.' });
    await work();
    expect(receiver.heard.map(({ event }) => event)).toMatchObject([
      { type: 'payout.paid', data: { id: payoutId, amount: '88.20 CAD' } },
      { type: 'payout.failed', data: { status: 'failed', failure_code: 'account_closed' } },
    ]);
  });

  it('hears of nothing else than what was chosen, and of no other partner’s', async () => {
    await counter.owner.webhooks.save({ url: receiver.url, groups: ['payouts'] });
    await checkIn();
    await counter.owner.webhooks.save({ url: receiver.url, groups: ['bookings', 'counter'] });
    const other = await atTheCounter(t);
    await other.owner.custody.checkIn(handing(other.bookingId, 1));
    await work();
    expect(receiver.heard).toEqual([]);
  });

  it('of the administrators hears everything', async () => {
    const administrator = await t.as({ userId: (await makeUser(t, { role: 'admin' })).userId });
    const wanted = { url: `${receiver.url}/all`, groups: ['counter' as const] };
    const { id } = await administrator.webhooks.addForAdministrators(wanted);
    for (const call of [
      counter.owner.webhooks.ofAdministrators(),
      counter.owner.webhooks.addForAdministrators(wanted),
      counter.owner.webhooks.removeForAdministrators({ webhookId: id }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await checkIn();
    expect(receiver.heard.map(({ path }) => path).toSorted()).toEqual(['/cloakroom', '/cloakroom/all']);
    const [listed] = await administrator.webhooks.ofAdministrators();
    expect(listed).toMatchObject({ ...wanted, isFailing: false });
    const heard = receiver.heard.find(({ path }) => path === '/cloakroom/all') ?? expect.fail('It was not sent');
    expect(verified(listed?.secret ?? '', heard)).toBeDefined();
    await administrator.webhooks.removeForAdministrators({ webhookId: id });
    expect(await administrator.webhooks.ofAdministrators()).toEqual([]);
    const [own] = await t.rows<{ id: string }>('select id from webhooks');
    const removed = administrator.webhooks.removeForAdministrators({ webhookId: own?.id ?? '' });
    await expect(removed).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('hears once of what happened once, however often the event is handed over', async () => {
    await t.db.fork().transactional(async (em) => {
      const { bagsCheckedIn } = await import('#server/modules/custody/custody.module.ts');
      const payload = { bookingId: counter.bookingId, handOverId: 'one' };
      await t.deps.events.publish(em, bagsCheckedIn, payload);
      await t.deps.events.publish(em, bagsCheckedIn, payload);
    });
    await work();
    expect(receiver.types()).toEqual(['booking.checked_in']);
  });
});

describe('a signature', () => {
  it('is what Standard Webhooks says, and holds for nothing else', async () => {
    await checkIn();
    const heard = newest();
    expect(await secret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(verified(await secret(), heard)).toEqual(heard.event);
    expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, heard)).toThrow('No matching signature');
    const changed = { ...heard, raw: heard.raw.replace('"bags_number":2', '"bags_number":3') };
    const key = await secret();
    expect(() => verified(key, changed)).toThrow('No matching signature');
  });

  it('is made with both secrets for a day after a new one was made', async () => {
    const old = await secret();
    const { secret: fresh } = await counter.owner.webhooks.renewSecret();
    expect(fresh).not.toBe(old);
    await checkIn();
    expect(verified(old, newest())).toBeDefined();
    expect(verified(fresh, newest())).toBeDefined();
    forward(86_400);
    await counter.owner.webhooks.sendTest();
    expect(verified(fresh, newest())).toBeDefined();
    expect(() => verified(old, newest())).toThrow('No matching signature');
  });

  it('needs a secret that stands in no table', async () => {
    const key = (await secret()).slice('whsec_'.length);
    const [row] = await t.rows<{ text: string }>('select to_jsonb(w)::text as text from webhooks w');
    expect(row?.text).not.toContain(key);
  });
});

describe('a delivery that fails', () => {
  it.each([
    ['a fault', answers(500, {}, 'upstream not ready'), { status: 500 }],
    ['a redirect', answers(302, { location: 'http://127.0.0.1:9/other' }), { status: 302 }],
    ['a cut connection', (response: { destroy(): unknown }) => void response.destroy(), { failure: 'unreachable' }],
  ] as const)('for %s is tried again with the same id', async (_why, behaviour, outcome) => {
    receiver.behave(behaviour);
    await checkIn();
    expect(await list()).toMatchObject([{ state: 'waiting', tries: 1, last: outcome }]);
    receiver.behave(takes);
    forward(61);
    await work();
    expect(await list()).toMatchObject([{ state: 'delivered', tries: 2, last: { status: 204 } }]);
    const [first, second] = receiver.heard;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.raw).toBe(first?.raw);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(verified(await secret(), newest())).toBeDefined();
  });

  it('is shown with what was sent and answered, of which 4 KB are kept', async () => {
    receiver.behave((response) => {
      response.writeHead(503, { 'retry-after': '600', 'content-type': 'text/plain' });
      response.end('x'.repeat(2_000_000));
    });
    await checkIn();
    const [delivery] = await list();
    const whole = await counter.owner.webhooks.delivery({ deliveryId: delivery?.id ?? '' });
    expect(whole.answer?.body).toHaveLength(4096);
    expect(whole).toMatchObject({
      path: '/cloakroom',
      body: newest().raw,
      sentHeaders: { 'webhook-signature': newest().headers['webhook-signature'] },
      answer: { headers: { 'retry-after': '600' } },
      // Longer than the step of a minute, no longer than until the step of five.
      nextTryAt: '2026-11-25T16:05:00Z',
    });
  });

  it('is given up after twelve tries in three days; its partner is notified once, and it can be sent again', async () => {
    receiver.behave(answers(500));
    await checkIn();
    const start = t.clock.now();
    for (const offset of tryOffsets.slice(1)) {
      t.clock.set(start.plusSeconds(offset));
      await work();
    }
    expect(receiver.heard).toHaveLength(MAX_TRIES);
    expect(await list(true)).toMatchObject([{ state: 'givenUp', tries: MAX_TRIES, nextTryAt: null }]);
    await counter.owner.webhooks.sendTest();
    await work();
    const told = t.mails.filter(({ subject }) => subject === 'Your webhook has not answered for three days');
    expect(told).toHaveLength(1);
    receiver.behave(takes);
    const again = await counter.owner.webhooks.sendAgain({ deliveryId: (await list(true)).at(-1)?.id ?? '' });
    expect(again).toMatchObject({ state: 'delivered', last: { status: 204 } });
    expect(newest().headers['webhook-id']).toBe(receiver.heard[0]?.headers['webhook-id']);
    expect(await counter.owner.webhooks.webhook()).toMatchObject({ state: 'working', failingSince: null });
  });

  it('holds back what comes after it of the same booking, and nothing of others', async () => {
    const other = await bookAnother();
    receiver.behave((response, { event }) =>
      event.data.id === counter.bookingId ? answers(500)(response, newest()) : takes(response, newest()),
    );
    await checkIn();
    forward(30);
    await counter.owner.custody.checkOut(handing(counter.bookingId, 2));
    await counter.owner.custody.checkIn(handing(other, 1));
    await work();
    const ofFirst = () => receiver.heard.filter(({ event }) => event.data.id === counter.bookingId);
    expect(ofFirst().map(({ event }) => event.type)).toEqual(['booking.checked_in']);
    expect(newest().event).toMatchObject({ type: 'booking.checked_in', data: { id: other } });
    receiver.behave(takes);
    forward(31);
    await work();
    expect(ofFirst().map(({ event }) => event.type)).toEqual([
      'booking.checked_in',
      'booking.checked_in',
      'booking.checked_out',
    ]);
  });

  const afterwards = () => receiver.heard.filter(({ event }) => event.type === 'booking.checked_out');
  const refusingFirst = (status: number, headers: Record<string, string> = {}) =>
    receiver.behave((response, heard) =>
      (heard.event.type === 'booking.checked_in' ? answers(status, headers) : takes)(response, heard),
    );

  it('lets what comes after it go on after its first tries', async () => {
    refusingFirst(500);
    await checkIn();
    const start = t.clock.now();
    await counter.owner.custody.checkOut(handing(counter.bookingId, 2));
    await work();
    for (const offset of tryOffsets.slice(1, 3)) {
      expect(afterwards()).toEqual([]);
      t.clock.set(start.plusSeconds(offset));
      await work();
    }
    expect(afterwards()).toHaveLength(1);
    expect((await list()).map(({ state }) => state).toSorted()).toEqual(['delivered', 'waiting']);
  });

  it.each([400, 401, 404, 422])('with %i holds nothing back', async (status) => {
    refusingFirst(status);
    await checkIn();
    await counter.owner.custody.checkOut(handing(counter.bookingId, 2));
    await work();
    expect(afterwards()).toHaveLength(1);
  });

  it.each([408, 429, 503])('with %i keeps the order, and waits as long as it is asked to', async (status) => {
    refusingFirst(status, { 'retry-after': '200' });
    await checkIn();
    await counter.owner.custody.checkOut(handing(counter.bookingId, 2));
    forward(150);
    await work();
    expect([receiver.heard.length, afterwards().length]).toEqual([1, 0]);
    receiver.behave(takes);
    forward(51);
    await work();
    expect(receiver.types()).toEqual(['booking.checked_in', 'booking.checked_in', 'booking.checked_out']);
  });

  it('with 410 turns the webhook off, tells its owner once, and it is on again when it is wanted', async () => {
    receiver.behave(answers(410));
    await checkIn();
    await counter.owner.custody.checkOut(handing(counter.bookingId, 2));
    await work();
    forward(86_400);
    await work();
    expect(receiver.heard).toHaveLength(1);
    expect((await list(true)).map(({ state }) => state)).toEqual(['givenUp']);
    expect(await counter.owner.webhooks.webhook()).toMatchObject({ state: 'off' });
    const told = () => t.mails.filter(({ subject }) => subject === 'Your webhook is off');
    expect(told()).toHaveLength(1);
    expect(told()[0]?.text).toContain('(410)');
    receiver.behave(takes);
    await counter.owner.webhooks.sendTest();
    expect(await counter.owner.webhooks.webhook()).toMatchObject({ state: 'working' });
    receiver.behave(answers(410));
    await counter.owner.webhooks.sendTest();
    expect(await counter.owner.webhooks.webhook()).toMatchObject({ state: 'off' });
    await counter.owner.webhooks.save({ url: receiver.url, groups: ['counter'] });
    expect(await counter.owner.webhooks.webhook()).not.toMatchObject({ state: 'off' });
  });

  it('is tried again, under the same id, when the process dies before its answer is written down', async () => {
    await counter.owner.custody.checkIn(handing(counter.bookingId, 2));
    const { rows } = t;
    await t.runJobs();
    await rows("update webhook_deliveries set state = 'waiting', next_try_at = created_at, tries = 0");
    await rows('delete from webhook_tries');
    const [delivery] = await list();
    // Sent, and then nothing more is heard of the person who sent it.
    const begun = await beginTry(t.deps, delivery?.id ?? '');
    if (begun === null) return expect.fail('It is due');
    await tryOnce(t.deps, begun);
    expect(await beginTry(t.deps, delivery?.id ?? '')).toBeNull();
    forward(300);
    await t.tick('wake-deliveries');
    await work();
    expect(await list()).toMatchObject([{ state: 'delivered', tries: 1 }]);
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.heard).toHaveLength(3);
    return undefined;
  });
});

async function bookAnother(): Promise<string> {
  t.clock.set(dropOff.minusSeconds(86_400));
  const { id } = await bookPaid(t, counter.listing.id, 1);
  await work();
  receiver.heard.length = 0;
  t.clock.set(dropOff);
  return id;
}

it('a stranger learns nothing of a delivery and sends none', async () => {
  await checkIn();
  const [delivery] = await list();
  const stranger = await t.as({ userId: (await makeUser(t, { isPartner: true })).userId });
  const asked = { deliveryId: delivery?.id ?? '' };
  await expect(stranger.webhooks.delivery(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(stranger.webhooks.sendAgain(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(stranger.webhooks.sendTest()).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await stranger.webhooks.webhook()).toBeNull();
  expect(receiver.heard).toHaveLength(1);
});

it('a date that a receiver asks to wait for is an instant', async () => {
  receiver.behave(
    answers(429, { 'retry-after': new Date(Instant.parse('2026-11-25T16:03:00Z').toEpochMilli()).toUTCString() }),
  );
  await checkIn();
  expect(await list()).toMatchObject([{ last: { status: 429 }, nextTryAt: '2026-11-25T16:03:00Z' }]);
});
