import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { freshEmail, makeMember, PASSWORD, rest, signInBy, tripleOf } from './accounts.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A refusal of one sentence: by every call's form, and by that of devise_token_auth. */
const sentence = (text: string, more: object = {}) => ({ error: text, success: false, errors: [text], ...more });

const WRONG = 'Wrong e-mail or password';
const next = { password: 'a wardrobe of raincoats', password_confirmation: 'a wardrobe of raincoats' };

const member = async () => {
  const { email } = await makeMember(t);
  return { email, names: tripleOf(await signInBy(t, email)) };
};

describe('signing in is refused by a list of sentences', () => {
  it.each([
    ['a wrong password', { email: 'x@example.com', password: 'nope nope' }],
    ['no password', { email: 'x@example.com' }],
    ['an empty password', { email: 'x@example.com', password: '' }],
    ['a password that is too long', { email: 'x@example.com', password: 'x'.repeat(129) }],
    ['no address', { password: PASSWORD }],
    ['what is no address', { email: 'nobody', password: PASSWORD }],
    ['nothing', {}],
    ['null for both', { email: null, password: null }],
  ])('with %s', async (_, sent) => {
    expect(await rest(t, 'POST', '/auth/sign_in', sent)).toMatchObject({ status: 401, body: sentence(WRONG) });
  });

  it('in the language of the client', async () => {
    const answer = await rest(t, 'POST', '/auth/sign_in', {}, { 'accept-language': 'fr' });
    expect(answer.body).toEqual(sentence('Courriel ou mot de passe incorrect'));
  });
});

describe('fields are refused with their names besides', () => {
  it('by a sign-up', async () => {
    const sent = {
      email: freshEmail(),
      password: '123456',
      first_name: 'Ada',
      last_name: 'B',
      phone_number: '+14165550101',
    };
    const message = 'Too short (minimum is 8 characters)';
    expect(await rest(t, 'POST', '/auth', sent)).toMatchObject({
      status: 422,
      body: { status: 'error', errors: { password: [message], full_messages: [`Password: ${message}`] } },
    });
  });

  it('by a sign-up that lacks what its schema asks for, in the language of the client', async () => {
    const answer = await rest(t, 'POST', '/auth', { email: freshEmail() }, { 'accept-language': 'fr' });
    expect(answer).toMatchObject({ status: 422, body: { status: 'error' } });
    expect(Object(answer.body.errors).full_messages).toContain('Mot de passe\u202F: Ne peut pas être vide');
  });

  it('by a change of the account', async () => {
    const { names } = await member();
    const answer = await rest(t, 'PUT', '/auth', { ...next, current_password: 'nope nope' }, names);
    const [said] = Object(answer.body.errors).current_password as string[];
    expect(answer).toMatchObject({
      status: 422,
      body: { status: 'error', errors: { full_messages: [`Current password: ${said}`] } },
    });
  });

  it('by a change of the password', async () => {
    const { names } = await member();
    const sent = { ...next, password_confirmation: 'another', current_password: PASSWORD };
    expect(await rest(t, 'PUT', '/auth/password', sent, names)).toMatchObject({
      status: 422,
      body: {
        success: false,
        errors: {
          password_confirmation: ["Passwords don't match"],
          full_messages: ["Password confirmation: Passwords don't match"],
        },
      },
    });
  });
});

describe('what needs a session is refused by a list of sentences', () => {
  const ask = 'You need to sign in or sign up before continuing.';

  it.each([
    ['GET', '/auth/validate_token', undefined],
    ['PUT', '/auth', { first_name: 'Eve' }],
    ['PATCH', '/auth', { first_name: 'Eve' }],
    ['PUT', '/auth', {}],
    ['PUT', '/auth/password', next],
    ['PATCH', '/auth/password', next],
    ['PUT', '/auth/password', {}],
  ] as const)('%s %s %j', async (method, path, sent) => {
    const more = path === '/auth' ? { status: 'error' } : {};
    expect(await rest(t, method, path, sent)).toMatchObject({ status: 401, body: sentence(ask, more) });
  });

  it.each([
    ['no names', () => ({})],
    ['broken ones', () => ({ authorization: 'Bearer null' })],
    ['unknown ones', () => ({ 'access-token': 'a', client: 'b', uid: 'c@example.com' })],
  ])('signing out with %s', async (_, namesOf) => {
    const answer = await rest(t, 'DELETE', '/auth/sign_out', undefined, namesOf());
    expect(answer).toMatchObject({ status: 404, body: sentence('You were not signed in.') });
  });

  it('signing out of a session that ended', async () => {
    const { names } = await member();
    expect((await rest(t, 'DELETE', '/auth/sign_out', undefined, names)).status).toBe(200);
    const again = await rest(t, 'DELETE', '/auth/sign_out', undefined, names);
    expect(again).toMatchObject({ status: 404, body: sentence('You were not signed in.') });
  });
});

