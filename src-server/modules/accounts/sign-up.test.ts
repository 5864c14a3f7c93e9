import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, lastMail, makeMember, PASSWORD, queryOf, rest, signInBy, tripleOf } from './accounts.fixture.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));
afterAll(() => t.close());

const person = (email: string) => ({
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  first_name: 'Grace',
  last_name: 'Hopper',
  phone_number: '+1 (416) 555-0101',
});

const signUp = (email: string, more: object = {}) => rest(t, 'POST', '/auth', { ...person(email), ...more });

async function activate(id: string, token: string) {
  const visitor = await t.as();
  return visitor.accounts.activate({ id, token }).then(
    () => 'confirmed',
    (error: Error) => error.message,
  );
}

const isConfirmed = async (email: string) => {
  const rows = await t.rows<{ confirmed: boolean }>(
    'select confirmed_at is not null as confirmed from users where email = $1',
    [email],
  );
  return rows[0]?.confirmed;
};

describe('signing up', () => {
  it('adds a customer of Canada and mails the link that confirms the address', async () => {
    const email = freshEmail();
    expect(await signUp(email.toUpperCase())).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        message: 'Check your email to confirm your account',
        data: { email, first_name: 'Grace', confirmed: false },
      },
    });
    const mail = await lastMail(t, email);
    expect(mail.subject).toBe('Confirm your e-mail for Cloakroom');
    expect(await isConfirmed(email)).toBe(false);
    expect(await activate(queryOf(mail.link, 'id'), queryOf(mail.link, 'token'))).toBe('confirmed');
    expect(await isConfirmed(email)).toBe(true);
    expect(await signInBy(t, email)).toMatchObject({
      body: {
        data: { first_name: 'Grace', country_of_residence: 'CA', phone_number: '+14165550101', confirmed: true },
      },
    });
  });

  it('with a known address answers the same, changes nothing and tells its owner', async () => {
    const { email } = await makeMember(t);
    const stranger = { password: 'something of a stranger', password_confirmation: 'something of a stranger' };
    const fresh = await signUp(freshEmail(), stranger);
    const known = await signUp(email, stranger);
    const own = { email: expect.any(String), uid: expect.any(String) };
    expect(known.status).toBe(fresh.status);
    expect(known.body).toEqual({ ...fresh.body, data: { ...Object(fresh.body.data), ...own } });
    expect((await lastMail(t, email)).subject).toBe('You already have a Cloakroom account');
    expect(await signInBy(t, email)).toMatchObject({ status: 200, body: { data: { first_name: 'Ada' } } });
  });

  it.each([
    [
      'password',
      { password: 'password123', password_confirmation: 'password123' },
      'This password is too common, please choose another',
    ],
    ['password', { password: 'short' }, 'Too short (minimum is 8 characters)'],
    ['password', { password: 'x'.repeat(129) }, 'Too long (maximum is 128 characters)'],
    ['password_confirmation', { password_confirmation: 'another one' }, "Passwords don't match"],
    ['first_name', { first_name: 'a@b.example' }, 'Should be a valid name'],
    ['first_name', { first_name: '' }, 'Cannot be blank'],
    ['last_name', { last_name: '<b>' }, 'Should be a valid name'],
    ['last_name', { last_name: undefined }, 'Cannot be blank'],
    ['email', { email: 'grace@' }, 'Should be a valid email address'],
    ['email', { email: undefined }, 'Cannot be blank'],
    ['phone_number', { phone_number: '12345' }, 'Should be a valid phone'],
    ['phone_number', { phone_number: '+1416555010112345' }, 'Should be a valid phone'],
    ['phone_number', { phone_number: '416-55-' }, 'Should be a valid phone'],
    ['phone_number', { phone_number: '(---)' }, 'Should be a valid phone'],
    ['phone_number', { phone_number: 'call me' }, 'Should be a valid phone'],
  ])('says what is wrong with %s: %j', async (field, wrong, message) => {
    expect(await signUp(freshEmail(), wrong)).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } });
  });

  it.each([
    { first_name: 'Zoë' },
    { first_name: "Ng'ang'a" },
    { last_name: 'Müller-Lüdenscheidt, Jr' },
    { first_name: '李' },
    { phone_number: '416-555-0101' },
    { phone_number: '(416) 555-0101' },
    { first_name: 'Ma. Teresa', last_name: 'R2-D2' },
    { phone_number: '+44 20 7946 0958' },
  ])('takes %j', async (right) => {
    expect((await signUp(freshEmail(), right)).status).toBe(200);
  });
});

