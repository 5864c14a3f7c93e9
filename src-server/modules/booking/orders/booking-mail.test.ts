import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const PASSWORD = 'a cupboard of umbrellas';
const choice = { password: PASSWORD, passwordConfirmation: PASSWORD };

/** The mails to a person since the last look, once every job is done. */
async function mailsTo(email: string) {
  expect(await t.runJobs()).toEqual([]);
  return t.mails.splice(0).filter(({ to }) => to === email);
}

async function guestWithOrder(guest = someGuest()) {
  const visitor = await t.as(null);
  const { id } = await makeListing(t);
  const { id: bookingId } = await visitor.booking.create({ ...aBooking(id), guest });
  await visitor.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
  const [mail] = await mailsTo(guest.email);
  return { guest, visitor, bookingId, mail };
}

const claimTokenOf = (mail: { readonly html: string } | undefined): string => {
  const href = /href="([^"]*\/login\/password-reset\?[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
  const link = new URL(href.replaceAll('&amp;', '&'), 'http://localhost:3000');
  expect(link.searchParams.get('client')).toBe('claim');
  return link.searchParams.get('access-token') ?? '';
};

describe("the claim link of a guest's mail", () => {
  it('sets the password, proves the address, signs in, and shows all orders of the address', async () => {
    const first = await guestWithOrder();
    const second = await guestWithOrder(first.guest);
    const token = claimTokenOf(first.mail);
    const visitor = await t.as(null);
    expect(await visitor.accounts.claim({ token, ...choice })).toMatchObject({
      email: first.guest.email,
      isConfirmed: true,
    });
    const [user] = await t.rows<{ id: string }>('select id from users where email = $1', [first.guest.email]);
    const owner = await t.as({ userId: user?.id ?? '' });
    const orders = (await owner.booking.list({})).items.map(({ id }) => id);
    expect(orders.toSorted()).toEqual([first.bookingId, second.bookingId].toSorted());
    expect(await visitor.accounts.signIn({ email: first.guest.email, password: PASSWORD })).toMatchObject({
      email: first.guest.email,
    });
  });

  it('is used once, and no link of another mail changes the password afterwards', async () => {
    const first = await guestWithOrder();
    const second = await guestWithOrder(first.guest);
    const visitor = await t.as(null);
    const tokens = [claimTokenOf(first.mail), claimTokenOf(second.mail)];
    const tries = await Promise.allSettled(tokens.map((token) => visitor.accounts.claim({ token, ...choice })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const token of tokens)
      expect(await refused(visitor.accounts.claim({ token, ...choice }))).toBe('tokenInvalid');
  });

  it('stays good after a bad password, and ends after 7 days', async () => {
    const { mail } = await guestWithOrder();
    const token = claimTokenOf(mail);
    const visitor = await t.as(null);
    const start = t.clock.now();
    const claim = (password: string, again = password) =>
      visitor.accounts.claim({ token, password, passwordConfirmation: again });
    expect(await refused(claim(PASSWORD, 'another one'))).toBe('passwordsDontMatch');
    expect(await refused(claim('password'))).toBe('commonPassword');
    t.clock.forward(7 * 24 * 60);
    expect(await refused(claim(PASSWORD))).toBe('tokenInvalid');
    t.clock.set(start);
    expect(await claim(PASSWORD)).toMatchObject({ isConfirmed: true });
  });

  it('is in no mail to a traveller who can sign in', async () => {
    const who = await makeUser(t);
    const person = await t.as(who);
    const { id } = await makeListing(t);
    const { id: bookingId } = await person.booking.create(aBooking(id));
    await person.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_visa' });
    const [mail] = await mailsTo(who.email);
    expect(mail?.html).not.toContain('password-reset');
  });
});
