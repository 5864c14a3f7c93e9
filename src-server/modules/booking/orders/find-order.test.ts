import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid, refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A confirmed booking of a guest, in a browser of their own. */
async function guestOrder(guest = someGuest()) {
  const browser = await t.as(null);
  const { id } = await makeListing(t);
  const { id: bookingId, code } = await browser.booking.create({ ...aBooking(id), guest });
  await browser.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
  return { browser, bookingId, code, email: guest.email };
}

/** A visitor whose tries are counted, from a network. */
const visitor = (ip?: string) => t.as(null, { config: { ...t.deps.config, RATE_LIMITS: true } }, ip);

/** Looks for a booking that is not there. */
const guess = (browser: Awaited<ReturnType<typeof visitor>>, email: string) =>
  refused(browser.booking.find({ code: 'CLK-222222', email }));

const mailedTo = (email: string, bookingId: string): boolean =>
  t.mails.some(({ to, html }) => to === email && html.includes(`/orders/${bookingId}?key=`));

describe('a booking without an account', () => {
  it('is opened in another browser by its code, however it is typed, and its e-mail', async () => {
    const { bookingId, code, email } = await guestOrder();
    for (const typed of [code, code.toLowerCase(), ` ${code.replace('CLK-', '')} `, code.replaceAll('-', ' ')]) {
      const other = await t.as(null);
      expect(await refused(other.booking.get({ bookingId }))).toBe('orderNotFound');
      expect(await other.booking.find({ code: typed, email: email.toUpperCase() })).toEqual({ bookingId });
      expect(await other.booking.get({ bookingId })).toMatchObject({ code });
    }
  });

  it('takes the same answer for a wrong code and a wrong e-mail', async () => {
    const { code } = await guestOrder();
    const { email } = await guestOrder();
    const other = await t.as(null);
    expect(await refused(other.booking.find({ code, email }))).toBe('bookingNotFound');
    expect(await refused(other.booking.find({ code: 'CLK-222222', email }))).toBe('bookingNotFound');
    expect(await other.booking.tickets()).toEqual([]);
  });

  it('is found by its old code after a change, and then by the new one too', async () => {
    const { browser, bookingId, code, email } = await guestOrder();
    const changed = await browser.booking.edit({
      requestId: randomUUID(),
      bookingId,
      stay: { pickUpAt: '2026-11-25T13:00-05:00' },
    });
    const other = await t.as(null);
    await other.booking.find({ code, email });
    expect((await other.booking.tickets()).map(({ id }) => id)).toEqual([changed.bookingId]);
  });

  it('of a traveller who has an account is found in the same way', async () => {
    const { bookingId, who, order } = await paid(t);
    const other = await t.as(null);
    await other.booking.find({ code: order.code, email: who.email });
    expect((await other.booking.tickets()).map(({ id }) => id)).toEqual([bookingId]);
  });

  it('may be looked for five times in 15 minutes from one network, then it is mailed what is right', async () => {
    const other = await visitor();
    const { code, email, bookingId } = await guestOrder();
    await t.runJobs();
    for (let tries = 0; tries < 5; tries += 1) expect(await guess(other, email)).toBe('bookingNotFound');
    expect(await guess(other, email)).toBe('ticketsMailed');
    t.mails.length = 0;
    expect(await refused(other.booking.find({ code, email }))).toBe('ticketsMailed');
    expect(await other.booking.tickets()).toEqual([]);
    await t.runJobs();
    expect(mailedTo(email, bookingId)).toBe(true);
    t.clock.forward(16);
    expect(await other.booking.find({ code, email })).toEqual({ bookingId });
  });

  it('is found from elsewhere whatever others tried in their network', async () => {
    const { code, email, bookingId } = await guestOrder();
    const other = await visitor('198.51.100.1');
    for (let tries = 0; tries < 6; tries += 1) await guess(other, email);
    expect(await (await visitor('203.0.113.1')).booking.find({ code, email })).toEqual({ bookingId });
  });

  it('is mailed its link after thirty misses from anywhere, and no try tells whether it was right', async () => {
    const { code, email, bookingId } = await guestOrder();
    await t.runJobs();
    for (let tries = 0; tries < 30; tries += 1) await guess(await visitor(`198.51.${100 + tries}.1`), email);
    t.mails.length = 0;
    const person = await visitor('203.0.113.1');
    expect(await guess(person, email)).toBe('ticketsMailed');
    expect(await refused(person.booking.find({ code, email }))).toBe('ticketsMailed');
    expect(await person.booking.tickets()).toEqual([]);
    await t.runJobs();
    expect(mailedTo(email, bookingId)).toBe(true);
  });

  it('is not kept from its traveller by mails that wrong tries have used up', async () => {
    const account = await paid(t);
    const email = `other.${account.who.email}`;
    await t.rows('update bookings set email = $2 where id = $1', [account.bookingId, email]);
    await t.runJobs();
    for (let tries = 0; tries < 40; tries += 1) await guess(await visitor(`198.51.${100 + tries}.1`), email);
    await t.runJobs();
    t.mails.length = 0;
    const person = await visitor('203.0.113.1');
    const { code } = account.order;
    for (let tries = 0; tries < 4; tries += 1)
      expect(await refused(person.booking.find({ code, email }))).toBe('ticketsMailed');
    await t.runJobs();
    expect(t.mails.map(({ to }) => to)).toEqual([email, email, email]);
    expect(mailedTo(email, account.bookingId)).toBe(true);
  });

  it('counts what was right for no miss', async () => {
    const other = await visitor('203.0.113.1');
    const { code, email, bookingId } = await guestOrder();
    for (let tries = 0; tries < 8; tries += 1) expect(await other.booking.find({ code, email })).toEqual({ bookingId });
    expect(await guess(other, email)).toBe('bookingNotFound');
  });
});