describe('the link that confirms an address', () => {
  it('confirms once, and says so again to any other visitor', async () => {
    const email = freshEmail();
    await signUp(email);
    const { link } = await lastMail(t, email);
    const [id, token] = [queryOf(link, 'id'), queryOf(link, 'token')];
    const answers = await Promise.all([activate(id, token), activate(id, token), activate(id, token)]);
    expect(answers).toEqual(['confirmed', 'confirmed', 'confirmed']);
    const state = () =>
      t.rows(
        `select u::text, (select count(*)::int from sessions s where s.user_id = u.id) as sessions,
           (select count(*)::int from test_jobs) as jobs from users u where id = $1`,
        [id],
      );
    const before = await state();
    t.clock.forward(2 * 24 * 60);
    await t.tick('housekeeping');
    expect(await activate(id, token)).toBe('confirmed');
    expect(await rest(t, 'GET', `/partners/${id}/activate?t=${token}`)).toMatchObject({ status: 200 });
    expect(await state()).toEqual(before);
    expect(await activate(id, `${token}x`)).toBe('tokenInvalid');
  });

  it('works for seven days', async () => {
    const [early, late] = [freshEmail(), freshEmail()];
    await signUp(early);
    await signUp(late);
    const [first, second] = [(await lastMail(t, early)).link, (await lastMail(t, late)).link];
    t.clock.forward(7 * 24 * 60 - 1);
    expect(await activate(queryOf(first, 'id'), queryOf(first, 'token'))).toBe('confirmed');
    t.clock.forward(1);
    expect(await activate(queryOf(second, 'id'), queryOf(second, 'token'))).toBe('tokenInvalid');
    expect(await isConfirmed(late)).toBe(false);
  });

  it('is of one person', async () => {
    const [mine, other] = [freshEmail(), freshEmail()];
    await signUp(mine);
    await signUp(other);
    const [a, b] = [(await lastMail(t, mine)).link, (await lastMail(t, other)).link];
    expect(await activate(queryOf(b, 'id'), queryOf(a, 'token'))).toBe('tokenInvalid');
    expect(await activate(queryOf(a, 'id'), queryOf(a, 'token'))).toBe('confirmed');
  });

  it('is the newest one after it was sent again, and is not stored', async () => {
    const email = freshEmail();
    await signUp(email);
    const { link: first } = await lastMail(t, email);
    const me = await t.as({ userId: queryOf(first, 'id') });
    await me.accounts.resendConfirmation();
    const { link: second } = await lastMail(t, email);
    expect(await activate(queryOf(first, 'id'), queryOf(first, 'token'))).toBe('tokenInvalid');
    const stored = await t.rows<{ text: string }>('select k::text as text from tokens k where user_id = $1', [
      queryOf(first, 'id'),
    ]);
    const jobs = await t.rows<{ text: string }>('select j::text as text from test_jobs j');
    expect([...stored, ...jobs].map(({ text }) => text).join('\n')).not.toContain(queryOf(second, 'token'));
    expect(await activate(queryOf(second, 'id'), queryOf(second, 'token'))).toBe('confirmed');
    expect(await activate(queryOf(first, 'id'), queryOf(first, 'token'))).toBe('tokenInvalid');
  });
});

