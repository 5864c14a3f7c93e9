import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type Headers, lastMail, makeMember, PASSWORD, rest, signInBy, tripleOf } from './accounts.fixture.ts';
import { withSecondFactor } from './second-factor/second-factor.fixture.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  const addresses = [new URL('https://shop.example/'), new URL('https://shop.example/account/reset')];
  t = await createTestApp({ config: { RESET_ADDRESSES: addresses } });
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));
afterAll(() => t.close());

const NEXT = 'a wardrobe of raincoats';
const next = { password: NEXT, password_confirmation: NEXT };
const SITE = 'http://localhost:3000';

const ask = (email: string, redirect_url?: string) => rest(t, 'POST', '/auth/password', { email, redirect_url });

/** Where a link leads. */
async function follow(link: URL): Promise<URL> {
  const answer = await t.app.inject({ method: 'GET', url: `${link.pathname}${link.search}` });
  expect(answer.statusCode).toBe(302);
  return new URL(String(answer.headers.location));
}

const named = ({ searchParams }: URL): Headers => ({
  'access-token': searchParams.get('access-token') ?? '',
  client: searchParams.get('client') ?? '',
  uid: searchParams.get('uid') ?? '',
});

async function handedOn(redirectUrl = 'https://shop.example/') {
  const { email, userId } = await makeMember(t);
  expect((await ask(email, redirectUrl)).status).toBe(200);
  const { link } = await lastMail(t, email);
  const target = await follow(link);
  return { email, userId, link, target, names: named(target) };
}

const validate = (names: Headers) => rest(t, 'GET', '/auth/validate_token', undefined, names);

describe('a listed address of another site', () => {
  it('is led to with what clients of devise_token_auth read, in their order', async () => {
    const { target, email } = await handedOn();
    expect(target.href.startsWith('https://shop.example/?access-token=')).toBe(true);
    expect([...target.searchParams.keys()]).toEqual([
      'access-token',
      'client',
      'client_id',
      'config',
      'expiry',
      'reset_password',
      'token',
      'uid',
    ]);
    const of = Object.fromEntries(target.searchParams);
    expect(of).toMatchObject({ config: 'default', reset_password: 'true', uid: email });
    expect([of.token, of.client_id]).toEqual([of['access-token'], of.client]);
    expect(Number(of.expiry) - t.clock.now().epochSecond()).toBeLessThanOrEqual(3600);
  });

  it('keeps its own query and fragment', async () => {
    const { target } = await handedOn('https://shop.example/account/reset?lang=fr&token=mine#/new');
    expect(target.hash).toBe('#/new');
    expect([target.searchParams.get('lang'), target.searchParams.getAll('token').length]).toEqual(['fr', 1]);
    expect(target.pathname).toBe('/account/reset');
  });

  it.each(['/auth/password', '/auth'] as const)(
    'its names are valid and set one new password by PUT %s',
    async (path) => {
      const { email, names, target } = await handedOn();
      expect(await validate(names)).toMatchObject({
        status: 200,
        body: { success: true, data: { email, uid: email } },
        headers: { ...names, expiry: target.searchParams.get('expiry') },
      });
      expect(await rest(t, 'PUT', path, next, names)).toMatchObject({ status: 200, body: { data: { email } } });
      expect((await signInBy(t, email, NEXT)).status).toBe(200);
      expect((await signInBy(t, email)).status).toBe(401);
      const another = { password: 'one more of them', password_confirmation: 'one more of them' };
      expect((await rest(t, 'PUT', path, another, names)).status).toBe(401);
      expect((await validate(names)).status).toBe(401);
    },
  );

  it('its names open nothing else', async () => {
    const { email, names } = await handedOn();
    const calls = [
      await rest(t, 'GET', '/users/current-user', undefined, names),
      await rest(t, 'PUT', '/auth', { first_name: 'Eve' }, names),
      await rest(t, 'PUT', '/auth', { ...next, first_name: 'Eve' }, names),
      await rest(t, 'GET', '/bookings', undefined, names),
    ];
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await rest(t, 'DELETE', '/auth/sign_out', undefined, names)).status).toBe(404);
    expect(await signInBy(t, email)).toMatchObject({ status: 200, body: { data: { first_name: 'Ada' } } });
  });

  it('its names stay good after a password that is refused, and end with their hour', async () => {
    const { email, names } = await handedOn();
    const short = await rest(t, 'PUT', '/auth/password', { password: 'x', password_confirmation: 'x' }, names);
    expect(short).toMatchObject({ status: 422, body: { success: false } });
    expect((await validate(names)).status).toBe(200);
    t.clock.set(start.plusSeconds(3601));
    expect((await validate(names)).status).toBe(401);
    expect((await rest(t, 'PUT', '/auth/password', next, names)).status).toBe(401);
    t.clock.set(start);
    expect((await signInBy(t, email)).status).toBe(200);
  });

  it('never leads past a second factor: to who has one, the link is of this site', async () => {
    const { email, userId, link, names } = await handedOn();
    await withSecondFactor(t, userId);
    expect((await validate(names)).status).toBe(401);
    expect((await follow(link)).origin).toBe(SITE);
    await ask(email, 'https://shop.example/');
    const mailed = (await lastMail(t, email)).link;
    expect(mailed.pathname).toBe('/login/password-reset');
    const answer = await rest(t, 'PUT', '/auth/password', next, named(mailed));
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect([answer.body.data, answer.headers['access-token']]).toEqual([undefined, undefined]);
    expect(await signInBy(t, email, NEXT)).toMatchObject({ status: 401 });
  });

  it('is asked for again once the link is over', async () => {
    const { names, link } = await handedOn();
    await rest(t, 'PUT', '/auth/password', next, names);
    expect((await follow(link)).href).toBe(`${SITE}/login/password-reset`);
  });

  it('cannot be exchanged in the mailed link for one that is not listed', async () => {
    const { link } = await handedOn();
    link.searchParams.set('redirect_url', 'https://evil.example/');
    expect((await follow(link)).origin).toBe(SITE);
  });
});