it('a change of the account that names nothing is refused', async () => {
  const { names } = await member();
  const told = sentence('Say what of the account is to be changed.', { status: 'error' });
  for (const method of ['PUT', 'PATCH'] as const)
    for (const sent of [{}, { unknown: 1 }, { first_name: null }])
      expect(await rest(t, method, '/auth', sent, names)).toMatchObject({ status: 422, body: told });
});

it('a body that cannot be read, and a method that a path does not know', async () => {
  const broken = await t.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sign_in?of=them',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  const [said] = broken.json<{ errors: string[] }>().errors;
  expect([broken.statusCode, broken.json()]).toEqual([400, sentence(said ?? '')]);
  const other = await rest(t, 'PUT', '/auth/sign_in', {});
  expect(other).toMatchObject({ status: 405, body: sentence('This address does not answer to that method.') });
});

it('other calls keep their form', async () => {
  const answer = await rest(t, 'GET', '/users/current-user');
  expect(answer.body).toEqual({ error: 'You need to sign in or sign up before continuing.' });
});

describe('what is good', () => {
  it('PATCH /auth changes as PUT does', async () => {
    const { names } = await member();
    const changed = await rest(t, 'PATCH', '/auth', { first_name: 'Amazing' }, names);
    expect(changed).toMatchObject({ status: 200, body: { status: 'success', data: { first_name: 'Amazing' } } });
  });

  it.each(['PUT', 'PATCH'] as const)('%s /auth/password by a session says whose it is', async (method) => {
    const { names, email } = await member();
    const sent = { ...next, current_password: PASSWORD };
    expect(await rest(t, method, '/auth/password', sent, names)).toMatchObject({
      status: 200,
      body: { success: true, data: { uid: email, provider: 'email' }, message: 'Your password has been changed.' },
    });
    expect((await signInBy(t, email, next.password)).status).toBe(200);
  });

  it('a sign-up needs no confirmation of the password, as its schema says', async () => {
    const email = freshEmail();
    const person = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+14165550101' };
    expect((await rest(t, 'POST', '/auth', { email, password: PASSWORD, ...person })).status).toBe(200);
    const partner = { email: freshEmail(), password: PASSWORD, country_of_residence: 'CA', ...person };
    expect((await rest(t, 'POST', '/partners', partner)).status).toBe(201);
    const wrong = { email: freshEmail(), password: PASSWORD, password_confirmation: '', ...person };
    expect((await rest(t, 'POST', '/auth', wrong)).status).toBe(422);
  });

  it('signing in with another person’s names ends their session not, and one’s own before', async () => {
    const [mine, others] = [await member(), await member()];
    const sent = { email: mine.email, password: PASSWORD };
    const valid = async (names: Record<string, string>) =>
      (await rest(t, 'GET', '/auth/validate_token', undefined, names)).status;
    expect((await rest(t, 'POST', '/auth/sign_in', sent, others.names)).status).toBe(200);
    expect(await valid(others.names)).toBe(200);
    expect((await rest(t, 'POST', '/auth/sign_in', sent, mine.names)).status).toBe(200);
    expect(await valid(mine.names)).toBe(401);
  });

  it('the confirmation is asked for by an address, and the answer tells nothing of it', async () => {
    const waiting = freshEmail();
    const person = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+14165550101' };
    await rest(t, 'POST', '/auth', { email: waiting, password: PASSWORD, ...person });
    await t.runJobs();
    const { email: confirmed } = await makeMember(t);
    const sentTo = (email: string) => t.mails.filter(({ to }) => to === email).length;
    const before = sentTo(waiting);
    const answers = [];
    for (const email of [waiting.toUpperCase(), confirmed, freshEmail()])
      answers.push(await rest(t, 'POST', '/auth/confirmation', { email }));
    await t.runJobs();
    const message = 'If this address waits to be confirmed, a link that confirms it is on its way to it.';
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { success: true, message } });
    expect([sentTo(waiting), sentTo(confirmed)]).toEqual([before + 1, 0]);
  });
});
