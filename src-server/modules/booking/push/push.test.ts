import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser, someGuest } from '#server/testing/factories.ts';
import { pushDevice } from '#server/testing/push-device.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid } from '../order.fixture.ts';
import { atClock, atTheDoor, reportOf } from '../door/door.fixture.ts';
import { notify, notifyLikeMail, notifyOfPayout } from './push-jobs.ts';
import { vapidKeys } from './vapid.ts';

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let t: TestApp;
let answers = 201;
const heard: Heard[] = [];
const service = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
    response.writeHead(answers).end();
  });
});
beforeAll(async () => {
  t = await createTestApp();
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await t.close();
  await new Promise<void>((done) => service.close(() => done()));
});
beforeEach(() => {
  answers = 201;
  heard.length = 0;
});

const endpoint = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/${randomUUID()}`;

/** A person's device that is notified. */
async function deviceOf(userId: string, where = endpoint()) {
  const device = pushDevice();
  await (await t.as({ userId })).push.subscribe({ endpoint: where, ...device.keys });
  return { ...device, endpoint: where };
}

const ownerOf = async (bookingId: string): Promise<string> => {
  const [row] = await t.rows<{ owner_id: string }>(
    'select l.owner_id from bookings b join listings l on l.id = b.listing_id where b.id = $1',
    [bookingId],
  );
  return row?.owner_id ?? '';
};

it('a new booking reaches the location’s devices, encrypted for each and signed by the installation', async () => {
  const { bookingId } = await paid(t);
  const phone = await deviceOf(await ownerOf(bookingId));
  expect(await t.runJobs()).toEqual([]);
  expect(heard).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = heard;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '3600' });
  const [row] = await t.rows<{ code: string; order_id: string }>('select code, order_id from bookings where id = $1', [
    bookingId,
  ]);
  expect(phone.read(body)).toEqual({
    title: 'New booking',
    body: expect.stringMatching(/bags?, \w+, Nov 25, 11:00 AM$/),
    path: `/dashboard/bookings?booking=${row?.code}`,
    tag: `booking ${row?.order_id}`,
    lang: 'en',
  });

  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect((await (await t.as(null)).push.key()).key).toBe(key);
  expect(vapidKeys(t.deps).publicKey).toBe(key);
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256' };
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const signer = await importJWK({ ...jwk, x: x ?? '', y: y ?? '' }, 'ES256');
  await expect(jwtVerify(token, signer)).resolves.toBeDefined();
  expect(decodeJwt(token).aud).toBe(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
});

it('a traveller without an account is notified of the order that their browser opens, and of no other’s', async () => {
  const { bookingId, browser } = await guestOrder();
  const device = pushDevice();
  const where = endpoint();
  await browser.push.subscribe({ endpoint: where, ...device.keys, bookingId });
  await notifyLikeMail(t.deps, { bookingId, kind: 'soon', to: 'traveller' });
  expect(await t.runJobs()).toEqual([]);
  expect(heard.map(({ body }) => device.read(body))).toEqual([
    expect.objectContaining({ title: 'Time to fetch your bags', path: `/orders/${bookingId}` }),
  ]);
  const stranger = await t.as(null);
  const other = { endpoint: endpoint(), ...pushDevice().keys };
  await expect(stranger.push.subscribe({ ...other, bookingId })).rejects.toThrow();
  await expect(stranger.push.subscribe(other)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

/** A paid order of a visitor, with the browser that placed it. */
async function guestOrder() {
  const listing = await makeListing(t);
  const browser = await t.as(null);
  const { id: bookingId } = await browser.booking.create({ ...aBooking(listing.id), guest: someGuest() });
  await browser.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
  await t.runJobs();
  return { bookingId, browser };
}

it('what is switched off on a device is not sent to it, until it is switched on', async () => {
  const { bookingId } = await paid(t);
  await t.runJobs();
  const owner = await ownerOf(bookingId);
  const { endpoint: where } = await deviceOf(owner);
  const api = await t.as({ userId: owner });
  expect(await api.push.setKinds({ endpoint: where, off: ['door', 'booking'] })).toEqual({ off: ['door', 'booking'] });
  const tell = async () => {
    await notify(t.deps, { bookingId, kind: 'door', to: 'counter' });
    expect(await t.runJobs()).toEqual([]);
    return heard.length;
  };
  expect(await tell()).toBe(0);
  expect(await api.push.setKinds({ endpoint: where, off: [] })).toEqual({ off: [] });
  expect(await tell()).toBe(1);
  await api.push.unsubscribe({ endpoint: where });
  expect(await api.push.device({ endpoint: where })).toBeNull();
  expect(await tell()).toBe(1);
});

it('between 10 PM and 7 AM at the location only bags inside and shut doors are sent', async () => {
  const { bookingId } = await paid(t);
  const { read } = await deviceOf(await ownerOf(bookingId));
  const day = t.clock.now();
  t.clock.set(day.plusSeconds(12 * 3600));
  for (const kind of ['booking', 'messages', 'door'] as const) await notify(t.deps, { bookingId, kind, to: 'counter' });
  expect(await t.runJobs()).toEqual([]);
  expect(heard.map(({ body }) => (read(body) as { title: string }).title)).toEqual(['Is your door open?']);
  t.clock.set(day);
});

it('a device that is gone is forgotten, one that cannot be reached now is tried again', async () => {
  const { bookingId } = await paid(t);
  await t.runJobs();
  const owner = await ownerOf(bookingId);
  const { endpoint: where } = await deviceOf(owner);
  const api = await t.as({ userId: owner });
  const tell = () => notify(t.deps, { bookingId, kind: 'door', to: 'counter' });
  answers = 503;
  await tell();
  expect(await t.runJobs()).toHaveLength(1);
  expect(await api.push.device({ endpoint: where })).toEqual({ off: [] });
  answers = 410;
  await tell();
  expect(await t.runJobs()).toEqual([]);
  expect(await api.push.device({ endpoint: where })).toBeNull();
});

it('no address of a private network is taken as a push service, and a person has at most twenty devices', async () => {
  const { userId } = await makeUser(t);
  const strict = await t.as({ userId }, { config: { ...t.deps.config, allowsPrivateTargets: false } });
  for (const wrong of ['http://push.example/a', 'https://127.0.0.1/a', 'https://[::1]/a', 'https://169.254.169.254/'])
    await expect(strict.push.subscribe({ endpoint: wrong, ...pushDevice().keys })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    });
  const first = await deviceOf(userId);
  for (let count = 0; count < 20; count += 1) await deviceOf(userId);
  const [row] = await t.rows<{ count: number }>(
    'select count(*)::int as count from push_subscriptions where user_id = $1',
    [userId],
  );
  expect(row?.count).toBe(20);
  expect(first.endpoint).toContain('127.0.0.1');
});

it('a payout that came back reaches its partner’s devices; by night once it is day', async () => {
  const { bookingId } = await paid(t);
  await t.runJobs();
  const owner = await ownerOf(bookingId);
  const phone = await deviceOf(owner);
  const day = t.clock.now();
  await notifyOfPayout(t.deps, owner);
  expect(await t.runJobs()).toEqual([]);
  expect(heard.map(({ body }) => phone.read(body))).toEqual([
    {
      title: 'A payout failed',
      body: 'See why, and what to do.',
      path: '/dashboard/payouts',
      tag: 'payout',
      lang: 'en',
    },
  ]);
  atClock(t, '23:30');
  await notifyOfPayout(t.deps, owner);
  expect(await t.runJobs()).toEqual([]);
  atClock(t, '06:59', '2026-11-26');
  expect(await t.runJobs()).toEqual([]);
  expect(heard).toHaveLength(1);
  atClock(t, '07:00', '2026-11-26');
  expect(await t.runJobs()).toEqual([]);
  expect(heard).toHaveLength(2);
  await (await t.as({ userId: owner })).push.setKinds({ endpoint: phone.endpoint, off: ['payout'] });
  await notifyOfPayout(t.deps, owner);
  expect(await t.runJobs()).toEqual([]);
  expect(heard).toHaveLength(2);
  t.clock.set(day);
});

it('a traveller at a shut door hears what is answered, the counter of bags that are left at closing', async () => {
  const day = t.clock.now();
  const { person, owner, who, listing, bookingId } = await atTheDoor(t);
  await t.runJobs();
  const theirs = await deviceOf(who.userId);
  const counter = await deviceOf(listing.ownerId);
  atClock(t, '11:00');
  await person.doors.report({ bookingId, withBags: false });
  expect(await t.runJobs()).toEqual([]);
  const { id: reportId } = await reportOf(t, bookingId);
  await owner.doors.answer({ bookingId, reportId, answer: 'open', words: 'We are in, please ring.' });
  expect(await t.runJobs()).toEqual([]);
  expect(heard.filter(({ path }) => theirs.endpoint.endsWith(path)).map(({ body }) => theirs.read(body))).toEqual([
    expect.objectContaining({ title: 'News about the shut door', path: `/orders/${bookingId}/door` }),
  ]);
  heard.length = 0;
  await notifyLikeMail(t.deps, { bookingId, kind: 'late', to: 'partner' });
  expect(await t.runJobs()).toEqual([]);
  expect(heard.map(({ body }) => counter.read(body))).toEqual([
    expect.objectContaining({ title: 'Bags were not picked up', path: expect.stringContaining('/dashboard/bookings') }),
  ]);
  t.clock.set(day);
});
