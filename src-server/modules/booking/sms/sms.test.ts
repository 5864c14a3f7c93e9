import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atClock, atTheDoor, takingIn } from '../door/door.fixture.ts';

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: Record<string, string>;
}

let t: TestApp;
let status = 200;
const heard: Heard[] = [];
const lines: string[] = [];
const service = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const form = Object.fromEntries(new URLSearchParams(Buffer.concat(pieces).toString('utf8')));
  heard.push({ path: request.url ?? '', headers: request.headers, form });
  response.writeHead(status, { location: '/elsewhere' }).end();
});

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const { port } = service.address() as AddressInfo;
  t = await createTestApp({
    config: { SMS_URL: `http://house:top%3Asecret@127.0.0.1:${port}/send?from=Cloakroom` },
    log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
  });
});
afterAll(async () => {
  await t.close();
  await new Promise<void>((done) => service.close(() => done()));
});
beforeEach(async () => {
  status = 200;
  heard.length = 0;
  atClock(t, '09:00', '2026-11-24');
});
afterEach(() => {
  expect(lines.join()).not.toMatch(/top%3Asecret|top:secret|4165550/);
});

const jobsWork = async () => expect(await t.runJobs()).toEqual([]);
/** A number of their own, so that it shows who is texted. */
const number = (userId: string, phone: string) =>
  t.rows('update users set phone_number = $2 where id = $1', [userId, phone]);

it('a door reported shut texts the location’s people, once, by the form that is documented', async () => {
  const { person, bookingId, listing } = await atTheDoor(t);
  await number(listing.ownerId, '+14165550111');
  await jobsWork();
  atClock(t, '11:00');
  await person.doors.report({ bookingId, withBags: false });
  await jobsWork();
  await person.doors.report({ bookingId, withBags: false });
  await jobsWork();
  expect(heard).toHaveLength(1);
  const [{ path, headers, form } = { path: '', headers: {} as IncomingHttpHeaders, form: {} }] = heard;
  expect(path).toBe('/send?from=Cloakroom');
  expect(headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    authorization: `Basic ${Buffer.from('house:top:secret').toString('base64')}`,
    'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(form).toEqual({
    to: '+14165550111',
    text: 'Cloakroom. A traveller says Union Station Luggage is shut. Answer now http://localhost:3000/dashboard',
  });
});

it('what is answered before it goes is not texted', async () => {
  const { person, bookingId } = await atTheDoor(t);
  await jobsWork();
  atClock(t, '11:00');
  await person.doors.report({ bookingId, withBags: false });
  await person.doors.withdraw({ bookingId });
  await jobsWork();
  expect(heard).toEqual([]);
});

it('a booking that begins within 30 minutes is texted, by day; another is not', async () => {
  const listing = await makeListing(t, { capacity: 5 });
  await number(listing.ownerId, '+14165550112');
  const browser = await t.as(null);
  const book = async () => {
    const { id } = await browser.booking.create({ ...aBooking(listing.id), guest: someGuest() });
    await browser.booking.pay({ requestId: randomUUID(), bookingId: id, cardToken: 'tok_visa' });
    await jobsWork();
  };
  atClock(t, '10:29');
  await book();
  expect(heard).toEqual([]);
  atClock(t, '10:30');
  await book();
  expect(heard.map(({ form }) => form)).toEqual([
    {
      to: '+14165550112',
      text: 'Cloakroom. New booking, Union Station Luggage, Wed, Nov 25, 11:00 AM. http://localhost:3000/dashboard',
    },
  ]);
});

it('bags left behind are texted to their traveller when the door closes, once', async () => {
  const { owner, bookingId } = await atTheDoor(t);
  await t.rows('update bookings set phone_number = $2 where id = $1', [bookingId, '+14165550113']);
  await jobsWork();
  atClock(t, '11:00');
  await owner.custody.checkIn(takingIn(bookingId));
  for (const time of ['14:00', '19:59', '20:00', '20:01', '23:00']) {
    atClock(t, time);
    await t.tick('tell-of-outcomes');
    await jobsWork();
    expect(heard).toHaveLength(time < '20:00' ? 0 : 1);
  }
  expect(heard[0]?.form).toEqual({
    to: '+14165550113',
    text: `Cloakroom. Your bags are still at Union Station Luggage. See what you can do http://localhost:3000/orders/${bookingId}`,
  });
  expect(JSON.stringify(heard)).not.toContain('key=');
});

it('a number without its country is none, and is said to be', async () => {
  const { person, bookingId, listing, owner } = await atTheDoor(t);
  await number(listing.ownerId, '4165550111');
  expect(await owner.push.sms({})).toEqual({ isOn: true, number: null });
  await jobsWork();
  atClock(t, '11:00');
  await person.doors.report({ bookingId, withBags: false });
  await jobsWork();
  expect(heard).toEqual([]);
});

it('each person chooses, for themselves only', async () => {
  const { person, bookingId, listing, owner } = await atTheDoor(t);
  await number(listing.ownerId, '+14165550147');
  expect(await owner.push.setSms({ isOn: false })).toEqual({ isOn: false, number: '47' });
  expect(await person.push.sms({ bookingId })).toMatchObject({ isOn: true });
  const stranger = await t.as(await makeUser(t));
  await expect(stranger.push.sms({ bookingId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(stranger.push.setSms({ bookingId, isOn: false })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect((await t.as(null)).push.setSms({ isOn: false })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await jobsWork();
  atClock(t, '11:00');
  await person.doors.report({ bookingId, withBags: false });
  await jobsWork();
  expect(heard).toEqual([]);
  expect(await owner.push.setSms({ isOn: true })).toEqual({ isOn: true, number: '47' });
});

it('a service that fails is tried again with the same key; a number that it refuses is left alone', async () => {
  const { person, bookingId } = await atTheDoor(t);
  await jobsWork();
  atClock(t, '11:00');
  await person.doors.report({ bookingId, withBags: false });
  for (const failing of [503, 401, 302]) {
    status = failing;
    const failed = await t.runJobs();
    expect(failed.map(({ error }) => String(error))).toEqual([expect.stringContaining(`answers ${failing}`)]);
  }
  status = 422;
  await jobsWork();
  await jobsWork();
  expect(heard.map(({ path }) => path)).toEqual(Array.from({ length: 4 }, () => '/send?from=Cloakroom'));
  expect(new Set(heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('without a port nothing is ordered, and no choice is shown', async () => {
  const { listing } = await atTheDoor(t);
  const without = await t.as({ userId: listing.ownerId }, { sms: null });
  expect(await without.push.sms({})).toBeNull();
});