describe('the link for a new password', () => {
  const next = 'a drawer of gloves';
  const ask = (email: string, more: object = {}) => rest(t, 'POST', '/auth/password', { email, ...more });
  const confirm = (link: URL, password = next, confirmation = password) =>
    rest(
      t,
      'PUT',
      '/auth/password',
      { password, password_confirmation: confirmation },
      { 'access-token': queryOf(link, 'access-token'), client: queryOf(link, 'client'), uid: queryOf(link, 'uid') },
    );

  it('sets it and ends all sessions', async () => {
    const { email } = await makeMember(t);
    const session = tripleOf(await signInBy(t, email));
    expect((await ask(email)).status).toBe(200);
    const { link } = await lastMail(t, email);
    expect(link.pathname).toBe('/login/password-reset');
    expect(link.searchParams.get('reset_password')).toBe('true');
    expect((await confirm(link)).status).toBe(200);
    expect((await rest(t, 'GET', '/users/current-user', undefined, session)).status).toBe(401);
    expect((await signInBy(t, email)).status).toBe(401);
    expect((await signInBy(t, email, next)).status).toBe(200);
    expect((await lastMail(t, email)).subject).toBe('Your Cloakroom password was changed');
  });

  it('works once, for one hour, and only the newest', async () => {
    const { email } = await makeMember(t);
    const linkNow = async () => {
      await ask(email);
      return (await lastMail(t, email)).link;
    };
    const first = await linkNow();
    const second = await linkNow();
    expect((await confirm(first)).status).toBe(401);
    const both = await Promise.all([confirm(second), confirm(second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const third = await linkNow();
    t.clock.forward(60);
    expect((await confirm(third)).status).toBe(401);
    const fourth = await linkNow();
    t.clock.forward(59);
    expect((await confirm(fourth)).status).toBe(200);
  });

  it('stays good after a bad password', async () => {
    const { email } = await makeMember(t);
    await ask(email);
    const { link } = await lastMail(t, email);
    expect((await confirm(link, 'password1')).body).toMatchObject({ errors: { password: [expect.any(String)] } });
    expect((await confirm(link, next, 'other')).body).toMatchObject({
      errors: { password_confirmation: ["Passwords don't match"] },
    });
    expect((await confirm(link)).status).toBe(200);
  });

  it('stops when the password is changed or the address left', async () => {
    const [one, other] = [await makeMember(t), await makeMember(t)];
    const links = [];
    for (const { email } of [one, other]) {
      await ask(email);
      links.push((await lastMail(t, email)).link);
    }
    const [changer, mover] = [await t.as({ userId: one.userId }), await t.as({ userId: other.userId })];
    await changer.accounts.changePassword({ currentPassword: PASSWORD, password: next, passwordConfirmation: next });
    await mover.accounts.updateProfile({ email: freshEmail(), currentPassword: PASSWORD });
    for (const link of links) expect((await confirm(link, 'a hat of a thief')).status).toBe(401);
  });

  it('is asked for alike for unknown addresses, who get no mail', async () => {
    const { email } = await makeMember(t);
    const unknown = freshEmail();
    const [a, b] = [await ask(email), await ask(unknown)];
    expect([a.status, a.body]).toEqual([b.status, b.body]);
    await t.runJobs();
    expect(t.mails.filter(({ to }) => to === unknown)).toEqual([]);
  });
});

describe('a guest', () => {
  it('claims the account by the mailed link and finds all orders of the address', async () => {
    const guest = someGuest();
    for (const _ of [1, 2]) {
      const { id } = await makeListing(t);
      const visitor = await t.as();
      await visitor.booking.create({ ...aBooking(id), guest, allowDuplicate: true });
    }
    expect(await rest(t, 'GET', `/users/check?email=${guest.email}`)).toMatchObject({ body: { exists: false } });
    await rest(t, 'POST', '/auth/password', { email: guest.email });
    const { link } = await lastMail(t, guest.email);
    await rest(
      t,
      'PUT',
      '/auth/password',
      { password: PASSWORD, password_confirmation: PASSWORD },
      { 'access-token': queryOf(link, 'access-token'), client: queryOf(link, 'client'), uid: queryOf(link, 'uid') },
    );
    const me = tripleOf(await signInBy(t, guest.email));
    expect((await rest(t, 'GET', '/bookings', undefined, me)).body).toMatchObject({ pagination: { total_count: 2 } });
    expect(await isConfirmed(guest.email)).toBe(true);
    expect(await rest(t, 'GET', `/users/check?email=${guest.email}`)).toMatchObject({ body: { exists: true } });
  });

  it('who signs up gets that link, and the chosen password is not taken over', async () => {
    const { id } = await makeListing(t);
    const guest = someGuest();
    const visitor = await t.as();
    await visitor.booking.create({ ...aBooking(id), guest });
    expect((await signUp(guest.email)).status).toBe(200);
    const mail = await lastMail(t, guest.email);
    expect(mail.subject).toBe('Set your Cloakroom password');
    expect(mail.link.pathname).toBe('/login/password-reset');
    expect((await signInBy(t, guest.email)).status).toBe(401);
  });
});

describe('GET /users/check', () => {
  it('says whether a person can sign in with the address', async () => {
    const { email } = await makeMember(t);
    expect(await rest(t, 'GET', `/users/check?email=${email.toUpperCase()}`)).toMatchObject({
      status: 200,
      body: { email, exists: true },
    });
    const unknown = freshEmail();
    expect((await rest(t, 'GET', `/users/check?email=${unknown}`)).body).toEqual({ email: unknown, exists: false });
    expect(await rest(t, 'GET', '/users/check?email=nobody')).toMatchObject({
      status: 422,
      body: { errors: { email: ['Should be a valid email address'] } },
    });
  });
});
