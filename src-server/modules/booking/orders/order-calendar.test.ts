import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, paid } from '../order.fixture.ts';
import { orderKey } from './guest-access.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const START = '2026-11-25T16:00:00Z';

/** What a calendar reads in a file. */
function read(content = '') {
  const calendar = ICAL.Component.fromString(content);
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const value = (name: string) => String(events[0]?.getFirstPropertyValue(name));
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    start: value('dtstart'),
    end: value('dtend'),
    stamp: value('dtstamp'),
    modified: value('last-modified'),
    reminders: events[0]?.getAllSubcomponents('valarm').length,
  };
}

/** The files of the mails since the last look; nothing but the traveller's mails has any. */
async function mailed(email: string) {
  expect(await t.runJobs()).toEqual([]);
  const mails = t.mails.splice(0).filter(({ attachments }) => attachments !== undefined);
  expect(mails.map(({ to }) => to)).toEqual(mails.map(() => email));
  return mails.flatMap(({ attachments = [] }) => attachments);
}

const address = (name: string, id = name) => `/orders/${name}/calendar.ics?key=${orderKey(t.deps, id)}`;
const cookieOf = async (userId: string) => `cloakroom_session=${(await t.deps.sessions.start(userId)).secret}`;
const second = () => t.clock.now().toString().replace(/\.\d+/, '');

/** A paid order that was changed twice, with the files of its three mails. */
async function changedTwice() {
  await t.runJobs();
  t.mails.splice(0);
  const made = await paid(t);
  const { person, bookingId, who } = made;
  const files = await mailed(who.email);
  const ids = [bookingId];
  for (const change of [{ stay: { pickUpAt: '2026-11-25T13:00-05:00' } }, { bagsCount: 2 }]) {
    t.clock.forward(1);
    const bookingIdNow = ids.at(-1) ?? '';
    const changed = await person.booking.edit({ requestId: randomUUID(), bookingId: bookingIdNow, ...change });
    if (changed.status === 'requires_payment')
      await person.booking.pay({ requestId: randomUUID(), bookingId: changed.bookingId, cardToken: 'tok_visa' });
    ids.push(changed.bookingId);
    files.push(...(await mailed(who.email)));
  }
  const cancel = async () => {
    t.clock.forward(1);
    await person.booking.cancel({ requestId: randomUUID(), bookingId: ids.at(-1) ?? '' });
    return mailed(who.email);
  };
  return { ...made, files, ids, cancel };
}