describe("a browser's tickets", () => {
  it('are the orders that it opened, until it forgets them', async () => {
    const { browser, bookingId } = await guestOrder();
    expect(await browser.booking.hasTickets()).toBe(true);
    expect((await browser.booking.tickets()).map(({ id }) => id)).toEqual([bookingId]);
    await browser.booking.forgetTickets();
    expect(await browser.booking.hasTickets()).toBe(false);
    expect(await browser.booking.tickets()).toEqual([]);
    expect(await refused(browser.booking.get({ bookingId }))).toBe('orderNotFound');
  });

  it('are not what a declined card left behind', async () => {
    const { browser, bookingId } = await guestOrder();
    const { id } = await makeListing(t);
    const declined = await browser.booking.create({ ...aBooking(id), guest: someGuest() });
    await refused(
      browser.booking.pay({ requestId: randomUUID(), bookingId: declined.id, cardToken: 'tok_chargeDeclined' }),
    );
    expect(await browser.booking.get({ bookingId: declined.id })).toMatchObject({ status: 'canceled' });
    expect((await browser.booking.tickets()).map((each) => each.id)).toEqual([bookingId]);
  });

  it('are none for a browser that never booked', async () => {
    const browser = await t.as(null);
    expect(await browser.booking.hasTickets()).toBe(false);
    expect(await browser.booking.tickets()).toEqual([]);
    await browser.booking.forgetTickets();
  });
});

describe('the links to all tickets', () => {
  it('go to the e-mail that they were booked with, and to no other', async () => {
    const guest = someGuest();
    const first = await guestOrder(guest);
    const second = await guestOrder(guest);
    await guestOrder();
    await t.runJobs();
    t.mails.length = 0;
    const other = await t.as(null);
    await other.booking.sendTickets({ email: guest.email.toUpperCase() });
    expect(await t.runJobs()).toEqual([]);
    expect(t.mails.map(({ to, subject }) => [to, subject])).toEqual([[guest.email, 'Your tickets']]);
    for (const { bookingId, code } of [first, second]) {
      expect(t.mails[0]?.html).toContain(`/orders/${bookingId}?key=`);
      expect(t.mails[0]?.text).toContain(code);
    }
  });

  it('are promised to an unknown e-mail in the same words, and no mail is written', async () => {
    t.mails.length = 0;
    const other = await t.as(null);
    expect(await other.booking.sendTickets({ email: 'nobody@example.com' })).toBeUndefined();
    expect(await t.runJobs()).toEqual([]);
    expect(t.mails).toEqual([]);
  });

  it('are sent three times an hour', async () => {
    const other = await t.as(null, { config: { ...t.deps.config, RATE_LIMITS: true } });
    const ask = () => other.booking.sendTickets({ email: 'impatient@example.com' });
    for (let tries = 0; tries < 3; tries += 1) await ask();
    expect(await refused(ask())).toBe('tooManyRequests');
  });
});

it('the mail of a confirmed booking names where its code opens it', async () => {
  t.mails.length = 0;
  const { email } = await guestOrder();
  await t.runJobs();
  const mail = t.mails.find(({ to }) => to === email);
  expect(mail?.text).toContain('/find-booking');
});