describe('any other address is answered well, and the link is of this site', () => {
  it.each([
    ['none', undefined],
    ['of this site', `${SITE}/login/password-reset`],
    ['another site', 'https://evil.example/'],
    ['one that begins likewise', 'https://shop.example.evil.example/'],
    ['another path', 'https://shop.example/other'],
    ['a path that goes on', 'https://shop.example/account/reset/more'],
    ['another scheme', 'http://shop.example/'],
    ['another port', 'https://shop.example:8443/'],
    ['one behind a name', 'https://shop.example@evil.example/'],
    ['one with a name', 'https://me@shop.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a path', '//shop.example/'],
    ['no address', 'shop'],
    ['one that is too long', `https://shop.example/?${'x'.repeat(3000)}`],
  ])('%s', async (_, redirectUrl) => {
    const { email } = await makeMember(t);
    const message = 'If this address has an account, a link for a new password is on its way to it.';
    expect(await ask(email, redirectUrl)).toMatchObject({ status: 200, body: { success: true, message } });
    const { link } = await lastMail(t, email);
    expect([link.origin, link.pathname]).toEqual([SITE, '/login/password-reset']);
    expect((await rest(t, 'PUT', '/auth/password', next, named(link))).status).toBe(200);
  });

  it('an address that is not known is answered the same', async () => {
    const { email } = await makeMember(t);
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });
});

it('names of a link are none of a session', async () => {
  const { email, names } = await handedOn();
  const mine = tripleOf(await signInBy(t, email));
  expect((await validate({ ...mine, client: names.client ?? '' })).status).toBe(401);
  expect((await validate({ ...names, client: mine.client ?? '' })).status).toBe(401);
  expect((await validate({ ...names, uid: 'another@example.com' })).status).toBe(401);
  expect((await rest(t, 'PUT', '/auth/password', next, { ...names, uid: 'another@example.com' })).status).toBe(401);
  expect((await signInBy(t, email, PASSWORD)).status).toBe(200);
});
