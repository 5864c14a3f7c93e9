import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageMax } from '#shared/booking/message-rules.ts';
import { workerOf } from '#server/api/acts/people.fixture.ts';
import { aBooking, makeListing, makeUser, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { booked, paid, refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const limited = () => ({ config: { ...t.deps.config, RATE_LIMITS: true } });

/** A paid order of a guest with its location's owner, mails so far read. */
async function talk(guest: ReturnType<typeof someGuest> & { readonly lastName?: string } = someGuest()) {
  const listing = await makeListing(t);
  const browser = await t.as(null);
  const { id: bookingId, code } = await browser.booking.create({ ...aBooking(listing.id), guest });
  await browser.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
  await t.runJobs();
  t.mails.length = 0;
  const owner = await t.as({ userId: listing.ownerId }, limited());
  return { listing, browser, bookingId, code, guest, owner };
}

/** What the last mail's button leads to. */
function linkOf(index = -1) {
  const address = /https?:\/\/\S+\/orders\/[\w-]+\/messages\?key=[\w-]+/.exec(t.mails.at(index)?.text ?? '')?.[0] ?? '';
  const { pathname, searchParams } = new URL(address);
  return { orderId: pathname.split('/')[2] ?? '', key: searchParams.get('key') ?? '' };
}

const aMessage = (bookingId: string, text = 'We open at nine.') => ({ requestId: randomUUID(), bookingId, text });

it('a location’s message is the product’s own mail to the traveller, and their answer one to the location', async () => {
  const { owner, bookingId, guest, code, listing } = await talk();
  await t.rows('update listings set notifications_email = $2 where id = $1', [listing.id, 'desk@shop.example']);
  const sent = await owner.messages.write(
    aMessage(bookingId, 'We open at nine.\n\nRing the bell: https://bell.example'),
  );
  expect(await t.runJobs()).toEqual([]);
  expect(t.mails.map(({ to }) => to)).toEqual([guest.email]);
  expect(t.mails[0]?.subject).toContain(code);
  expect(t.mails[0]?.text).toContain('Ring the bell');
  // Links are text.
  expect(t.mails[0]?.html).not.toContain('href="https://bell.example');
  expect(JSON.stringify(sent)).not.toContain(guest.email);
  const link = linkOf();
  const traveller = await t.as(null, limited());
  expect(await traveller.messages.linked(link)).toMatchObject({
    code,
    isOpen: true,
    messages: [{ writer: 'location', text: expect.stringContaining('Ring the bell'), readAt: null }],
  });
  t.mails.length = 0;
  await traveller.messages.answer({ ...link, requestId: randomUUID(), text: 'Thank you, I come at ten.' });
  expect(await t.runJobs()).toEqual([]);
  expect(t.mails.map(({ to }) => to)).toEqual(['desk@shop.example']);
  const [mail] = t.mails;
  expect(mail?.text).toContain('Thank you, I come at ten.');
  expect(`${mail?.text}${mail?.html}`).not.toContain(guest.email);
  const { messages } = await owner.messages.hosted({ bookingId });
  expect(messages.map(({ writer, readAt }) => [writer, readAt !== null])).toEqual([
    ['location', true],
    ['traveller', false],
  ]);
});

it('the mail is in the traveller’s language', async () => {
  const { who, bookingId, listing } = await paid(t);
  await t.rows("update bookings set language = 'french' where id = $1", [bookingId]);
  await t.runJobs();
  t.mails.length = 0;
  const owner = await t.as({ userId: listing.ownerId });
  await owner.messages.write(aMessage(bookingId));
  await t.runJobs();
  expect(t.mails[0]).toMatchObject({ to: who.email, subject: expect.stringMatching(/vous a écrit/) });
});

it('a message that is sent again is one message and one mail, and another under its number is refused', async () => {
  const { owner, bookingId } = await talk();
  const message = aMessage(bookingId);
  await Promise.all([owner.messages.write(message), owner.messages.write(message), owner.messages.write(message)]);
  await owner.messages.write(message);
  expect(await refused(owner.messages.write({ ...message, text: 'Something else' }))).toBe('idempotencyMismatch');
  await t.runJobs();
  expect(t.mails).toHaveLength(1);
  const link = linkOf();
  const traveller = await t.as(null);
  const answer = { ...link, requestId: randomUUID(), text: 'Fine.' };
  await traveller.messages.answer(answer);
  await traveller.messages.answer(answer);
  await t.runJobs();
  expect(t.mails).toHaveLength(2);
  expect((await owner.messages.hosted({ bookingId })).messages).toHaveLength(2);
});

it('strangers write and read nothing: other partners, customers, visitors, other keys', async () => {
  const { owner, bookingId, browser, listing } = await talk();
  await owner.messages.write(aMessage(bookingId));
  await t.runJobs();
  const link = linkOf();
  t.mails.length = 0;
  const other = await t.as({ userId: (await makeListing(t)).ownerId });
  const otherDesk = await t.as({ userId: await workerOf(t, (await makeUser(t, { isPartner: true })).userId) });
  for (const stranger of [other, otherDesk]) {
    expect(await refused(stranger.messages.write(aMessage(bookingId)))).toBe('orderNotFound');
    expect(await refused(stranger.messages.hosted({ bookingId }))).toBe('orderNotFound');
  }
  const customer = await t.as(await makeUser(t));
  expect(await refused(customer.messages.write(aMessage(bookingId)))).toBe('forbidden');
  expect(await refused(browser.messages.write(aMessage(bookingId)))).toBe('unauthenticated');
  const second = await talk();
  await second.owner.messages.write(aMessage(second.bookingId));
  await t.runJobs();
  const { key } = linkOf();
  t.mails.length = 0;
  const visitor = await t.as(null);
  for (const wrong of [
    { ...link, key },
    { ...link, key: 'a' },
    { orderId: randomUUID(), key: link.key },
  ]) {
    expect(await refused(visitor.messages.linked(wrong))).toBe('orderNotFound');
    const answer = { ...wrong, requestId: randomUUID(), text: 'It is I.' };
    expect(await refused(visitor.messages.answer(answer))).toBe('orderNotFound');
  }
  await t.runJobs();
  expect(t.mails).toEqual([]);
  const rows = await t.rows('select 1 from order_messages where listing_id = $1', [listing.id]);
  expect(rows).toHaveLength(1);
});

it('the link opens the messages and nothing else of the order', async () => {
  const { owner, bookingId } = await talk();
  await owner.messages.write(aMessage(bookingId));
  await t.runJobs();
  const { key } = linkOf();
  const visitor = await t.as(null);
  expect(await refused(visitor.booking.openByKey({ bookingId, key }))).toBe('orderNotFound');
  expect(await refused(visitor.booking.get({ bookingId }))).toBe('orderNotFound');
});

it('people of the counter write for their location, and which of them did is kept', async () => {
  const { listing, bookingId } = await talk();
  const userId = await workerOf(t, listing.ownerId);
  await t.rows(
    'insert into staff_locations (member_id, listing_id) select id, $2 from staff_members where user_id = $1',
    [userId, listing.id],
  );
  await (await t.as({ userId })).messages.write(aMessage(bookingId));
  const [row] = await t.rows('select writer, written_by from order_messages where booking_id = $1', [bookingId]);
  expect(row).toEqual({ writer: 'location', written_by: userId });
});

it('a side of an order writes ten an hour, a person twenty', async () => {
  const { owner, bookingId, listing } = await talk();
  const write = (id: string) => owner.messages.write(aMessage(id));
  for (let sent = 0; sent < 10; sent += 1) await write(bookingId);
  expect(await refused(write(bookingId))).toBe('tooManyRequests');
  await t.runJobs();
  const link = linkOf();
  const traveller = await t.as(null, limited());
  const answer = () => traveller.messages.answer({ ...link, requestId: randomUUID(), text: 'Yes.' });
  for (let sent = 0; sent < 10; sent += 1) await answer();
  expect(await refused(answer())).toBe('tooManyRequests');
  const [second, third] = [await paidAt(listing.id), await paidAt(listing.id)];
  for (let sent = 0; sent < 10; sent += 1) await write(second);
  expect(await refused(write(third))).toBe('tooManyRequests');
  t.clock.forward(61);
  await write(third);
});

/** A paid order of one more customer. */
async function paidAt(listingId: string): Promise<string> {
  const person = await t.as(await makeUser(t));
  const { id } = await person.booking.create({ ...aBooking(listingId), card: { cardToken: 'tok_visa' } });
  return id;
}

it('card numbers are refused with the reason, phone numbers and links pass, and length is bounded', async () => {
  const { owner, bookingId } = await talk();
  const write = (text: string) => owner.messages.write(aMessage(bookingId, text));
  expect(await refused(write('Send it to 4242 4242 4242 4242'))).toBe('cardInMessage');
  await expect(write(' \n ')).rejects.toThrow();
  await expect(write('a'.repeat(messageMax + 1))).rejects.toThrow();
  await write(`Call +1 416 555 0100 or see https://shop.example ${'a'.repeat(900)}`);
  await t.runJobs();
  const traveller = await t.as(null);
  const answer = { ...linkOf(), requestId: randomUUID(), text: 'It is 4242-4242-4242-4242.' };
  expect(await refused(traveller.messages.answer(answer))).toBe('cardInMessage');
});

it('messages are open from the booking to seven days after the pick-up, longer with bags inside, and stay readable', async () => {
  const pending = await booked(t);
  const early = await t.as({ userId: pending.listing.ownerId });
  expect(await refused(early.messages.write(aMessage(pending.bookingId)))).toBe('orderNotFound');
  const { owner, bookingId } = await talk();
  await owner.messages.write(aMessage(bookingId));
  await t.rows(
    "update bookings set pick_up_at = $2::timestamptz - interval '8 days', drop_off_at = $2::timestamptz - interval '9 days' where id = $1",
    [bookingId, t.clock.now().toString()],
  );
  expect(await refused(owner.messages.write(aMessage(bookingId)))).toBe('messagesClosed');
  expect(await owner.messages.hosted({ bookingId })).toMatchObject({
    isOpen: false,
    messages: [{ writer: 'location' }],
  });
});

it('the traveller begins the talk from the order’s page, as a guest and as a customer; no other person does', async () => {
  const { browser, bookingId, owner, listing } = await talk();
  await t.rows('update listings set notifications_email = $2 where id = $1', [listing.id, 'desk@shop.example']);
  const message = aMessage(bookingId, 'I come at ten.');
  await browser.messages.writeToLocation(message);
  await browser.messages.writeToLocation(message);
  expect(await t.runJobs()).toEqual([]);
  expect(t.mails.map(({ to }) => to)).toEqual(['desk@shop.example']);
  await owner.messages.write(aMessage(bookingId));
  expect(await browser.messages.ofOrder({ bookingId })).toMatchObject({
    isOpen: true,
    messages: [
      { writer: 'traveller', text: 'I come at ten.' },
      { writer: 'location', text: 'We open at nine.' },
    ],
  });
  const stranger = await t.as(await makeUser(t));
  for (const other of [stranger, await t.as(null), owner]) {
    expect(await refused(other.messages.ofOrder({ bookingId }))).toBe('orderNotFound');
    expect(await refused(other.messages.writeToLocation(aMessage(bookingId)))).toBe('orderNotFound');
  }
  const own = await t.as(await makeUser(t));
  const { id } = await own.booking.create({ ...aBooking(listing.id), card: { cardToken: 'tok_visa' } });
  expect((await own.messages.writeToLocation(aMessage(id, 'Is it far?'))).messages).toHaveLength(1);
  expect(await refused(own.messages.writeToLocation(aMessage(id, '4242 4242 4242 4242')))).toBe('cardInMessage');
});

it('the traveller of an order that is not confirmed has no talk', async () => {
  const browser = await t.as(null);
  const listing = await makeListing(t);
  const { id: bookingId } = await browser.booking.create({ ...aBooking(listing.id), guest: someGuest() });
  expect(await refused(browser.messages.ofOrder({ bookingId }))).toBe('orderNotFound');
  expect(await refused(browser.messages.writeToLocation(aMessage(bookingId)))).toBe('orderNotFound');
});

it('each side’s first look marks what the other wrote as read, once; a stranger’s marks nothing', async () => {
  const { owner, bookingId } = await talk();
  await owner.messages.write(aMessage(bookingId));
  await t.runJobs();
  const link = linkOf();
  const readAts = async () => (await owner.messages.hosted({ bookingId })).messages.map(({ readAt }) => readAt);
  const stranger = await t.as({ userId: (await makeListing(t)).ownerId });
  expect(await refused(stranger.messages.seen({ bookingId }))).toBe('orderNotFound');
  expect(await refused((await t.as(null)).messages.seenByLink({ ...link, key: 'x'.repeat(43) }))).toBe('orderNotFound');
  // Who wrote it reads it too, and that says nothing.
  await owner.messages.seen({ bookingId });
  expect(await readAts()).toEqual([null]);
  const traveller = await t.as(null);
  await traveller.messages.seenByLink(link);
  const [first] = await readAts();
  expect(first).toBe(t.clock.now().toString());
  t.clock.forward(1);
  await traveller.messages.seenByLink(link);
  expect(await readAts()).toEqual([first]);
  await traveller.messages.answer({ ...link, requestId: randomUUID(), text: 'Fine.' });
  expect(await readAts()).toEqual([first, null]);
  await owner.messages.seen({ bookingId });
  expect((await readAts())[1]).toBe(t.clock.now().toString());
});
