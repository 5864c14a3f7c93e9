import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerOf } from '#server/api/acts/people.fixture.ts';
import { atTheCounter, dropOff, handing } from '#server/modules/custody/custody.fixture.ts';
import { aBooking, makeListing, makeUser, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { refused } from '../order.fixture.ts';
import { waitingTalkNeeds } from './waiting-talks.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const message = (bookingId: string, text = 'Which door?') => ({ requestId: randomUUID(), bookingId, text });

/** A customer's paid order at a location. */
async function ordered(listingId: string) {
  const person = await t.as(await makeUser(t));
  const { id, code } = await person.booking.create({ ...aBooking(listingId), card: { cardToken: 'tok_visa' } });
  return { person, bookingId: id, code };
}

/** A second location of the same owner. */
async function secondOf(ownerId: string): Promise<string> {
  const { id } = await makeListing(t);
  await t.rows('update listings set owner_id = $2 where id = $1', [id, ownerId]);
  return id;
}

it('unanswered conversations of all locations stand first, the longest waiting on top, then the others, the newest first', async () => {
  const { id: listingId, ownerId } = await makeListing(t);
  const otherId = await secondOf(ownerId);
  const owner = await t.as({ userId: ownerId });
  expect(await owner.messages.inbox({})).toEqual({ conversations: [], nextCursor: null });
  const [first, second, third, silent] = [
    await ordered(listingId),
    await ordered(otherId),
    await ordered(listingId),
    await ordered(listingId),
  ];
  const asked = t.clock.now().toString();
  await first.person.messages.writeToLocation(message(first.bookingId));
  t.clock.forward(1);
  await second.person.messages.writeToLocation(message(second.bookingId));
  t.clock.forward(1);
  // That the first writes again does not put it behind the second.
  await first.person.messages.writeToLocation(message(first.bookingId, 'The green one?'));
  t.clock.forward(1);
  await owner.messages.write(message(third.bookingId, 'We open at nine.'));
  const codes = async (listing?: string) =>
    (await owner.messages.inbox({ listingId: listing })).conversations.map(({ code }) => code);
  expect(await codes()).toEqual([first.code, second.code, third.code]);
  expect(await codes(otherId)).toEqual([second.code]);
  expect((await owner.messages.inbox({})).conversations[0]).toMatchObject({
    tags: [],
    bookingId: first.bookingId,
    location: { id: listingId },
    last: { writer: 'traveller', name: null, text: 'The green one?' },
    waitsSince: asked,
    unread: 2,
    status: 'confirmed',
    bagsInside: 0,
    outAt: null,
  });
  expect(await owner.messages.unread()).toEqual({ unread: 3 });
  await owner.messages.seen({ bookingId: first.bookingId });
  // Read is not answered.
  expect(await owner.messages.unread()).toEqual({ unread: 1 });
  expect(await codes()).toEqual([first.code, second.code, third.code]);
  t.clock.forward(1);
  await owner.messages.write(message(first.bookingId, 'The green one.'));
  expect(await codes()).toEqual([second.code, first.code, third.code]);
  expect(await codes()).not.toContain(silent.code);
});

it('what needs no answer waits no more, until its traveller writes again', async () => {
  const { id: listingId, ownerId } = await makeListing(t);
  const owner = await t.as({ userId: ownerId });
  const { person, bookingId } = await ordered(listingId);
  const waits = async () => (await owner.messages.inbox({})).conversations[0]?.waitsSince ?? null;
  await person.messages.writeToLocation(message(bookingId, 'Thank you.'));
  expect(await waits()).not.toBeNull();
  await owner.messages.settle({ bookingId });
  expect(await waits()).toBeNull();
  t.clock.forward(1);
  await person.messages.writeToLocation(message(bookingId, 'One more thing.'));
  expect(await waits()).toBe(t.clock.now().toString());
  // Eight days after the pick-up it cannot be answered.
  await t.rows(
    `update bookings set pick_up_at = $2::timestamptz - interval '8 days', drop_off_at = $2::timestamptz - interval '9 days'
     where id = $1`,
    [bookingId, t.clock.now().toString()],
  );
  expect(await waits()).toBeNull();
});

it('people of a counter see and settle its conversations only; strangers and customers none', async () => {
  const { id: listingId, ownerId } = await makeListing(t);
  const [here, there] = [await ordered(listingId), await ordered(await secondOf(ownerId))];
  for (const { person, bookingId } of [here, there]) await person.messages.writeToLocation(message(bookingId));
  const userId = await workerOf(t, ownerId);
  await t.rows(
    'insert into staff_locations (member_id, listing_id) select id, $2 from staff_members where user_id = $1',
    [userId, listingId],
  );
  const desk = await t.as({ userId });
  expect((await desk.messages.inbox({})).conversations.map(({ code }) => code)).toEqual([here.code]);
  expect(await desk.messages.unread()).toEqual({ unread: 1 });
  expect(await refused(desk.messages.settle({ bookingId: there.bookingId }))).toBe('orderNotFound');
  const stranger = await t.as({ userId: (await makeListing(t)).ownerId });
  expect(await stranger.messages.inbox({ listingId })).toEqual({ conversations: [], nextCursor: null });
  expect(await stranger.messages.unread()).toEqual({ unread: 0 });
  expect(await refused(here.person.messages.inbox({}))).toBe('forbidden');
});

it('conversations come twenty at a time', async () => {
  const { id: listingId, ownerId } = await makeListing(t, { capacity: 30 });
  const owner = await t.as({ userId: ownerId });
  const made = [];
  for (let count = 0; count < 21; count += 1) {
    const order = await ordered(listingId);
    await order.person.messages.writeToLocation(message(order.bookingId));
    t.clock.forward(1);
    made.push(order.code);
  }
  const first = await owner.messages.inbox({});
  expect(first.nextCursor).toBe(20);
  const second = await owner.messages.inbox({ cursor: 20 });
  expect([...first.conversations, ...second.conversations].map(({ code }) => code)).toEqual(made);
  expect(second.nextCursor).toBeNull();
});

it('what happened to the order stands between its messages, without what was undone', async () => {
  const { bookingId, owner } = await atTheCounter(t, { bagsCount: 2 });
  const kinds = async () => (await owner.messages.hosted({ bookingId })).events.map(({ kind, bags }) => [kind, bags]);
  expect(await kinds()).toEqual([['booked', 2]]);
  await owner.custody.checkIn(handing(bookingId, 2));
  t.clock.set(dropOff.plusSeconds(10));
  await owner.custody.undo({ bookingId, requestId: randomUUID() });
  expect(await kinds()).toEqual([['booked', 2]]);
  await owner.custody.checkIn(handing(bookingId, 2));
  t.clock.forward(1);
  await owner.custody.checkOut(handing(bookingId, 1));
  t.clock.forward(1);
  await owner.custody.checkOut(handing(bookingId, 1));
  expect(await kinds()).toEqual([
    ['booked', 2],
    ['in', 2],
    ['out', 1],
    ['out', 1],
    ['ended', null],
  ]);
});

it('a change says what moved; whose hands the bags went through is for the location only, a mail’s link shows none of it', async () => {
  const listing = await makeListing(t);
  t.clock.set(dropOff.minusSeconds(86_400));
  const { person, bookingId } = await ordered(listing.id);
  const pickUpAt = '2026-11-25T16:00-05:00';
  t.clock.forward(1);
  const { bookingId: id } = await person.booking.edit({
    requestId: randomUUID(),
    bookingId,
    stay: { ...someStay, pickUpAt },
    bagsCount: 1,
    card: { cardToken: 'tok_visa' },
  });
  const owner = await t.as({ userId: listing.ownerId });
  t.clock.set(dropOff);
  await owner.custody.checkIn(handing(id, 1));
  const [booked, changed, taken] = (await owner.messages.hosted({ bookingId })).events;
  expect(booked).toMatchObject({ kind: 'booked', bags: 1, dropOff: null, pickUp: null });
  expect(changed).toMatchObject({
    kind: 'changed',
    bags: null,
    dropOff: null,
    pickUp: { from: '2026-11-25T19:00:00Z', to: '2026-11-25T21:00:00Z' },
  });
  expect(taken).toMatchObject({ kind: 'in', bags: 1, at: dropOff.toString(), by: expect.stringMatching(/\w/) });
  const seen = await person.messages.ofOrder({ bookingId: id });
  expect(seen.events.map(({ kind, by }) => [kind, by])).toEqual([
    ['booked', null],
    ['changed', null],
    ['in', null],
  ]);
  await t.runJobs();
  t.mails.length = 0;
  await owner.messages.write(message(id, 'It is on the shelf.'));
  await t.runJobs();
  const [, orderId = '', key = ''] = /orders\/([\w-]+)\/messages\?key=([\w-]+)/.exec(t.mails[0]?.text ?? '') ?? [];
  expect(await (await t.as(null)).messages.linked({ orderId, key })).toMatchObject({
    messages: [{ text: 'It is on the shelf.' }],
    events: [],
  });
});

it('a cancelled order ends so', async () => {
  const listing = await makeListing(t);
  t.clock.set(dropOff.minusSeconds(86_400));
  const { person, bookingId } = await ordered(listing.id);
  await person.booking.cancel({ requestId: randomUUID(), bookingId });
  const owner = await t.as({ userId: listing.ownerId });
  expect((await owner.messages.hosted({ bookingId })).events.map(({ kind }) => kind)).toEqual(['booked', 'canceled']);
});

it('administration hears of a traveller whom a location has not answered for ten minutes, until it answers or says that none is due', async () => {
  const { id: listingId, ownerId } = await makeListing(t);
  const owner = await t.as({ userId: ownerId });
  const [asked, settled] = [await ordered(listingId), await ordered(listingId)];
  const codes = [asked.code, settled.code];
  const told = async () =>
    (await waitingTalkNeeds.find(t.deps)).filter(({ code }) => codes.includes(code ?? '')).map(({ code }) => code);
  const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  const inPanel = async () => (await support.admin.bookings.get({ booking: asked.code })).answerOwed;
  const since = t.clock.now().toString();
  await asked.person.messages.writeToLocation(message(asked.bookingId));
  t.clock.forward(1);
  await settled.person.messages.writeToLocation(message(settled.bookingId, 'Thank you!'));
  t.clock.forward(8);
  expect(await told()).toEqual([]);
  expect(await inPanel()).toBeNull();
  t.clock.forward(1);
  expect(await told()).toEqual([asked.code]);
  expect((await waitingTalkNeeds.find(t.deps)).find(({ code }) => code === asked.code)).toMatchObject({
    kind: 'answer',
    since,
    to: `/admin/bookings?booking=${asked.code}`,
    isUrgent: false,
  });
  expect(await inPanel()).toMatchObject({ since });
  // A second message does not restart the wait.
  await asked.person.messages.writeToLocation(message(asked.bookingId, 'The green one?'));
  t.clock.forward(1);
  expect(await told()).toEqual(codes);
  const waits = async ({ person, bookingId }: typeof asked) =>
    (await person.messages.ofOrder({ bookingId })).waitsSince;
  expect(await waits(asked)).toBe(since);
  await owner.messages.settle({ bookingId: settled.bookingId });
  expect(await told()).toEqual([asked.code]);
  expect(await waits(settled)).toBeNull();
  await owner.messages.write(message(asked.bookingId, 'The green one.'));
  expect(await told()).toEqual([]);
  expect(await waits(asked)).toBeNull();
});