describe('the calendar file of an order', () => {
  it('is one event from the booking over its changes to its cancellation', async () => {
    const { bookingId, order, files, cancel } = await changedTwice();
    files.push(...(await cancel()));
    const event = { uid: `${bookingId}@localhost`, start: START };
    const published = { ...event, method: 'PUBLISH', status: 'CONFIRMED', reminders: 1 };
    expect(files.map(({ content }) => read(content))).toMatchObject([
      { ...published, sequence: 1, end: '2026-11-25T19:00:00Z' },
      { ...published, sequence: 2, end: '2026-11-25T18:00:00Z' },
      { ...published, sequence: 3, end: '2026-11-25T18:00:00Z' },
      { ...event, method: 'CANCEL', status: 'CANCELLED', reminders: 0, sequence: 4, end: '2026-11-25T18:00:00Z' },
    ]);
    expect(files.map(({ filename }) => filename)).toEqual(files.map(() => `${order.code}.ics`));
    expect(files.map(({ contentType }) => contentType)).toEqual(
      ['PUBLISH', 'PUBLISH', 'PUBLISH', 'CANCEL'].map((method) => `text/calendar; charset=utf-8; method=${method}`),
    );
    const modified = files.map(({ content }) => Date.parse(read(content).modified));
    expect(modified).toEqual([...new Set(modified)].toSorted((a, b) => a - b));
  });

  it('is the order as it is now at the address of every version and code, by key and by session', async () => {
    const { bookingId, order, ids, who, cancel } = await changedTwice();
    // A code from before codes lasted.
    const [{ code: oldCode } = { code: '' }] = await t.rows<{ code: string }>(
      `update bookings set code = 'CLK-' || translate(upper(right(id::text, 6)), '01', '23') where id = $1 returning code`,
      [bookingId],
    );
    const cookie = await cookieOf(who.userId);
    const answers = async () => {
      const got = await Promise.all([
        ...ids.map((id) => t.app.inject(address(id))),
        ...[order.code, oldCode].flatMap((code) => ids.map((id) => t.app.inject(address(code, id)))),
        ...[...ids, order.code, oldCode].map((name) =>
          t.app.inject({ url: `/orders/${name}/calendar.ics`, headers: { cookie } }),
        ),
      ]);
      expect(got.map(({ statusCode }) => statusCode)).toEqual(got.map(() => 200));
      expect(new Set(got.map(({ headers }) => headers['content-disposition']))).toEqual(
        new Set([`attachment; filename="${order.code}.ics"`]),
      );
      const [first, ...others] = got.map(({ body }) => read(body));
      expect(others).toEqual(others.map(() => first));
      return { ...first, type: got[0]?.headers['content-type'] };
    };
    const event = { uid: `${bookingId}@localhost`, start: START, end: '2026-11-25T18:00:00Z' };
    expect(await answers()).toMatchObject({
      ...event,
      method: 'PUBLISH',
      status: 'CONFIRMED',
      sequence: 3,
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    await cancel();
    const canceledAt = second();
    t.clock.forward(5);
    expect(await answers()).toMatchObject({
      ...event,
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: 4,
      modified: canceledAt,
      stamp: second(),
      type: 'text/calendar; charset=utf-8; method=CANCEL',
    });
  });

  it.each([
    [
      'administration',
      async ({ bookingId, person }: Awaited<ReturnType<typeof paid>>) => {
        const admin = await t.as(await makeUser(t, { role: 'admin', adminRole: 'owner' }));
        const { seen } = await admin.admin.bookings.get({ booking: bookingId });
        const { total } = await person.booking.get({ bookingId });
        const decided = { share: 'takenBack', reason: 'shopClosed', note: '' } as const;
        const held = { minor: total.minor, held: total.minor, seen };
        await admin.admin.bookings.cancel({ bookingId, requestId: randomUUID(), ...held, ...decided });
      },
    ],
    [
      'a closed door',
      async ({ listing }: Awaited<ReturnType<typeof paid>>) => {
        const owner = await t.as({ userId: listing.ownerId });
        const item = { from: '2026-11-25', to: '2026-11-25' };
        await owner.hosting.changeOpening({ listingId: listing.id, part: 'closures', item, whenMet: 'refund' });
      },
    ],
  ])('goes out of a calendar with the mail when %s cancels it', async (_, cancels) => {
    await t.runJobs();
    t.mails.splice(0);
    const made = await paid(t);
    const before = read((await mailed(made.who.email))[0]?.content as string);
    t.clock.forward(1);
    await cancels(made);
    const [file, ...others] = await mailed(made.who.email);
    expect(others).toEqual([]);
    const { sequence, ...event } = read(file?.content as string);
    expect(event).toMatchObject({ uid: before.uid, method: 'CANCEL', status: 'CANCELLED', reminders: 0 });
    expect(sequence).toBeGreaterThan(before.sequence);
  });

  it('is tentative while nothing was paid', async () => {
    const { bookingId } = await booked(t);
    expect(read((await t.app.inject(address(bookingId))).body)).toMatchObject({ status: 'TENTATIVE', sequence: 1 });
  });

  it('answers strangers what it answers for what there is not', async () => {
    const { ids, order } = await changedTwice();
    const other = await paid(t);
    const cookie = await cookieOf((await makeUser(t)).userId);
    const wrong = orderKey(t.deps, other.bookingId);
    const ask = async (name: string) => {
      const url = `/orders/${name}/calendar.ics`;
      const tries = [
        { url },
        { url, headers: { cookie: 'cloakroom_session=ended' } },
        { url, headers: { cookie } },
        { url: `${url}?key=${wrong}` },
        { url: `${url}?key=guessed` },
      ];
      const got = await Promise.all(tries.map((one) => t.app.inject(one)));
      return got.map(({ statusCode, json }) => [statusCode, json<{ error?: unknown }>().error]);
    };
    const unknownId = await ask(randomUUID());
    expect(unknownId.map(([status]) => status)).toEqual([401, 401, 404, 404, 404]);
    for (const id of ids) expect(await ask(id)).toEqual(unknownId);
    expect(await ask('CLK-222222')).toEqual(unknownId);
    expect(await ask(order.code)).toEqual(unknownId);
  });
});
