import { randomUUID } from 'node:crypto';
import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  freshEmail,
  lastMail,
  makeMember,
  PASSWORD,
  queryOf,
  rest,
  signInBy,
  tripleOf,
} from '#server/modules/accounts/accounts.fixture.ts';
import { withSecondFactor } from '#server/modules/accounts/second-factor/second-factor.fixture.ts';
import { aBooking, makeListing } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));
afterAll(() => t.close());

const CLOSED = 'Your account is closed. For seven days the link in our mail opens it again; then it is erased.';
const DAY = 86_400;

async function member() {
  const { email, userId } = await makeMember(t);
  return { email, userId, names: tripleOf(await signInBy(t, email)) };
}

const close = (names: Record<string, string>) => rest(t, 'DELETE', '/auth', undefined, names);
const known = (userId: string) => t.rows<{ email: string }>('select email from users where id = $1', [userId]);
const refused = (text: string) => ({
  status: 422,
  body: { error: text, success: false, errors: [text], status: 'error' },
});

async function reopen(email: string) {
  const { link } = await lastMail(t, email);
  const visitor = await t.as(null);
  return visitor.accounts.activate({ id: queryOf(link, 'id'), token: queryOf(link, 'token') });
}

describe('closing an account', () => {
  it('ends every session at once, refuses every sign-in, and writes how it is opened again', async () => {
    const { email, names } = await member();
    const other = tripleOf(await signInBy(t, email));
    const answer = await close(names);
    expect(answer).toMatchObject({ status: 200, body: { status: 'success', message: CLOSED } });
    expect(answer.headers).not.toHaveProperty('access-token');
    for (const each of [names, other])
      expect((await rest(t, 'GET', '/auth/validate_token', undefined, each)).status).toBe(401);
    expect(await signInBy(t, email)).toMatchObject({
      status: 401,
      body: { error: 'This account is closed. The link in our mail opens it again, until it is erased.' },
    });
    expect((await signInBy(t, email, 'not the password')).body.error).toBe('Wrong e-mail or password');
    expect((await lastMail(t, email)).subject).toBe('Your Cloakroom account is closed');
  });

  it('is undone by the mailed link, which says so when it is opened again, and not once more after another closing', async () => {
    const { email, names } = await member();
    await close(names);
    t.clock.set(start.plusSeconds(6 * DAY));
    expect(await reopen(email)).toEqual({ email, isPartner: false, isReopened: true });
    const again = await signInBy(t, email);
    expect(again.status).toBe(200);
    expect(await reopen(email)).toEqual({ email, isPartner: false, isReopened: true });
    const first = (await lastMail(t, email)).link;
    await close(tripleOf(again));
    const visitor = await t.as();
    const old = { id: queryOf(first, 'id'), token: queryOf(first, 'token') };
    await expect(visitor.accounts.activate(old)).rejects.toThrow('tokenInvalid');
    expect((await signInBy(t, email)).status).toBe(401);
  });

  it('is undone by a new link that a reset or a sign-up asks for, and by nothing else of theirs', async () => {
    const { email, names } = await member();
    await rest(t, 'POST', '/auth/password', { email });
    const reset = (await lastMail(t, email)).link;
    await close(names);
    const sent = { password: 'a wardrobe of raincoats', password_confirmation: 'a wardrobe of raincoats' };
    const by = { 'access-token': queryOf(reset, 'access-token'), client: 'reset', uid: email };
    expect((await rest(t, 'PUT', '/auth/password', sent, by)).status).toBe(401);
    const person = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+14165550101' };
    for (const ask of [
      () => rest(t, 'POST', '/auth/password', { email }),
      () => rest(t, 'POST', '/auth', { email, password: 'a hat rack of hats', ...person }),
    ]) {
      expect((await ask()).status).toBe(200);
      expect((await lastMail(t, email)).subject).toBe('Your Cloakroom account is closed');
    }
    await reopen(email);
    expect((await signInBy(t, email)).status).toBe(200);
  });

  it('is followed by erasure seven days later, not before, and not where it was opened again', async () => {
    const [gone, back] = [await member(), await member()];
    for (const { names } of [gone, back]) await close(names);
    await reopen(back.email);
    t.clock.set(start.plusSeconds(7 * DAY - 60));
    await t.tick('erase-closed-accounts');
    expect(await known(gone.userId)).toEqual([{ email: gone.email }]);
    t.clock.set(start.plusSeconds(7 * DAY));
    await t.tick('erase-closed-accounts');
    expect(await known(gone.userId)).toEqual([{ email: `erased-${gone.userId}@erased.invalid` }]);
    expect(await known(back.userId)).toEqual([{ email: back.email }]);
  });

  it('is answered 404 without a session, and by the names of a link', async () => {
    const { email } = await member();
    await rest(t, 'POST', '/auth/password', { email });
    const { link } = await lastMail(t, email);
    const by = { 'access-token': queryOf(link, 'access-token'), client: 'reset', uid: email };
    const text = 'There is no account that was to be closed: sign in first.';
    for (const names of [{}, by])
      expect(await close(names)).toMatchObject({
        status: 404,
        body: { error: text, success: false, errors: [text], status: 'error' },
      });
  });
});

describe('an account is not closed', () => {
  it('of a partner', async () => {
    const email = freshEmail();
    const person = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+14165550101' };
    const names = tripleOf(await rest(t, 'POST', '/partners', { email, password: PASSWORD, ...person }));
    expect(await close(names)).toMatchObject(refused('The account of a partner is not closed here. Write to us.'));
    expect((await rest(t, 'GET', '/auth/validate_token', undefined, names)).status).toBe(200);
  });

  it('of an administrator', async () => {
    const { userId, names } = await member();
    await t.rows("update users set role = 'admin', admin_role = 'support' where id = $1", [userId]);
    const text = 'The account of an administrator is not closed here. Ask the owners.';
    expect(await close(names)).toMatchObject(refused(text));
  });

  it('of who has a second factor', async () => {
    const { userId, names } = await member();
    await withSecondFactor(t, userId);
    expect(await close(names)).toMatchObject(refused('Remove your second factor first, in the settings.'));
  });

  it('while a stay is to come, and is once it is canceled', async () => {
    const { userId, names } = await member();
    const traveller = await t.as({ userId });
    const { id } = await traveller.booking.create(aBooking((await makeListing(t)).id));
    const text = 'There are stays that are not over. Cancel them, or wait for their end.';
    expect(await close(names)).toMatchObject(refused(text));
    await traveller.booking.cancel({ bookingId: id, requestId: randomUUID() });
    expect((await close(names)).status).toBe(200);
  });

  it('while a claim is open', async () => {
    const { userId, names } = await member();
    const traveller = await t.as({ userId });
    const { id } = await traveller.booking.create(aBooking((await makeListing(t)).id));
    await traveller.booking.cancel({ bookingId: id, requestId: randomUUID() });
    await t.rows(
      `insert into claims (id, booking_id, kind, bag, words, asked_minor, currency, record_hash, created_at)
       values (gen_random_uuid(), $1, 'missing', '1', 'A bag', 100, 'CAD', '', $2)`,
      [id, t.clock.now().toString()],
    );
    expect(await close(names)).toMatchObject(refused('A claim or a dispute is still open.'));
  });
});
