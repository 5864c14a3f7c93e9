import { Buffer } from 'node:buffer';
import type { Instant } from '@js-joda/core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  freshEmail,
  type Headers,
  lastMail,
  makeMember,
  PASSWORD,
  queryOf,
  rest,
  signInBy,
  tripleOf,
} from './accounts.fixture.ts';

let t: TestApp;
let start: Instant;
beforeAll(async () => {
  t = await createTestApp();
  start = t.clock.now();
});
afterEach(() => t.clock.set(start));
afterAll(() => t.close());

async function signedIn() {
  const { email } = await makeMember(t);
  const answer = await signInBy(t, email);
  return { email, answer, names: tripleOf(answer) };
}

const bearerOf = (names: object): Headers => ({
  authorization: `Bearer ${Buffer.from(JSON.stringify(names)).toString('base64')}`,
});
const queried = (names: Headers) => `?${new URLSearchParams(names)}`;
const validate = (headers?: Headers, query = '') => rest(t, 'GET', `/auth/validate_token${query}`, undefined, headers);

describe('the names of a session are read', () => {
  it('from the query and from the body, as by a page that has only its storage', async () => {
    const { names, email } = await signedIn();
    expect(await validate({}, queried(names))).toMatchObject({ status: 200, body: { data: { email } } });
    const changed = await rest(t, 'PUT', '/auth', { ...names, first_name: 'Amazing' });
    expect(changed).toMatchObject({ status: 200, body: { data: { first_name: 'Amazing' } } });
    expect(await rest(t, 'DELETE', '/auth/sign_out', names)).toMatchObject({ status: 200, body: { success: true } });
    expect((await validate(names)).status).toBe(401);
  });

  it('from a form, and each name from the first place that has it', async () => {
    const { names, email } = await signedIn();
    const answer = await t.app.inject({
      method: 'DELETE',
      url: `/api/v1/auth/sign_out?uid=${encodeURIComponent(email)}&client=another`,
      headers: { client: names.client, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...names, uid: 'another@example.com' }).toString(),
    });
    expect(answer.statusCode).toBe(200);
  });

  it('first from headers, whatever query and body say', async () => {
    const [mine, others] = [await signedIn(), await signedIn()];
    const answer = await validate(mine.names, queried(others.names));
    expect(answer).toMatchObject({ status: 200, body: { data: { email: mine.email } } });
  });

  it('only by calls under /auth: elsewhere a query opens nothing', async () => {
    const { names } = await signedIn();
    expect((await rest(t, 'GET', `/users/current-user${queried(names)}`)).status).toBe(401);
    expect((await rest(t, 'PATCH', '/users/current-user', { ...names, user: { first_name: 'Eve' } })).status).toBe(401);
  });

  it.each([
    ['none', () => ''],
    ['an unknown secret', (names: Headers) => queried({ ...names, 'access-token': 'unknown' })],
    ['another client', (names: Headers) => queried({ ...names, client: 'another' })],
    ['another address', (names: Headers) => queried({ ...names, uid: 'another@example.com' })],
    ['several of each', (names: Headers) => `${queried(names)}&${queried(names).slice(1)}`],
  ])('and open nothing where there is %s', async (_, queryOfNames) => {
    const { names } = await signedIn();
    expect((await validate({}, queryOfNames(names))).status).toBe(401);
  });
});

describe('the header Authorization', () => {
  it('is answered with every session, its keys in the order of the gem, and opens it everywhere', async () => {
    const { answer, names, email } = await signedIn();
    const { authorization = '' } = answer.headers;
    const read: object = JSON.parse(Buffer.from(authorization.replace('Bearer ', ''), 'base64').toString());
    expect(Object.keys(read)).toEqual(['access-token', 'token-type', 'client', 'expiry', 'uid']);
    expect(read).toEqual({ ...names, 'token-type': 'Bearer', expiry: answer.headers.expiry });
    const again = await validate({ authorization });
    expect(again).toMatchObject({ status: 200, headers: { authorization } });
    const me = await rest(t, 'GET', '/users/current-user', undefined, { authorization });
    expect(me).toMatchObject({ status: 200, body: { data: { email } }, headers: { authorization } });
    expect(me.headers['access-control-expose-headers']).toContain('authorization');
  });

  it('counts less than the three headers', async () => {
    const [mine, others] = [await signedIn(), await signedIn()];
    const answer = await validate({ ...mine.names, ...bearerOf(others.names) });
    expect(answer.body).toMatchObject({ data: { email: mine.email } });
  });

  it.each([
    ['nothing', 'Bearer '],
    ['no base64', 'Bearer null'],
    ['no JSON', `Bearer ${Buffer.from('names').toString('base64')}`],
    ['a list', bearerOf([]).authorization],
    ['a name too few', bearerOf({ 'access-token': 'a', client: 'b' }).authorization],
    ['a name that is none', bearerOf({ 'access-token': 'a', client: 'b', uid: 7 }).authorization],
  ])('that holds %s is 401, and never a visitor', async (_, authorization = '') => {
    expect((await validate({ authorization })).status).toBe(401);
    expect((await rest(t, 'GET', '/listings', undefined, { authorization })).status).toBe(401);
  });

  it('that is broken does not keep a person from signing in', async () => {
    const { email } = await makeMember(t);
    const sent = { email, password: PASSWORD };
    expect((await rest(t, 'POST', '/auth/sign_in', sent, { authorization: 'Bearer null' })).status).toBe(200);
  });
});

describe('signing up', () => {
  const person = { first_name: 'Grace', last_name: 'Hopper', phone_number: '+14165550101' };

  it('hands out no names and no number, for a new address and a known one alike', async () => {
    const { email: known } = await makeMember(t);
    for (const email of [freshEmail(), known]) {
      const answer = await rest(t, 'POST', '/auth', { email, password: PASSWORD, ...person });
      expect(answer).toMatchObject({ status: 200, body: { data: { id: null, email, uid: email, provider: 'email' } } });
      for (const name of ['access-token', 'client', 'uid', 'expiry', 'authorization'])
        expect(answer.headers).not.toHaveProperty(name);
    }
  });

  it('lets sign in at once, before the address is confirmed', async () => {
    const email = freshEmail();
    await rest(t, 'POST', '/auth', { email, password: PASSWORD, ...person });
    expect(await signInBy(t, email)).toMatchObject({ status: 200, body: { data: { confirmed: false, uid: email } } });
  });
});

describe('expiry', () => {
  const DAY = 86_400;
  const now = () => t.clock.now().epochSecond();

  it('is 14 days from the last use on, never more than the end of the session, and never falls', async () => {
    const { answer, names } = await signedIn();
    const began = now();
    expect(Number(answer.headers.expiry)).toBe(began + 14 * DAY);
    let before = began + 14 * DAY;
    for (const days of [0.01, 1, 12, 20, 29]) {
      t.clock.set(start.plusSeconds(days * DAY));
      const expiry = Number((await validate(names)).headers.expiry);
      expect(expiry).toBeLessThanOrEqual(Math.min(began + 30 * DAY, now() + 14 * DAY));
      expect(expiry).toBeGreaterThanOrEqual(before);
      before = expiry;
    }
    expect(before).toBe(began + 30 * DAY);
  });

  it('is true: the session holds until then, and no longer', async () => {
    const { answer, names } = await signedIn();
    const expiry = Number(answer.headers.expiry);
    t.clock.set(start.plusSeconds(expiry - now() - 1));
    expect((await validate(names)).status).toBe(200);
    const other = await signedIn();
    t.clock.set(t.clock.now().plusSeconds(14 * DAY));
    expect((await validate(other.names)).status).toBe(401);
  });
});

it('a new address goes by its link, and the session by both addresses', async () => {
  const { names } = await signedIn();
  const next = freshEmail();
  const changed = await rest(t, 'PUT', '/auth', { email: next, current_password: PASSWORD }, names);
  expect(changed).toMatchObject({ status: 200, headers: { uid: next }, body: { data: { uid: next } } });
  expect(queryOf((await lastMail(t, next)).link, 'token')).not.toBe('');
  expect((await validate(names)).status).toBe(200);
});

it('names in a query or a body are in no line of the log, also where a call fails', async () => {
  const lines: string[] = [];
  const log = createLog('debug', (line) => void lines.push(line));
  const logged = await createTestApp({ log, config: { LOG_LEVEL: 'debug' } });
  const { email } = await makeMember(logged);
  const names = tripleOf(await signInBy(logged, email));
  const path = `/auth/validate_token${queried(names)}`;
  expect((await rest(logged, 'GET', path)).status).toBe(200);
  expect((await rest(logged, 'PUT', '/auth', { ...names, first_name: 'Grace' })).status).toBe(200);
  vi.spyOn(logged.deps.sessions, 'findUserOfClient').mockRejectedValue(new Error('broken'));
  expect((await rest(logged, 'GET', path)).status).toBe(500);
  const text = lines.join('\n');
  expect(text).toContain('request failed');
  for (const name of Object.values(names))
    for (const form of [name, encodeURIComponent(name)]) expect(text).not.toContain(form);
  await logged.close();
});
